import type { Locator, Page } from '@playwright/test';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { settle } from '../src/settle.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

async function drag(page: Page, separator: Locator, to: number): Promise<void> {
  const box = await separator.boundingBox();
  if (!box) throw new Error('The divider is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(to, box.y + 100, { steps: 5 });
  await page.mouse.up();
}

test.describe('the page of a reading test', () => {
  let attempt: AttemptPage;
  let passage: Locator;
  let questions: Locator;

  test.beforeEach(async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    attempt = new AttemptPage(page);
    passage = page.getByRole('region', { name: 'Passage', exact: true });
    questions = page.getByRole('region', { name: 'Questions', exact: true });
    await page.goto('/practice/reading?search=staircases');
    await page.getByRole('link', { name: `Start ${content.title}`, exact: true }).click();
    await expect(attempt.clock).toBeVisible();
  });

  test('is divided in halves, and each panel has at least 300 pixels [L2-86 L2-88 L2-89 L9-8] @main', async ({
    page,
  }) => {
    const separator = page.getByRole('separator');
    await expect.poll(() => widthOf(passage)).toBe(720);
    await expect.poll(() => widthOf(questions)).toBe(720);
    await drag(page, separator, 500);
    await expect.poll(async () => Math.abs((await widthOf(passage)) - 500)).toBeLessThanOrEqual(2);
    await drag(page, separator, 10);
    await expect.poll(() => widthOf(passage)).toBe(300);
    await drag(page, separator, 1430);
    await expect.poll(() => widthOf(questions)).toBe(300);

    await separator.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => widthOf(questions)).toBeGreaterThan(300);
    await page.keyboard.press('Home');
    await expect.poll(() => widthOf(passage)).toBe(300);
    await page.keyboard.press('End');
    await expect.poll(() => widthOf(questions)).toBe(300);
  });

  test(
    'moves from question to question, stops at the ends, and returns to the former page [L2-83 L4-26]',
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      const previous = page.getByRole('button', { name: 'Previous question' });
      const next = page.getByRole('button', { name: 'Next question' });
      await expect(previous).toBeDisabled();
      await attempt.square(13).click();
      await expect(attempt.question({ number: 13 })).toBeInViewport();
      await expect(attempt.square(13)).toHaveAttribute('aria-current', 'true');
      await expect(next).toBeDisabled();
      await previous.click();
      await expect(attempt.square(12)).toHaveAttribute('aria-current', 'true');
      await attempt.square(1).click();
      await expect(attempt.question({ number: 1 })).toBeInViewport();
      await expect(previous).toBeDisabled();

      await expect(attempt.square(2)).toHaveCSS('background-color', 'rgb(223, 228, 233)');
      await attempt.question({ number: 2 }).getByRole('radio').first().check();
      await expect(attempt.square(2)).toHaveCSS('background-color', 'rgb(240, 191, 46)');
      if (isMobile) await expect(page.getByRole('tab', { name: 'Questions' })).toHaveAttribute('aria-selected', 'true');

      await page.getByRole('button', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/practice/reading?search=staircases');
    },
  );

  test('shows the results from their top at once', { tag: '@phone' }, async ({ page, isMobile }) => {
    // On a wide screen, the results are beside the questions, which do not move.
    if (!isMobile) await page.setViewportSize({ width: 1100, height: 800 });
    await attempt.square(13).click();
    await expect(attempt.question({ number: 13 })).toBeInViewport();
    await settle(page);
    const scrolls = await questions.evaluateHandle((panel) => {
      const seen: number[] = [];
      panel.addEventListener('scroll', () => seen.push(panel.scrollTop));
      return seen;
    });
    await attempt.submit();
    await expect(attempt.score).toBeInViewport();
    // The page jumps to the top without scrolling past the questions.
    const [last = -1, ...before] = (await scrolls.jsonValue()).toReversed();
    expect(last).toBe(0);
    expect(before.filter((top) => top < Math.max(0, ...before))).toEqual([]);
  });

  test(
    'shows the results from their top when it is submitted from the passage',
    { tag: '@touch' },
    async ({ page }) => {
      await attempt.square(13).click();
      await expect(attempt.question({ number: 13 })).toBeInViewport();
      await page.getByRole('tab', { name: 'Passage' }).click();
      await expect(passage).toBeVisible();
      await attempt.submit();
      await expect(attempt.score).toBeInViewport();
    },
  );

  test(
    'does not break words of the results on a narrow phone in the largest text',
    { tag: '@touch' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => localStorage.setItem('textSize', 'extra-large'));
      await page.reload();
      await attempt.submit();
      await expect(attempt.score).toBeInViewport();
      // Without breaking, a word that was broken would be too wide.
      await attempt.results.locator('td').evaluateAll((cells) => {
        for (const cell of cells) if (cell instanceof HTMLElement) cell.style.overflowWrap = 'normal';
      });
      expect(await questions.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    },
  );

  test('says in Vietnamese that an explanation is loading, has failed, or does not exist', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/section/*/explanation', async (route) => {
      await answer.promise;
      await route.abort();
    });
    await attempt.submit();
    await page.getByRole('button', { name: 'Results explanation' }).click();
    await expect(page.getByRole('heading', { name: `Explanation - ${content.title}` })).toBeVisible();
    await expect(page.getByText('Đang tải...', { exact: true })).toBeVisible();
    answer.resolve();
    await expect(page.getByText('Không thể tải lời giải. Vui lòng thử lại.', { exact: true })).toBeVisible();
    await page.unroute('**/api/section/*/explanation');
    await page.route('**/api/section/*/explanation', (route) => route.fulfill({ json: { explanation: '' } }));
    await page.getByRole('button', { name: 'Close explanation' }).click();
    await page.getByRole('button', { name: 'Results explanation' }).click();
    await expect(page.getByText('Không có lời giải cho phần này.', { exact: true })).toBeVisible();
  });

  test('says Loading with a Retry until the test has loaded [L8-24]', async ({ page }) => {
    await page.route('**/api/section/*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await expect(attempt.clock).toHaveText('16:00');
    await page.unroute('**/api/section/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Read the text and answer questions 1–13.', { exact: true })).toBeVisible();
  });
});
