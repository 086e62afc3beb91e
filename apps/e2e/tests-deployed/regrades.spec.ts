import { connect } from '../src/api.ts';
import { FIRST_ADMIN } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';

const REASON = 'The text says quay, too.';

test('a reported key is corrected in the console, and both processes show the learner the mark [D72] @main', async ({
  page,
  site,
  admin,
  learner,
}) => {
  const title = `Deployed quay ${Date.now()}`;
  const question = { number: 1, question: 'The boats lie at the', answer: ['harbour'] };
  const part = { title, time: 20, part_number: 1, passage: ['<p>The boats lie at the harbour, the quay.</p>'] };
  const groups = [{ type: 'FILL_BLANKS' as const, instruction: 'Write ONE WORD ONLY.', questions: [question] }];
  const { sections } = await admin.client.call('POST /api/exam/new', {
    body: { description: title, reading: [{ ...part, groups }] },
  });
  const sectionID = sections[0]?.id ?? '';
  const { client, signIn } = connect(site.learnerUrl);
  await signIn(learner);
  const { attemptID } = await client.call('POST /api/user/save-result', {
    body: { sectionID, answers: { '1': 'quay' } },
  });
  const report = { attemptID, number: 1, words: 'A quay is meant.' };
  await client.call('POST /api/section/:sectionID/problem', { params: { sectionID }, body: report });

  await page.goto(`${site.consoleUrl}/admin/results?section=${sectionID}`);
  await new SignInPage(page).signIn(FIRST_ADMIN);
  await expect(page.getByRole('cell', { name: '0 / 1' })).toBeVisible();
  await page.goto(`${site.consoleUrl}/admin/statistics/section/${sectionID}`);
  await expect(page.getByText('Only 1 attempt so far')).toBeVisible();

  await page.goto(`${site.consoleUrl}/admin/problems?search=${encodeURIComponent(title)}`);
  const problem = page.getByRole('listitem', { name: `Question 1 of ${title}` });
  await problem.getByRole('link', { name: /^Change the key/ }).click();
  await page.getByRole('textbox', { name: /^Key/ }).fill('harbour\nquay');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByText('1 result gains marks (1 learner)')).toBeVisible();
  await page.getByRole('textbox', { name: /^Reason/ }).fill(REASON);
  await page.getByRole('button', { name: 'Change key and results' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Key corrected' })).toBeFocused();

  // nginx sends one call after the other to another process.
  for (const _process of site.apiPorts) {
    const { result } = await client.call('GET /api/attempt/:id', { params: { id: attemptID } });
    expect(result).toMatchObject({ correctCount: 1, corrections: [{ before: 0, after: 1, reason: REASON }] });
    const { correctCount } = await client.call('POST /api/user/save-result', {
      body: { sectionID, answers: { '1': 'quay' } },
    });
    expect(correctCount).toBe(1);
  }
});
