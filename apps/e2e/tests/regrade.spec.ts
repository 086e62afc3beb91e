import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/** The left edge of the text of an element, in pixels. */
function textLeft(element: Element): number | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects()[0]?.left;
}

/** The size of the simulated cohort; one key is wrong. */
const LEARNERS = 60;
const PHONE = { width: 390, height: 844 };
const REASON = 'The passage says that a mill stood by the weir.';

test('a wrong key is found in the statistics and corrected, learners see the change in their review, and it is undone [D64 D65]', async ({
  page,
  browser,
  startCohort,
  signIn,
  expectAccessible,
}) => {
  const cohort = await startCohort(LEARNERS);
  await signIn(page, ADMIN, cohort.url);
  await page.goto(`${cohort.url}/admin/statistics/section/${cohort.sectionId}`);
  const look = page.getByRole('region', { name: 'Questions to check' });
  await look.getByRole('link', { name: 'Question 11: show answers' }).click();
  await page.getByRole('link', { name: 'Accept “mill” and mark again' }).click();

  // Nothing has changed yet: the preview comes first.
  await expect(page.getByRole('textbox', { name: /^Key/ })).toHaveValue('weir\nmill');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  const changes = page.getByRole('region', { name: 'Preview of changes' });
  await expect(changes.getByRole('status')).toContainText(/\d+ results gain marks \(\d+ learners\)/);
  const first = changes.getByRole('table').getByRole('row').nth(1);
  const [, number, before, after] = /Learner (\d+).*mill\s+(\d+)\s→\s(\d+) of\s13/s.exec(await first.innerText()) ?? [];
  expect(Number(after)).toBe(Number(before) + 1);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
  await changes.getByRole('textbox', { name: /^Reason/ }).fill(REASON);
  await changes.getByRole('button', { name: 'Change key and results' }).click();
  await expect(page.getByText('Key corrected')).toBeVisible();
  const past = page.getByRole('listitem', { name: 'Question 11' });
  await expect(past).toContainText(REASON);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);

  const context = await browser.newContext();
  const learnerPage = await context.newPage();
  await signIn(learnerPage, { email: `cohort${number}@example.com`, password: cohort.password }, cohort.url);
  await learnerPage.goto(`${cohort.url}/progress`);
  await learnerPage
    .getByRole('link', { name: /^Review/ })
    .first()
    .click();
  await expect(learnerPage.getByText(`You answered ${after} of 13 correctly.`)).toBeVisible();
  await expect(
    learnerPage.getByText(`Your marks changed from ${before} to ${after} of 13. Reason: ${REASON}`),
  ).toBeVisible();

  await past.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this key change?' });
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('The question asks for something else.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(past).toContainText('Undone by Demo Administrator');
  await expect(page.getByText('Key corrected')).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Key/ })).toHaveValue('weir');
  await learnerPage.reload();
  await expect(learnerPage.getByText(`You answered ${before} of 13 correctly.`)).toBeVisible();
  await expect(learnerPage.getByText(/Reason: The question asks for something else\.$/)).toBeVisible();
  await context.close();
});

test('a question is made void: a learner with a wrong answer gets the mark, and sees the reason [D121] @main', async ({
  page,
  learnerPage,
  admin,
  signIn,
  expectAccessible,
}, info) => {
  const title = `The Lock Keeper ${info.repeatEachIndex}`;
  await admin.client.call('POST /api/exam/new/:type', {
    params: { type: 'reading' },
    body: {
      description: title,
      reading: [
        {
          title,
          part_number: 1,
          time: 20,
          passage: ['<p>The keeper opens the lock at dawn and reads the gauge.</p>'],
          explanation: '<p>The gauge is read at dawn.</p>',
          groups: [
            {
              type: 'FILL_BLANKS',
              instruction: 'Write ONE WORD.',
              questions: [
                { number: 1, question: 'The keeper reads the', answer: 'gauge' },
                { number: 2, question: 'The lock is opened at', answer: 'noon' },
              ],
            },
          ],
          locked: false,
        },
      ],
    },
  });
  const path = await practicePath(admin, 'reading', title);
  await learnerPage.goto(path);
  const attempt = new AttemptPage(learnerPage);
  await attempt.blank(1).fill('gauge');
  await attempt.blank(2).fill('dawn');
  await attempt.submit();
  await expect(attempt.score).toHaveText('You answered 1 of 2 correctly.');

  await signIn(page, ADMIN);
  await page.goto(`/admin/regrade/${path.split('/').at(-1)}?question=2`);
  await page.getByRole('radio', { name: 'Give everyone the mark' }).check();
  const left = (words: string) => page.getByText(words).evaluate(textLeft);
  expect(await left('Every learner earns the mark, even without an answer.')).toBe(
    await left('Give everyone the mark'),
  );
  await page.getByRole('button', { name: 'Preview changes' }).click();
  const changes = page.getByRole('region', { name: 'Preview of changes' });
  await expect(changes.getByRole('status')).toContainText('1 result gains marks (1 learner)');
  await expectAccessible(page);
  const reason = 'The passage does not say noon.';
  await changes.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await changes.getByRole('button', { name: 'Change key and results' }).click();
  const past = page.getByRole('listitem', { name: 'Question 2' });
  await expect(past).toContainText('Everyone gets the mark.');
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);

  await learnerPage.goto('/progress');
  await learnerPage
    .getByRole('link', { name: /^Review/ })
    .first()
    .click();
  await expect(attempt.score).toHaveText('You answered 2 of 2 correctly.');
  await expect(learnerPage.getByText(`Your marks changed from 1 to 2 of 2. Reason: ${reason}`)).toBeVisible();
  await attempt.results.getByRole('row', { name: /^2 / }).getByRole('button').click();
  const card = learnerPage.getByRole('region', { name: 'Question 2', exact: true });
  await expect(card).toContainText('This question was cancelled. Everyone gets the mark.');
  await expectAccessible(learnerPage);
});
