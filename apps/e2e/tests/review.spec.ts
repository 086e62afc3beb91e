import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { PlayerBar } from '../src/pages/player-bar.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const row = (page: Page, number: number) =>
  new AttemptPage(page).results
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(number), exact: true }) });
const card = (page: Page, label: string) => page.getByRole('region', { name: `Question ${label}`, exact: true });

/** The text that is highlighted as evidence, and whether its first line is visible. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('bw-evidence') ?? [])] as Range[];
    const [first] = ranges;
    const rect = first?.getBoundingClientRect();
    const pane = first?.startContainer.parentElement?.closest('section')?.getBoundingClientRect();
    const isSeen = rect !== undefined && pane !== undefined && rect.top >= pane.top && rect.bottom <= pane.bottom;
    return { words: ranges.map(String).join(''), isSeen };
  });

test.describe('the review of an attempt', { tag: '@phone' }, () => {
  test('says why an answer is wrong, and shows where the passage has the right one @main', async ({
    page,
    learner,
    signIn,
    admin,
    expectAccessible,
    isMobile,
  }) => {
    const content = samplePart('reading-1', 1);
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    // The last part of the card loads after the passage has scrolled, and reduces the height of the passage.
    const shown = Promise.withResolvers<void>();
    await page.route(/\/problem-report-[^/]*\.js$/, async (route) => {
      await shown.promise;
      await route.continue();
    });
    if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();
    await attempt.blank(8).fill('sills');
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    expect(await painted(page)).toEqual({ words: '', isSeen: false });

    await row(page, 8).getByRole('button').press('Enter');
    const eight = card(page, '8');
    await expect(eight.getByText('The block beneath the upper gate:')).toBeVisible();
    await expect(eight.getByText('sills', { exact: true })).toBeVisible();
    await expect(eight.getByText('Check singular and plural.')).toBeVisible();
    await expect(eight.getByText(/says the same as ‘the block beneath the upper gate’/)).toBeVisible();
    if (isMobile) await eight.getByRole('button', { name: 'Show in the passage' }).click();
    const quote = { words: 'Those on board must watch for the sill, on which the upper gates rest.', isSeen: true };
    await expect.poll(() => painted(page)).toEqual(quote);
    shown.resolve();
    await expect(eight.getByRole('button', { name: 'Report a problem' })).toBeVisible();
    await expect.poll(() => painted(page)).toEqual(quote);
    await expectAccessible(page);

    await page.keyboard.press('Alt+n');
    await expect(card(page, '9')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question 9', exact: true })).toBeFocused();
    if (!isMobile) await expect(attempt.results).toBeVisible();
    await card(page, '9').getByRole('button', { name: 'Next wrong answer' }).click();
    await card(page, '10').getByRole('button', { name: 'Close the explanation of this question' }).click();
    await expect(card(page, '10')).toBeHidden();
    expect(await painted(page)).toEqual({ words: '', isSeen: false });
  });

  test('plays the seconds of the recording with the answer, and the transcript follows', async ({
    page,
    learner,
    signIn,
    admin,
    expectAccessible,
    isMobile,
  }) => {
    const content = samplePart('listening-1', 1);
    const evidence = content.groups[0]?.questions[3]?.evidence?.[0];
    if (!evidence || !('start' in evidence)) throw new Error('Question 4 names no seconds');
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'listening', content.title));
    const attempt = new AttemptPage(page);
    const player = new PlayerBar(page);
    await player.stop();
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    await row(page, 4).click();
    const four = card(page, '4');
    await expect(four.getByText('No answer.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
    await expectAccessible(page);
    await four.getByRole('button', { name: 'Play 02:09 to 02:15' }).click();
    await expect.poll(() => player.recordingState('currentTime')).toBeGreaterThan(evidence.start + 1);
    const spoken = page.locator('li[aria-current="true"]');
    await expect(spoken).toContainText('so now I work as a nurse, at the hospital.');
    await expect(spoken).toBeInViewport();
    // The recording stops automatically.
    await expect(player.play).toBeVisible();
    expect(await player.recordingState('currentTime')).toBeLessThan(evidence.end + 1);
    if (isMobile) await expect(page.getByRole('tab', { name: 'Transcript' })).toBeVisible();
  });
});
