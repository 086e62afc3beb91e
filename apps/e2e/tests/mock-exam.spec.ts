import { answerFirst, chooseTest, turnTo } from '../src/pages/whole-test.ts';
import { expect, test } from '../src/test.ts';

// A trace evaluates scripts in the page. The browser takes that for a user action, after which a page may play sound.
test.use({ trace: 'off' });

test(
  'a learner chooses a mock exam, and takes it with its pauses until the result [D56]',
  { tag: ['@phone', '@main'] },
  async ({ learnerPage: page, expectAccessible }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Prepare a mock exam' }).click();
    await expect(page.getByRole('heading', { name: 'Your exam' })).toBeVisible();
    await chooseTest(page, 'Listening', 'Listening Practice Test 1');
    await chooseTest(page, 'Reading', 'Reading Practice Test 1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Begin' }).click();

    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('button', { name: 'Finish this test' }).click();
    await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Listening' })).toContainText('Finished');
    await expect(page.getByRole('listitem').filter({ hasText: 'Reading' })).toContainText('60 minutes, next');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue now' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await answerFirst(page);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('button', { name: 'Finish this test' }).click();
    await page.getByRole('button', { name: 'Continue now' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await expect(page.getByRole('heading', { name: 'Task 1', exact: true })).toBeVisible();
    await turnTo(page, 'Your answer');
    await page.getByRole('textbox').fill('The chart shows trade.');
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('button', { name: 'Finish and see the results' }).click();

    await expect(page.getByText('0 of 40', { exact: true })).toBeVisible();
    await expect(page.getByText('1 of 40', { exact: true })).toBeVisible();
    await expect(page.getByText('The chart shows trade.')).toBeVisible();
    await expect(page.getByText('An overall band needs a band for each of the four skills.')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a guest takes a whole test with its alerts until the time is up, and an account adopts the result [D57]',
  { tag: '@phone' },
  async ({ page, learner, expectAccessible }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.clock.install();
    // The page keeps the time of the server's responses, which does not move with the clock of this journey.
    await page.route(/\/(api|sanctum)\//, async (route) => {
      const response = await route.fetch();
      const { date: _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Take a mock exam without an account' }).click();
    await expect(page.getByText('are saved in this browser only', { exact: false })).toBeVisible();
    await chooseTest(page, 'Listening', null);
    await chooseTest(page, 'Reading', 'Reading Practice Test 1');
    await chooseTest(page, 'Writing', null);
    await expectAccessible(page);
    const keys: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/sitting/mark')) keys.push(response.url());
    });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await answerFirst(page);

    await page.clock.fastForward('30:00');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Question 1: answered', exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
    for (const left of [10, 5]) {
      // An alert lasts half a minute, which is short on a busy machine.
      const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
      await page.clock.fastForward(((minutes - left) * 60 + seconds) * 1000);
      await expect(page.getByText(`${left} minutes left`).first()).toBeVisible();
    }
    await expectAccessible(page);
    expect(keys).toEqual([]);
    await page.clock.fastForward('05:00');
    await expect(page.getByText('1 of 40', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Band \d\.\d$/)).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Review / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the result' }).click();
    await expect(page.getByText('1 of 40', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Sign in to save your result' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(learner.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(learner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(/is saved in your account: 1 of 40 correct\./)).toBeVisible();
    await page.getByRole('link', { name: 'Show the result' }).click();
    await expect(page.getByText('1 of 40', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/sitting\/[\da-f-]{36}$/);
  },
);
