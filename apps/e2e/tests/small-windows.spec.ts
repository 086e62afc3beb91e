import type { Locator, Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { answerFirst, turnTo } from '../src/pages/whole-test.ts';
import { sampleExam, samplePart } from '../src/samples.ts';
import { settle } from '../src/settle.ts';
import { expect, test } from '../src/test.ts';

const reading = samplePart('reading-1', 1);
/** A task with a table. */
const writing = sampleExam('writing-2').parts[0]?.content;

/** 1280×720 at 400 %. */
const ZOOMED = { width: 320, height: 180 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

/** Scrolls to an element. @returns whether it is inside the window then, and nothing covers its middle. */
async function isReachable(element: Locator): Promise<boolean> {
  await element.scrollIntoViewIfNeeded();
  return element.evaluate((own) => {
    const { left, top, right, bottom } = own.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return isInside && (own.contains(seen) || seen?.contains(own) === true);
  });
}

test.describe('a test in a small window', () => {
  test('is fully reachable by scrolling at 400 % zoom', async ({ learnerPage: page, admin, expectAccessible }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto(await practicePath(admin, 'reading', reading.title));
    const attempt = new AttemptPage(page);
    await expect(attempt.clock).toBeVisible();
    await page.getByRole('tab', { name: 'Questions' }).click();
    const questions = panel(page, 'Questions');
    expect((await boxOf(questions)).height).toBeGreaterThan(1000);
    expect(await isReachable(attempt.question({ number: 1 }).getByRole('radio').first())).toBe(true);
    expect(await isReachable(attempt.blank(13))).toBe(true);
    expect(await isReachable(attempt.square(1))).toBe(true);
    expect(await isReachable(attempt.submitButton)).toBe(true);
    expect(await isReachable(page.getByRole('button', { name: 'Options', exact: true }))).toBe(true);
    expect(await sticksOut(page)).toEqual([]);
    await expectAccessible(page);

    // Each half keeps its scroll position.
    await page.getByRole('tab', { name: 'Passage' }).click();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    // The page hears of the scroll with a later frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.getByRole('tab', { name: 'Questions' }).dispatchEvent('click');
    await expect(questions).toBeVisible();
    await page.evaluate(() => scrollTo(0, 100));
    await page.getByRole('tab', { name: 'Passage' }).dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

    await attempt.submit();
    await expect(attempt.score).toBeInViewport();
    await attempt.row('3').getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Question 3', exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Show in the passage' }).click();
    await expect.poll(() => isEvidenceSeen(page)).toBe(true);
    expect(await sticksOut(page)).toEqual([]);
  });

  test('is fully reachable at 400 % zoom in a sitting', async ({ learnerPage: page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.setViewportSize(ZOOMED);
    await startSitting(page);
    await answerFirst(page);
    expect((await boxOf(panel(page, 'Questions'))).height).toBeGreaterThan(1000);
    expect(await isReachable(new AttemptPage(page).blank(13))).toBe(true);
    const second = page.getByRole('button', { name: /^Part 2: 0 of 13/ });
    expect(await isReachable(second)).toBe(true);
    await second.click();
    await expect(page.getByRole('heading', { name: 'Part 2', exact: true })).toBeInViewport();
    const finish = page.getByRole('button', { name: 'Finish', exact: true });
    expect(await isReachable(finish)).toBe(true);
    await finish.click();
    expect(await isReachable(page.getByRole('button', { name: 'Finish and see the results' }))).toBe(true);
    expect(await sticksOut(page)).toEqual([]);
  });

  test('uses the height of a phone in landscape for the panels, and shows the evidence of a review [D59]', async ({
    learnerPage: page,
    admin,
    expectAccessible,
  }) => {
    await page.setViewportSize(ON_ITS_SIDE);
    await page.goto(await practicePath(admin, 'reading', reading.title));
    const attempt = new AttemptPage(page);
    await expect(attempt.clock).toBeVisible();
    for (const name of ['Passage', 'Questions'])
      expect((await boxOf(panel(page, name))).height, name).toBeGreaterThan(280);
    // The header and the footer scroll away, and a line remains for scrolling back by finger.
    expect(await isReachable(attempt.submitButton)).toBe(true);
    await expect(attempt.clock).not.toBeInViewport();
    const below = await boxOf(panel(page, 'Passage'));
    expect(below.y + below.height).toBeLessThan(ON_ITS_SIDE.height - 40);
    expect(await isReachable(attempt.clock)).toBe(true);
    await expect(attempt.submitButton).not.toBeInViewport();
    expect(await isReachable(attempt.square(13))).toBe(true);
    expect(await isReachable(page.getByTitle(reading.title))).toBe(true);
    expect(await sticksOut(page)).toEqual([]);
    await expectAccessible(page);
    await attempt.submit();
    await attempt.row('3').getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Question 3', exact: true })).toBeInViewport();
    await expect.poll(() => isEvidenceSeen(page)).toBe(true);
    expect(await sticksOut(page)).toEqual([]);
  });

  for (const size of [
    { width: 667, height: 375 },
    { width: 1024, height: 480 },
  ])
    test(`scrolls with its header and footer at ${size.width}×${size.height}`, async ({ learnerPage: page }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.setViewportSize(size);
      await startSitting(page);
      await answerFirst(page);
      const finish = page.getByRole('button', { name: 'Finish', exact: true });
      expect(await isReachable(finish)).toBe(true);
      await expect(page.getByRole('timer')).not.toBeInViewport();
      expect(await isReachable(page.getByRole('timer'))).toBe(true);
      await expect(finish).not.toBeInViewport();
      expect((await boxOf(panel(page, 'Questions').first())).height).toBeGreaterThan(size.height - 50);
      expect(await sticksOut(page)).toEqual([]);
    });

  test('stacks its panes on a tablet in portrait, so that nothing is cut off', async ({ learnerPage: page, admin }) => {
    await page.setViewportSize(TABLET);
    await page.goto(await practicePath(admin, 'writing', writing?.title ?? ''));
    const [task, answer] = [await boxOf(panel(page, 'Task')), await boxOf(panel(page, 'Your answer'))];
    expect([task.width, answer.width]).toEqual([TABLET.width, TABLET.width]);
    expect(answer.y).toBeGreaterThanOrEqual(task.y + task.height);
    expect(answer.y + answer.height).toBeLessThanOrEqual(TABLET.height);
    const tables = panel(page, 'Task').locator('[data-extent]');
    await expect(tables.first()).toBeVisible();
    expect(await tables.evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth))).toEqual([]);

    await page.goto(await practicePath(admin, 'reading', reading.title));
    await expect(panel(page, 'Questions')).toBeVisible();
    const [passage, questions] = [await boxOf(panel(page, 'Passage')), await boxOf(panel(page, 'Questions'))];
    expect([passage.width, questions.width]).toEqual([TABLET.width, TABLET.width]);
    expect(Math.min(passage.height, questions.height)).toBeGreaterThan(400);
    // In landscape they are side by side.
    await page.setViewportSize({ width: TABLET.height, height: TABLET.width });
    await expect.poll(async () => (await boxOf(panel(page, 'Questions'))).x).toBeGreaterThan(300);
  });

  test('keeps the reading position when the text becomes larger [L2-111]', async ({ learnerPage: page, admin }) => {
    await page.goto(await practicePath(admin, 'reading', reading.title));
    const passage = panel(page, 'Passage');
    await expect(passage).toBeVisible();
    /** The index of the first visible paragraph, and its share above the window. */
    const place = () =>
      passage.evaluate((pane) => {
        const { top } = pane.getBoundingClientRect();
        const paragraphs = [...pane.querySelectorAll('p')];
        const first = paragraphs.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > top + 1);
        const rect = paragraphs[first]?.getBoundingClientRect();
        return [first, rect ? Math.round((10 * (top - rect.top)) / rect.height) : null];
      });
    const fontSize = () => passage.evaluate((pane) => getComputedStyle(pane).fontSize);
    await passage.evaluate((pane) => pane.scrollTo({ top: 1200, behavior: 'instant' }));
    const [before, size] = [await place(), await fontSize()];
    expect(before[0]).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('button', { name: 'Text size' }).click();
    await page.getByRole('radio', { name: 'Extra large', exact: true }).check();
    await expect.poll(fontSize).not.toBe(size);
    expect(await place()).toEqual(before);
    await page.getByRole('radio', { name: 'Regular', exact: true }).check();
    await expect.poll(fontSize).toBe(size);
    expect(await place()).toEqual(before);
  });

  test('prints only its content, in full', async ({ learnerPage: page, admin }) => {
    await page.goto(await practicePath(admin, 'reading', reading.title));
    const attempt = new AttemptPage(page);
    await expect(attempt.clock).toBeVisible();
    const expectContentAlone = async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(attempt.clock).toBeHidden();
      await expect(attempt.square(1)).toBeHidden();
      for (const role of ['banner', 'contentinfo', 'separator', 'tab', 'toolbar'] as const)
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      for (const name of ['Passage', 'Questions'])
        expect(await panel(page, name).evaluate((pane) => pane.scrollHeight - pane.clientHeight)).toBeLessThan(2);
    };
    await expectContentAlone();
    await page.emulateMedia({ media: 'screen' });
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    await expectContentAlone();
    await expect(attempt.results).toBeVisible();
    await expect(page.getByRole('button', { name: 'Results explanation' })).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    page.on('dialog', (dialog) => void dialog.accept());
    await startSitting(page);
    await turnTo(page, 'Questions');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(attempt.square(1)).toBeHidden();
    expect((await boxOf(panel(page, 'Questions').first())).height).toBeGreaterThan(1000);
  });
});

