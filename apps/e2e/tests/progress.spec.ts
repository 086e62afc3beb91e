import type { ExamInput } from '@bandwise/api-contract/admin';
import { connect, practicePath } from '../src/api.ts';
import { ProgressPage } from '../src/pages/progress-page.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

/** A test of one True / False question and one blank. */
function ferryTest(title: string, asked: { statement: string; verdict: string; word: string }): ExamInput {
  const { statement, verdict, word } = asked;
  return {
    description: title,
    reading: [
      {
        title,
        part_number: 1,
        time: 20,
        passage: ['<p>The ferry crosses the river twice a day. In winter it stays in the boathouse.</p>'],
        explanation: `<p>The answer to the second question is ${word}.</p>`,
        groups: [
          {
            type: 'TFNG',
            instruction: 'True or false?',
            questions: [{ number: 1, question: statement, answer: verdict }],
          },
          {
            type: 'FILL_BLANKS',
            instruction: 'Write ONE WORD.',
            questions: [{ number: 2, question: 'In winter it stays in the', answer: word }],
          },
        ],
        locked: false,
      },
    ],
  };
}

test.describe('progress', () => {
  test(
    'shows a result, and opens its review in the version that was taken after the test has changed',
    { tag: ['@phone', '@main'] },
    async ({ page, learner, admin, isMobile, expectAccessible }, info) => {
      const title = `The Ferry ${info.project.name} ${info.repeatEachIndex}`;
      const { exam_id } = await admin.client.call('POST /api/exam/new/:type', {
        params: { type: 'reading' },
        body: ferryTest(title, { statement: 'It crosses twice a day.', verdict: 'TRUE', word: 'boathouse' }),
      });
      const path = await practicePath(admin, 'reading', title);
      const progress = new ProgressPage(page);
      const attempt = new AttemptPage(page);
      const showQuestions = async () => {
        if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();
      };

      await page.goto('/progress');
      await new SignInPage(page).signIn(learner);
      await expect(page).toHaveURL('/progress');
      await expect(progress.none).toBeVisible();

      await page.goto(path);
      await showQuestions();
      await attempt.question({ number: 1 }).getByRole('radio', { name: 'TRUE', exact: true }).check();
      await attempt.blank(2).fill('harbour');
      await attempt.submit();
      await expect(attempt.score).toHaveText('You answered 1 of 2 correctly.');

      await progress.open();
      await expect(progress.figure('Reading', 'Parts taken')).toHaveText('1');
      await expect(progress.figure('Reading', 'Marks')).toContainText('1 of 2');
      await expect(progress.questionType('True/False/Not Given')).toContainText('100%');
      await expect(progress.questionType('Completion, labelling or short answers')).toContainText('0 of 1');
      await expect(progress.row(title)).toContainText('1 of 2');
      await expectAccessible(page);
      if (isMobile) {
        await page.setViewportSize({ width: 360, height: 780 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }

      await admin.client.call('PUT /api/exam/:exam_id', {
        params: { exam_id },
        body: ferryTest(title, { statement: 'It never crosses.', verdict: 'FALSE', word: 'harbour' }),
      });
      await progress.review(title).click();
      await expect(attempt.score).toHaveText('You answered 1 of 2 correctly.');
      await showQuestions();
      await expect(page.getByText('It crosses twice a day.')).toBeVisible();
      await expect(page.getByText('It never crosses.')).toBeHidden();
      const choice = (name: RegExp) => attempt.question({ number: 1 }).getByRole('radio', { name });
      await expect(choice(/^TRUE/)).toBeChecked();
      await expect(choice(/^FALSE/)).toBeDisabled();
      await expect(attempt.blank(2)).toHaveValue('harbour');
      await expect(attempt.blank(2)).not.toBeEditable();
      await expect(attempt.row('2')).toContainText('boathouse');
      await expect(attempt.submitButton).toBeHidden();
      await page.getByRole('button', { name: 'Results explanation' }).click();
      await expect(page.getByText('The answer to the second question is boathouse.')).toBeVisible();

      // The learner takes the new version. The icon of the list opens the last result, and the first one still exists.
      await page.goto(path);
      await showQuestions();
      await expect(page.getByText('It never crosses.')).toBeVisible();
      await attempt.blank(2).fill('harbour');
      await attempt.submit();
      await expect(attempt.score).toHaveText('You answered 1 of 2 correctly.');
      await page.goto('/practice/reading');
      await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
      await page.getByRole('link', { name: `Review your last result for ${title}` }).click();
      await expect(attempt.row('1')).toContainText('No answer');
      await expect(attempt.row('2')).toContainText('Correct');
      await progress.open();
      await expect(progress.row(title)).toHaveCount(2);
      await progress.review(title).last().click();
      await expect(attempt.row('2')).toContainText('boathouse');
    },
  );

  test('lists more tests than fit on a page, and links to the attempt in progress', async ({
    page,
    learner,
    signIn,
    admin,
  }) => {
    const { title } = samplePart('reading-1', 1);
    const listening = samplePart('listening-1', 1).title;
    const { client, signIn: signInToApi } = connect();
    await signInToApi(learner);
    const idOf = async (path: Promise<string>) => (await path).split('/').at(-1) ?? '';
    const sectionID = await idOf(practicePath(admin, 'reading', title));
    for (let taken = 0; taken < 21; taken += 1) {
      const { id: attemptID } = await client.call('POST /api/attempt', { body: { sectionID } });
      await client.call('POST /api/user/save-result', { body: { sectionID, attemptID, answers: {} } });
    }
    await client.call('POST /api/user/save-result', { body: { sectionID, correctCount: 13, total: 13 } });
    const { id } = await client.call('POST /api/attempt', {
      body: { sectionID: await idOf(practicePath(admin, 'listening', listening)) },
    });
    // An attempt without answers cannot be continued.
    const changes = { '1': { value: 'quay', at: Date.now() } };
    await client.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });

    await signIn(page, learner);
    const progress = new ProgressPage(page);
    await page.goto('/progress');
    await expect(progress.figure('Reading', 'Marks')).toContainText('0 of 273');
    await expect(progress.tests).toHaveCount(20);
    await expect(page.getByText('Marks sent by your device, without the answers')).toBeVisible();
    await progress.older.focus();
    await page.keyboard.press('Enter');
    await expect(progress.tests).toHaveCount(23);
    await expect(page.getByRole('row').nth(21)).toBeFocused();
    await expect(progress.older).toBeHidden();

    await progress.continue(listening).click();
    await expect(new AttemptPage(page).submitButton).toBeVisible();
    await expect(page.getByText('Listen and answer questions 1–10.')).toBeVisible();
  });
});
