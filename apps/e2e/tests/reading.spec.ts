import { totalNumbers } from '@bandwise/domain';
import { practicePath } from '../src/api.ts';
import { focusIn } from '../src/keyboard.ts';
import { moveServerDates } from '../src/move-server-dates.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const [GREEN, RED, GREY] = ['rgb(15, 100, 55)', 'rgb(165, 28, 32)', 'rgb(82, 93, 104)'];

test.describe('a reading test', () => {
  for (const part of [1, 2, 3]) {
    test(
      `gives full marks for the right answers to part ${part} [L1-3 L2-88 D18]`,
      // Part 3 has the most types of questions.
      { tag: part === 3 ? ['@phone', '@main'] : ['@phone'] },
      async ({ page, learner, signIn, admin, isMobile }) => {
        const content = samplePart('reading-1', part);
        const total = totalNumbers(content.groups);
        await signIn(page, learner);
        await page.goto(await practicePath(admin, 'reading', content.title));
        if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();

        const attempt = new AttemptPage(page);
        await attempt.answerAll(content);
        await attempt.submit();

        await expect(attempt.score).toHaveText(`You answered ${total} of ${total} correctly.`);
        await expect(attempt.results.getByText('Correct', { exact: true })).toHaveCount(
          await attempt.results.getByRole('rowheader').count(),
        );
        await expect(attempt.submitButton).toBeHidden();
      },
    );
  }

  test('is chosen from the list and marked, and its result is shown after a reload [L1-1 L2-85 L4-21 L4-26 L4-27] @main @main-firefox', async ({
    page,
    learner,
    signIn,
  }) => {
    const content = samplePart('reading-1', 1);
    const [tfng] = content.groups;
    const blanks = content.groups.at(-1);
    const [right, wrong] = tfng?.questions ?? [];
    const [blank, untouched] = blanks?.questions ?? [];
    if (!tfng || !blanks || !right || !wrong || !blank || !untouched) throw new Error('the sample has changed');
    await signIn(page, learner);
    await page.goto('/practice/reading');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('staircases');
    await page.getByRole('link', { name: `Start ${content.title}`, exact: true }).click();

    const attempt = new AttemptPage(page);
    await expect(page.getByText(`Read the text and answer questions 1–13.`)).toBeVisible();
    await expect(attempt.square(right.number)).toHaveAccessibleName(/not answered/);
    await attempt.answer(tfng, right, right.answers);
    await expect(attempt.square(right.number)).toHaveAccessibleName(`Question ${right.number}: answered`);
    await attempt.answer(tfng, wrong, [wrong.answers[0] === 'TRUE' ? 'FALSE' : 'TRUE']);
    await attempt.answer(blanks, blank, ['something else']);
    await attempt.submit();

    await expect(attempt.score).toHaveText('You answered 1 of 13 correctly.');
    await expect(attempt.row(String(right.number))).toContainText('Correct');
    await expect(attempt.row(String(wrong.number))).toContainText('Wrong');
    await expect(attempt.row(String(blank.number))).toContainText('something else');
    await expect(attempt.row(String(blank.number))).toContainText(blank.answers[0] ?? '');
    await expect(attempt.row(String(untouched.number))).toContainText('No answer');
    await expect(attempt.square(wrong.number)).toHaveAccessibleName(/wrong/);
    for (const [{ number }, colour] of [
      [right, GREEN],
      [wrong, RED],
      [untouched, GREY],
    ] as const)
      await expect(attempt.square(number)).toHaveCSS('border-top-color', colour);
    await expect(attempt.question(right).getByRole('radio').first()).toBeDisabled();

    await page.getByRole('button', { name: 'Results explanation' }).click();
    await expect(page.getByRole('heading', { name: `Explanation - ${content.title}` })).toBeVisible();

    await page.goto('/practice/reading');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('staircases');
    await expect(page.getByText('Last result 1/13')).toBeVisible();
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('staircases');
    await expect(page.getByText('Last result 1/13')).toBeVisible();
  });

  test('needs a confirmation to submit, and "Check again" changes nothing [L2-95]', async ({
    page,
    learner,
    signIn,
    admin,
  }) => {
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', samplePart('reading-1', 1).title));
    const attempt = new AttemptPage(page);
    await attempt.submitButton.click();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(attempt.results).toBeHidden();
    await attempt.submitButton.click();
    await focusIn(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Submit now' })).toBeHidden();
    await expect(attempt.submitButton).toBeEnabled();
  });

  // A guest, whose clock is the device's, so that a journey can move it.
  test('is submitted when the time is up, even with an open dialog [L4-15 L4-22 D16] @main', async ({
    page,
    admin,
  }) => {
    const content = samplePart('reading-1', 1);
    const [tfng] = content.groups;
    const [first] = tfng?.questions ?? [];
    if (!tfng || !first) throw new Error('the sample has changed');
    await page.clock.install();
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    await attempt.answer(tfng, first, first.answers);
    await expect(page.getByText(/^(20:00|19:5\d)$/)).toBeVisible();
    await attempt.submitButton.click();
    await page.clock.fastForward('19:30');
    await expect(attempt.results).toBeHidden();
    await page.clock.fastForward('00:40');
    await expect(page.getByText('Time is up.')).toBeVisible();
    await expect(attempt.score).toContainText('You answered 1 of 13 correctly.');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('loses neither answers nor time in a reload [D16]', async ({ page, admin }) => {
    const content = samplePart('reading-1', 1);
    const blanks = content.groups.at(-1);
    const [blank] = blanks?.questions ?? [];
    if (!blanks || !blank) throw new Error('the sample has changed');
    await page.clock.install();
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    await attempt.answer(blanks, blank, ['half an answer']);
    await page.clock.fastForward('05:00');
    await moveServerDates(page, 5 * 60_000);
    await page.reload();
    await expect(page.getByRole('textbox', { name: `Question ${blank.number}`, exact: true })).toHaveValue(
      'half an answer',
    );
    await expect(page.getByText(/^(15:0\d|14:5\d)$/)).toBeVisible();
  });

  test('uses no time when it was only opened [D34]', async ({ page, admin }) => {
    await page.clock.install();
    const path = await practicePath(admin, 'reading', samplePart('reading-1', 1).title);
    await page.goto(path);
    await expect(page.getByText(/^(20:00|19:5\d)$/)).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(page.getByText(/^(15:0\d|14:5\d)$/)).toBeVisible();
    await page.goto('/login');
    await page.goto(path);
    await expect(page.getByText(/^(20:00|19:5\d)$/)).toBeVisible();
  });

  test('shows an unknown test as not found [L2-80]', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    await page.goto('/practice/reading/part1/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Không tìm thấy đề!')).toBeVisible();
    await page.goto('/practice/reading/chapter/1');
    await expect(page.getByText('Không tìm thấy đề!')).toBeVisible();
  });
});

test.describe('a guest', () => {
  test(
    'takes a test without an account, and is invited to sign in [L2-3 D10]',
    { tag: ['@phone', '@main'] },
    async ({ page, admin, isMobile }) => {
      const content = samplePart('reading-2', 1);
      const [group] = content.groups;
      const [question] = group?.questions ?? [];
      if (!group || !question) throw new Error('the sample has changed');
      await page.goto(await practicePath(admin, 'reading', content.title));
      await expect(page.getByText('Guest', { exact: true })).toBeVisible();
      if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();
      const attempt = new AttemptPage(page);
      await attempt.answer(group, question, question.answers);
      await attempt.submit();
      await expect(attempt.score).toHaveText('You answered 1 of 13 correctly.');
      await expect(page.getByText('This result is saved in this browser only.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    },
  );
});
