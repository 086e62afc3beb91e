import type { Locator, Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const fontSize = (of: Locator) => of.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

async function choose(page: Page, entry: 'Text size' | 'Contrast', choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('button', { name: entry }).click();
  await page.getByRole('radio', { name: choice, exact: true }).check();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The colours of the background and the text. */
const colours = (of: Locator) =>
  of.evaluate((element) => {
    let ground: Element | null = element;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    return [ground ? getComputedStyle(ground).backgroundColor : '', getComputedStyle(element).color];
  });

/** The contrast of each ring with the background (WCAG 1.4.11); 0 if the browser draws the ring. Runs in the page. */
function contrastsOfRings(radios: readonly Element[]): number[] {
  const channels = (colour: string) => Array.from(colour.matchAll(/[\d.]+/g), ([number]) => Number(number));
  const linear = (value = 0) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (colour: string) => {
    const [red, green, blue] = channels(colour);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  };
  const groundOf = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
  };
  return radios.map((radio) => {
    const { appearance, borderTopColor } = getComputedStyle(radio);
    const [ring, ground] = [luminance(borderTopColor), luminance(groundOf(radio.parentElement))];
    return appearance === 'none' ? Math.max(ring, ground) / Math.min(ring, ground) : 0;
  });
}

const [WHITE, BLACK, YELLOW] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(255, 255, 0)'];

test.describe('the options of a test', () => {
  let attempt: AttemptPage;

  test.beforeEach(async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    attempt = new AttemptPage(page);
    await page.goto(await practicePath(admin, 'reading', content.title));
    await expect(attempt.clock).toBeVisible();
  });

  test(
    'enlarge all texts, and are remembered [L2-111 L9-16]',
    { tag: ['@phone', '@main'] },
    async ({ page, isMobile, admin }) => {
      const passage = page.getByRole('region', { name: 'Passage' }).getByRole('paragraph').first();
      const heading = page.getByRole('heading', { level: 1 });
      const read = async () => [await fontSize(passage), await fontSize(heading)];
      const regular = await read();
      for (const [choice, stored, scale] of [
        ['Large', 'large', 1.1875],
        ['Extra large', 'extra-large', 1.375],
      ] as const) {
        await choose(page, 'Text size', choice);
        expect(await read()).toEqual(regular.map((size) => size * scale));
        expect(await page.evaluate(() => localStorage.getItem('textSize'))).toBe(stored);
      }
      await page.reload();
      await expect(attempt.clock).toBeVisible();
      expect(await read()).toEqual(regular.map((size) => size * 1.375));

      // Also the questions, a dialog and the other screens of a test, but not the rest of the product.
      if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();
      expect(await fontSize(page.locator('#question-1'))).toBe(22);
      await attempt.submitButton.click();
      expect(await fontSize(page.getByRole('dialog').getByText(/no answer/))).toBe(22);
      await page.goto(await practicePath(admin, 'listening', samplePart('listening-1', 2).title));
      await expect(page.getByText('Listen and answer questions 11–20.')).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('22px');
      await page.goto('/home');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
    },
  );

  test('give the ring of every radio button enough contrast in each theme', async ({ page }) => {
    for (const theme of ['White on black', 'Yellow on black', 'Black on white']) {
      await choose(page, 'Contrast', theme);
      await page.getByRole('button', { name: 'Options', exact: true }).click();
      await page.getByRole('button', { name: 'Contrast' }).click();
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(3);
      const rings = await page.locator('input[type=radio]').evaluateAll(contrastsOfRings);
      expect(rings.filter((contrast) => contrast < 3)).toEqual([]);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    }
  });

  test('change the colours of the passage, the questions, dialogs and results [L2-112 L9-17] @main-firefox', async ({
    page,
  }) => {
    const passage = page.getByRole('region', { name: 'Passage' }).getByRole('paragraph').first();
    const answer = attempt.question({ number: 2 }).getByText('TRUE', { exact: true });
    for (const [choice, stored, ground, text] of [
      ['White on black', 'white-on-black', BLACK, WHITE],
      ['Yellow on black', 'yellow-on-black', BLACK, YELLOW],
      ['Black on white', 'black-on-white', WHITE, BLACK],
      ['Yellow on black', 'yellow-on-black', BLACK, YELLOW],
    ] as const) {
      await choose(page, 'Contrast', choice);
      expect(await colours(passage), choice).toEqual([ground, text]);
      expect(await colours(page.locator('body')), choice).toEqual([ground, text]);
      expect((await colours(answer))[1], choice).toBe(text);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored);
    }
    await page.reload();
    await expect(attempt.clock).toBeVisible();
    await attempt.submitButton.click();
    expect(await colours(page.getByRole('dialog').getByText(/no answer/))).toEqual([BLACK, YELLOW]);
    await page.getByRole('button', { name: 'Submit now' }).click();
    const blank = attempt.row('1').getByText('No answer');
    // A colour that is light enough on black; axe checks the ratio (accessibility.spec.ts).
    expect(await colours(blank)).toEqual([BLACK, 'rgb(214, 214, 160)']);
  });

  test('change the colours of the rest of the product too, from its first paint [D19]', async ({ page }) => {
    const body = page.locator('body');
    await choose(page, 'Contrast', 'Yellow on black');
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await colours(body)).toEqual([BLACK, YELLOW]);
    // Polls, because until the home page loads, the heading is that of the test.
    await expect.poll(() => colours(page.getByRole('heading', { level: 1 }))).toEqual([BLACK, YELLOW]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logout successful.')).toBeVisible();
    expect(await colours(body)).toEqual([BLACK, YELLOW]);

    // Before the app has loaded.
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toHaveText('Loading...');
    expect(await colours(body)).toEqual([BLACK, YELLOW]);
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await colours(body)).toEqual([BLACK, YELLOW]);
  });

  test('stay open when the test has loaded', async ({ page, admin }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/section/*', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(await practicePath(admin, 'reading', content.title));
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('button', { name: 'Contrast' }).click();
    await expect(page.getByText('Loading...')).toBeAttached();
    arrive();
    await expect(page.locator('#question-1')).toBeAttached();
    await page.getByRole('radio', { name: 'White on black', exact: true }).check();
    expect(await colours(page.locator('body'))).toEqual([BLACK, WHITE]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
