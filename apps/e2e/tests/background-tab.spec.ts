import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const [group] = content.groups;
const [question] = group?.questions ?? [];
if (!group || !question) throw new Error('the sample has changed');

/** Simulates a tab that goes to the background, or comes back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

// A guest, because a journey can move the clock of the page. The time moves on without timers, as a browser may do with a tab in the
// background.
test('the clock of a tab in the background stays right, and the test is submitted if its time runs out there', async ({
  page,
  admin,
}) => {
  const start = new Date('2026-11-20T10:00:00Z');
  await page.clock.install({ time: start });
  await page.goto(await practicePath(admin, 'reading', content.title));
  const attempt = new AttemptPage(page);
  await expect(attempt.clock).toHaveText(/^(20:00|19:5\d)$/);
  await attempt.answer(group, question, question.answers);

  // Without the time of the server, a device uses its own clock after a sleep.
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
