import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const [group] = content.groups;
const [question] = group?.questions ?? [];
if (!group || !question) throw new Error('the sample has changed');

/** As the browser tells a page that another tab is in front, or no longer. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

// A guest's clock is the page's, which a journey can turn. The time moves and no timer runs: a browser may do that to
// a tab in the background for as long as it likes.
test('a tab in the background loses no time and gains none, and is submitted if its time ran out there', async ({
  page,
  admin,
}) => {
  const start = new Date('2026-11-20T10:00:00Z');
  await page.clock.install({ time: start });
  await page.goto(await practicePath(admin, 'reading', content.title));
  const attempt = new AttemptPage(page);
  await expect(attempt.clock).toHaveText(/^(20:00|19:5\d)$/);
  await attempt.answer(group, question, question.answers);

  // Without the server's time a device that has slept goes by its own clock.
  await page.route('**/api/config', (route) => route.abort());
  await setHidden(page, true);
  await page.clock.setSystemTime(new Date(start.getTime() + 12 * 60_000));
  await setHidden(page, false);
  await expect(attempt.clock).toHaveText(/^(08:00|07:5\d)$/);

  await setHidden(page, true);
  await page.clock.setSystemTime(new Date(start.getTime() + 21 * 60_000));
  await expect(attempt.results).toBeHidden();
  await setHidden(page, false);
  await expect(page.getByText('Time is up. Your answers have been submitted.')).toBeVisible();
  await expect(attempt.score).toHaveText(/You answered 1 of 13 correctly\.$/);
});
