import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);

test.describe('after the results', () => {
  test('there are links to the next part, to the same test again, and to the list', async ({
    page,
    learner,
    signIn,
    admin,
  }) => {
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    const ways = page.getByRole('navigation', { name: 'Next steps' });
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    await ways.getByRole('link', { name: 'Take again' }).click();
    await expect(attempt.submitButton).toBeVisible();
    await expect(attempt.saveStatus).toHaveText('Saved');
    await expect(attempt.clock).toHaveText(/^(20:00|19:5\d)$/);
    await attempt.submit();
    await ways.getByRole('link', { name: 'Next: Part 2' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Part 2' })).toBeVisible();
    await attempt.submit();
    await ways.getByRole('link', { name: 'Back to list' }).click();
    await expect(page).toHaveURL(/\/practice\/reading$/);
  });

  test('the passage, the questions, the results and the explanation are printed in full, in black on white @main', async ({
    page,
    learner,
    signIn,
    admin,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'yellow-on-black'));
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    await attempt.submit();
    await expect(attempt.results).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, main *')]
          .filter((element) => element.scrollHeight > element.clientHeight + 2)
          .filter((element) => getComputedStyle(element).overflowY !== 'visible' && element.clientHeight > 100)
          .map((element) => element.className),
      );
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(cut).toEqual([]);
    await expect.poll(height).toBeGreaterThan(2000);
    await expect(attempt.results).toHaveCSS('color', 'rgb(27, 39, 51)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Results explanation' }).click();
    await expect(page.getByRole('heading', { name: /^Explanation - / })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(cut).toEqual([]);
    await expect.poll(height).toBeGreaterThan(2000);
  });
});
