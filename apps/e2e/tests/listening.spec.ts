import type { Locator, Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { PlayerBar } from '../src/pages/player-bar.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('listening-1', 1);

// A trace evaluates scripts in the page. The browser takes that for a user action, after which a page may play sound.
test.use({ trace: 'off' });
/** Over WebDriver BiDi, everything that Playwright does counts as a user action, so that Firefox never refuses sound. */
const TOUCHED = '@not-firefox';

const edges = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { left: Math.round(box.x), right: Math.round(box.x + box.width) };
};

test.describe('a listening test', () => {
  let attempt: AttemptPage;
  let player: PlayerBar;
  let open: (page: Page) => Promise<void>;

  test.beforeEach(async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    attempt = new AttemptPage(page);
    player = new PlayerBar(page);
    open = async () => {
      const recording = page.waitForRequest(/\/api\/media\//);
      await page.goto(await practicePath(admin, 'listening', content.title), { waitUntil: 'networkidle' });
      await recording;
      await expect(page.getByText('Listen and answer questions 1–10.', { exact: true })).toBeVisible();
    };
  });

  test(
    'offers Play if the browser refuses to start, and plays the recording',
    { tag: ['@phone', TOUCHED] },
    async ({ page }) => {
      await open(page);
      await expect(page.getByText('Press Play to start the recording.')).toBeVisible();
      await player.play.click();
      await expect(player.pause).toBeVisible();
      await expect(page.getByText('Press Play to start the recording.')).toBeHidden();
      await expect.poll(() => player.recordingState('currentTime')).toBeGreaterThan(0.2);
      await player.pause.click();
      await expect(player.play).toBeVisible();
    },
  );

  test(
    'has a bar of one line, also in the largest text, and on a phone one line for its ten questions',
    { tag: ['@phone', TOUCHED, '@main-phone'] },
    async ({ page, isMobile }) => {
      if (!isMobile) await page.addInitScript(() => localStorage.setItem('textSize', 'extra-large'));
      await open(page);
      await expect(page.getByText('Press Play to start the recording.')).toBeVisible();
      const middle = async (element: Locator) => {
        const box = await element.boundingBox();
        return box ? box.y + box.height / 2 : Number.NaN;
      };
      if (isMobile) {
        expect(await middle(attempt.square(10))).toBe(await middle(attempt.square(1)));
        return;
      }
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        const play = await middle(player.play);
        for (const element of [page.getByRole('button', { name: 'Options', exact: true }), player.volume])
          expect(Math.abs((await middle(element)) - play), String(width)).toBeLessThan(4);
      }
    },
  );

  test('seeks, skips ten seconds, and plays at six speeds and 101 volumes [L2-101 D17] @main-firefox', async ({
    page,
  }) => {
    await open(page);
    await expect.poll(() => player.recordingState('duration')).toBeGreaterThan(60);
    await player.stop();
    await player.seek.fill('30');
    await expect.poll(() => player.recordingState('currentTime')).toBe(30);
    await player.forward.click();
    await expect.poll(() => player.recordingState('currentTime')).toBe(40);
    await player.back.click();
    await player.back.click();
    await expect.poll(() => player.recordingState('currentTime')).toBe(20);
    await expect(page.getByText(/^00:20 \/ \d\d:\d\d$/)).toBeVisible();

    await expect(player.speed.getByRole('option')).toHaveText(['0.5x', '0.75x', '1x', '1.25x', '1.5x', '2x']);
    for (const [label, rate] of [
      ['0.5x', 0.5],
      ['0.75x', 0.75],
      ['1.25x', 1.25],
      ['1.5x', 1.5],
      ['2x', 2],
      ['1x', 1],
    ] as const) {
      await player.speed.selectOption(label);
      expect(await player.recordingState('playbackRate'), label).toBe(rate);
    }

    await player.volume.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await player.recordingState('volume')).toBe(0.99);
    await page.keyboard.press('Home');
    expect(await player.recordingState('volume')).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await player.recordingState('volume')).toBe(0.01);
    await page.keyboard.press('End');
    expect(await player.recordingState('volume')).toBe(1);
  });

  test(
    'starts automatically from the list, has no clock, and is submitted by its button [L2-100]',
    { tag: ['@phone', '@main'] },
    async ({ page, isMobile }) => {
      await page.goto('/practice/listening');
      await page.getByRole('searchbox', { name: 'Search by title' }).fill(content.title);
      await page.getByRole('link', { name: `Start ${content.title}`, exact: true }).click();
      await expect(player.pause).toBeVisible();
      await expect(attempt.clock).toBeHidden();
      await expect(page.getByRole('separator')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part 1');

      await attempt.submit();
      await expect(attempt.score).toHaveText('You answered 0 of 10 correctly.');
      await page.getByRole('button', { name: 'Results explanation' }).click();
      const questions = page.getByRole('region', { name: 'Questions', exact: true });
      const explanation = page.getByRole('region', { name: 'Explanation', exact: true });
      await expect(explanation.getByRole('heading', { name: `Explanation - ${content.title}` })).toBeVisible();
      if (isMobile) {
        await page.getByRole('tab', { name: 'Questions' }).tap();
        await expect(explanation).toBeHidden();
        await expect(attempt.results).toBeVisible();
      } else {
        await expect(attempt.results).toBeVisible();
        expect((await edges(questions)).right).toBeLessThanOrEqual((await edges(explanation)).left);
        await page.getByRole('button', { name: 'Close explanation' }).click();
        await expect(explanation).toBeHidden();
      }
    },
  );
});
