import { answerFirst, turnTo } from '../src/pages/whole-test.ts';
import { expectOnlyListed, MOCK_EXAM, READING, test, WRITING } from '../src/teaching/taught-class.ts';
import { expect } from '../src/test.ts';

test(
  'a teacher assigns a mock exam, watches a learner sit it, and finds the result in the class [D196 D198 D199]',
  { tag: ['@phone', '@main', '@main-firefox'] },
  async ({ page, taught, signIn, openAs }) => {
    await signIn(page, taught.teacher);
    await page.goto('/admin/');
    await page.getByRole('button', { name: `Assign to ${taught.name}` }).click();
    const dialog = page.getByRole('dialog');
    for (const [title, other] of [
      [READING, WRITING],
      [WRITING, READING],
    ] as const) {
      await dialog.getByRole('searchbox', { name: 'Search tests' }).fill(title);
      await expectOnlyListed(dialog, { title, other });
      await dialog.getByRole('button', { name: `Add ${title}`, exact: true }).click();
      await expect(dialog.getByRole('group', { name: 'Chosen tests' })).toContainText(title);
    }
    await dialog.getByRole('checkbox', { name: /^Mock exam/ }).check();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(MOCK_EXAM);
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText(`${MOCK_EXAM} was assigned to ${taught.name}.`)).toBeVisible();

    const [an] = taught.learners;
    const own = await openAs(an);
    await own.goto('/home');
    await own.getByRole('link', { name: `Open: ${MOCK_EXAM}` }).click();
    await expect(own.getByRole('region', { name: 'Rules' })).toContainText('You have 1 attempt.');
    await own.getByRole('button', { name: /^Start: / }).click();
    await own.getByRole('button', { name: 'Start the test' }).click();
    await answerFirst(own);

    await page.goto(`/admin/classes/${taught.id}`);
    await page.getByRole('link', { name: `Exam room of ${MOCK_EXAM}` }).click();
    const row = page.getByRole('row', { name: /An Le/ });
    await expect(row).toContainText('In progress');
    await expect(row).toContainText('1 of 40');
    await expect(page.getByRole('row', { name: /Chi Dang/ })).toContainText('Not started');

    await own.getByRole('button', { name: 'Finish', exact: true }).click();
    await own.getByRole('button', { name: 'Finish this test' }).click();
    await own.getByRole('button', { name: 'Continue now' }).click();
    await own.getByRole('button', { name: 'Start the test' }).click();
    await turnTo(own, 'Your answer');
    await own.getByRole('textbox').fill('The chart shows loans.');
    await own.getByRole('button', { name: 'Finish', exact: true }).click();
    await own.getByRole('button', { name: 'Finish and see the results' }).click();
    await expect(own.getByText('1 of 40', { exact: true })).toBeVisible();

    await expect(row).toContainText('Submitted');
    await page.goto(`/admin/classes/${taught.id}/work`);
    const work = page.getByRole('region', { name: 'Learners and assignments' }).getByRole('row', { name: /An Le/ });
    await expect(work).toContainText('Finished');
    await expect(work).toContainText('1 / 40');
    await expect(work.getByRole('link', { name: 'An Le, Mock exam: Assess part 1' })).toBeVisible();
  },
);
