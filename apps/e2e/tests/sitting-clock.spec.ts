import type { Page } from '@playwright/test';
import { tabTo } from '../src/keyboard.ts';
import { answerFirst, chooseAsGuest } from '../src/pages/whole-test.ts';
import { expect, test } from '../src/test.ts';

// A trace evaluates scripts in the page. The browser takes that for a user action, after which a page may play sound.
test.use({ trace: 'off' });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280×720 at 400 %. */
const ZOOMED = { width: 320, height: 180 };

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

test(
  'the time ends on every screen: a hidden one, a pause, the instructions, the overview, and offline [D56]',
  { tag: ['@desktop-only', '@main'] },
  async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.clock.install();
    await chooseAsGuest(page, 'Listening', 'Reading');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Hide screen' }).click();
    await page.clock.fastForward('30:00');
    await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible();
    await page.clock.fastForward('10:01');
    await expect(page.getByText('The test starts automatically in', { exact: false })).toBeVisible();
    await page.clock.fastForward('05:01');
    await answerFirst(page);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.context().setOffline(true);
    await page.clock.fastForward('01:00:01');
    await expect(
      page.getByText('Time is up, and your answers could not be submitted yet.', { exact: false }),
    ).toBeVisible();
    await page.context().setOffline(false);
    await page.clock.runFor(5000);
    await expect(page.getByText('1 of 40', { exact: true })).toBeVisible();
  },
);

test(
  'a recording that fails to load is reported, continues where it stopped, and costs no time [D41]',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.clock.install();
    const isRecording = (url: URL) => url.pathname.startsWith('/api/media/');
    await page.route(isRecording, (route) => route.abort());
    await chooseAsGuest(page, 'Listening');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.clock.runFor(31_000);
    await expect(page.getByText('The recording cannot be loaded.', { exact: false })).toBeVisible();
    const before = await secondsLeft(page);
    await page.clock.runFor(60_000);
    expect(before - (await secondsLeft(page))).toBeGreaterThan(50);
    await page.unroute(isRecording);
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText('Audio is playing')).toBeVisible({ timeout: 500 });
    }).toPass();
    // The lost time is added again.
    expect(before - (await secondsLeft(page))).toBeLessThan(20);
  },
);

test(
  'extra time that is granted during a test is added to the clock at once, with a message [D41]',
  { tag: '@desktop-only' },
  async ({ learnerPage: page, learner, admin }) => {
    await page.clock.install();
    await page.goto('/practice/reading?view=full');
    await page.getByRole('button', { name: 'Take the full test Reading Practice Test 1' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/);
    const users = await admin.client.call('GET /api/users', {});
    const id = users.find(({ email }) => email === learner.email)?.id ?? '';
    await admin.client.call('PATCH /api/users/:id', {
      params: { id },
      body: { extra_time: { percent: 25, minutes: 0 } },
    });
    // The page requests the state every twenty seconds.
    await page.clock.runFor(21_000);
    await expect(page.getByRole('timer')).toHaveText(/^7[45]:\d\d$/);
    await expect(page.getByText('75 minutes (60 + 15 extra)')).toBeVisible();
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByText('You have 75 minutes (60 + 15 extra) for this test.')).toBeVisible();
  },
);

test(
  'a whole test is taken with the keyboard alone, from the choice to the review [D57]',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.goto('/mock-exam');
    for (const skill of ['Listening', 'Writing']) {
      await tabTo(page, page.getByLabel(skill, { exact: true }));
      await page.keyboard.press('End');
    }
    // Other journeys publish tests at the same time, so the first option is unknown.
    const reading = page.getByLabel('Reading', { exact: true });
    await tabTo(page, reading, 'Shift+Tab');
    await page.keyboard.type('Reading Practice Test 1');
    await expect(reading.locator('option:checked')).toHaveText('Reading Practice Test 1');
    await tabTo(page, page.getByRole('button', { name: 'Begin' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Start the test' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Question 1: answered', exact: true })).toBeVisible();
    // The button flags the question of the last field that Tab went through.
    await tabTo(page, page.getByRole('button', { name: /^Flag for review: question/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Finish', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 answered, 12 not answered, 1 flagged for review.')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Finish and see the results' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: /^Review / }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible();
  },
);

test(
  'axe finds nothing in a whole test with its alert in each of the three contrasts [D57]',
  { tag: '@desktop-only' },
  async ({ page, expectAccessible }) => {
    await page.clock.install();
    await chooseAsGuest(page, 'Reading');
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.clock.fastForward('55:00');
    await expect(page.getByText('5 minutes left').first()).toBeVisible();
    for (const size of [WIDE, PHONE, ZOOMED]) {
      await page.setViewportSize(size);
      expect(await coveredByAlert(page), `${size.width} pixels wide`).toEqual([]);
    }
    await page.setViewportSize(WIDE);
    for (const contrast of ['Black on white', 'White on black', 'Yellow on black']) {
      await page.getByRole('button', { name: 'Options', exact: true }).click();
      await page.getByRole('button', { name: 'Contrast' }).click();
      await page.getByRole('radio', { name: contrast, exact: true }).check();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await expectAccessible(page);
  },
);

/** The names of the buttons that the alert lies over. */
function coveredByAlert(page: Page): Promise<string[]> {
  return page
    .getByRole('banner')
    .locator('strong')
    .evaluate((alert) => {
      const over = alert.getBoundingClientRect();
      return [...document.querySelectorAll('button')]
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    });
}
