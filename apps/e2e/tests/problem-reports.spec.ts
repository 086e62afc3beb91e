import { practicePath } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };

test('a problem is reported from a review by keyboard, replied to in the console, and the learner reads the reply [D66] @main', async ({
  page,
  learner,
  learnerPage,
  admin,
  signIn,
  expectAccessible,
}) => {
  const content = samplePart('reading-1', 1);
  await learnerPage.goto(await practicePath(admin, 'reading', content.title));
  const attempt = new AttemptPage(learnerPage);
  await attempt.blank(8).fill('sills');
  await attempt.submit();
  const row = attempt.results.getByRole('row').filter({ has: learnerPage.getByRole('rowheader', { name: '8' }) });
  await row.getByRole('button').press('Enter');
  const card = learnerPage.getByRole('region', { name: 'Question 8', exact: true });
  await card.getByRole('button', { name: 'Report a problem' }).press('Enter');
  const words = `More than one sill, says ${learner.email}.`;
  await expect(card.getByRole('textbox')).toBeFocused();
  await learnerPage.keyboard.type(words);
  await expectAccessible(learnerPage);
  await learnerPage.keyboard.press('Tab');
  await learnerPage.keyboard.press('Enter');
  await expect(card.getByText('Thank you. We will review your report and reply here and by email.')).toBeFocused();
  await expectAccessible(learnerPage);
  await card.getByRole('button', { name: 'Close the explanation of this question' }).click();

  await signIn(page, ADMIN);
  await page.goto('/admin/problems');
  await page.getByLabel('Search reports').fill(learner.email);
  const reports = page.getByRole('listitem', { name: `Question 8 of ${content.title}` });
  await expect(reports).toHaveCount(1);
  await expect(reports).toContainText(words);
  await expect(reports).toContainText('sills');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
  await reports.getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: `Reply to ${learner.firstName} ${learner.lastName}` });
  await dialog.getByLabel('Reply to the learner').fill('The passage has one sill at each gate.');
  await dialog.getByRole('radio', { name: 'Declined' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No reports found')).toBeVisible();

  await learnerPage.goto('/progress');
  await learnerPage
    .getByRole('link', { name: /^Review/ })
    .first()
    .click();
  await row.getByRole('button').click();
  await expect(card.getByText('The passage has one sill at each gate.')).toBeVisible();
  await expect(card.getByText('It was reviewed, and the question was not changed.')).toBeVisible();
});

/** The size of the simulated cohort; one key is wrong. */
const LEARNERS = 300;

test('the list of keys to check begins with the wrong key, and links to the preview of the best learners’ answer [D67]', async ({
  page,
  startCohort,
  signIn,
  expectAccessible,
}) => {
  const cohort = await startCohort(LEARNERS);
  await signIn(page, ADMIN, cohort.url);
  await page.goto(`${cohort.url}/admin/keys`);
  const first = page.getByRole('listitem', { name: /^Question / }).first();
  await expect(first.getByRole('heading', { name: /^Question 11 of/ })).toBeVisible();
  await expect(first.getByText(/^Stronger learners do worse/)).toBeVisible();
  await expect(first.getByText('weir', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Preview the change: accept “mill” for question 11' }).press('Enter');
  await expect(first.getByText(/^\d+ learners would gain marks, and 0 learners would lose marks\.$/)).toBeVisible();
  await first.getByRole('link', { name: 'Accept “mill” for question 11' }).press('Enter');
  await expect(page).toHaveURL(`${cohort.url}/admin/regrade/${cohort.sectionId}?question=11&accept=mill`);
});