test('the pages around the tests print without menu, header and footer', async ({ learnerPage: page }) => {
  for (const path of ['/progress', '/help/exam-conditions']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the pages around the tests use the whole window at 400 % zoom', async ({ learnerPage: page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/practice/reading');
  const start = page.getByRole('link', { name: /^Start / }).first();
  expect(await isReachable(start)).toBe(true);
  await start.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).not.toBeInViewport();
  expect(await isReachable(menu.getByRole('link', { name: /Home/ }))).toBe(true);
  expect(await sticksOut(page)).toEqual([]);
});

test('a list of tasks leaves most of a tablet to the text', async ({ learnerPage: page }) => {
  await page.setViewportSize(TABLET);
  await page.goto('/practice/writing');
  const text = page.getByRole('article');
  await expect(text.getByRole('link', { name: 'Start Writing' })).toBeVisible();
  expect((await boxOf(text)).width).toBeGreaterThan((await boxOf(page.getByRole('region', { name: 'Tests' }))).width);
});

test('nothing is animated when a tablet is rotated', async ({ learnerPage: page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto('/practice/reading');
  await expect(page.getByRole('link', { name: /^Start / }).first()).toBeVisible();
  const moves = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => seen.push(propertyName));
    return seen;
  });
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(async () => (await boxOf(page.getByRole('navigation', { name: 'Main' }))).width).toBe(256);
  await settle(page);
  expect(await moves.jsonValue()).toEqual([]);
});

test('the navigator of a sitting follows the focus [D51]', async ({ learnerPage: page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await startSitting(page);
  const attempt = new AttemptPage(page);
  await attempt.blank(9).click();
  await expect(attempt.square(9)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Flag for review: question 9' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Flag for review: question 10' })).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(attempt.square(11)).toHaveAttribute('aria-current', 'true');
});

async function startSitting(page: Page): Promise<void> {
  await page.goto('/practice/reading?view=full');
  await page.getByRole('button', { name: 'Take the full test Reading Practice Test 1' }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeAttached();
}

/** Whether the first line of the highlighted evidence is visible. */
function isEvidenceSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('bw-evidence') ?? [])] as Range[];
    const [line] = range?.getClientRects() ?? [];
    if (!line) return false;
    const seen = document.elementFromPoint(line.left + 4, line.top + line.height / 2);
    return seen?.contains(range?.startContainer ?? null) ?? false;
  });
}
