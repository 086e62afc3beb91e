import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { sticksOut, watchJumps } from '../src/page-layout.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { sampleExam, samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const reading = samplePart('reading-1', 3);
const listening = samplePart('listening-1', 1);
const writing = sampleExam('writing-1').parts[0]?.content;
const NOTICEABLE = 0.02;

const SIGNED_OUT = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email?token=t&email=lan%40example.com',
  '/register',
  '/change-password',
];
const SIGNED_IN = [
  '/home',
  '/practice/reading',
  '/practice/reading?search=nothing+like+it',
  '/practice/listening',
  '/practice/writing',
  '/practice/speaking',
  '/change-password',
  '/progress',
  '/progress/practise',
  '/feedback',
  '/assigned',
  '/classes',
  '/assignment-emails',
  '/help',
  '/help/how-answers-are-marked',
  '/nowhere',
  '/coming-soon',
];

/** Waits until all requests have ended. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test.describe('at 360 pixels nothing overflows', { tag: '@touch' }, () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

  test('the pages for signed-out users @main-phone', async ({ page }) => {
    for (const path of SIGNED_OUT) {
      await open(page, path);
      expect.soft(await sticksOut(page), path).toEqual([]);
    }
  });

  test('the pages around the tests [D18] @main-phone', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    for (const path of SIGNED_IN) {
      await open(page, path);
      expect.soft(await sticksOut(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'MT, account menu of Mai Tran' }).click();
    expect.soft(await sticksOut(page), 'account menu').toEqual([]);
    await open(page, '/practice/speaking');
    // Other journeys fill the first page of the list.
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('repaired');
    await page
      .getByRole('region', { name: 'Tests' })
      .getByRole('button', { name: /Something you repaired/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('You should say:');
    expect.soft(await sticksOut(page), 'a task').toEqual([]);
  });

  for (const textSize of ['regular', 'extra-large']) {
    const tag = textSize === 'regular' ? '' : ' @main-phone';
    test(`a test in ${textSize} text, from its start to its explanation [D18]${tag}`, async ({
      page,
      learner,
      signIn,
      admin,
    }) => {
      await signIn(page, learner);
      await page.addInitScript((size) => localStorage.setItem('textSize', size), textSize);
      const attempt = new AttemptPage(page);
      const look = async (state: string) => expect.soft(await sticksOut(page), state).toEqual([]);

      await open(page, await practicePath(admin, 'reading', reading.title));
      await look('the passage');
      await page.getByRole('tab', { name: 'Questions' }).click();
      await expect(attempt.saveStatus).toHaveText('Saved');
      await look('the questions');
      // The longest message of the top bar must stay on one line, because two would reduce the height of the questions.
      await page.route('**/api/attempt/**', (route) => route.abort());
      await page.getByRole('radio').first().check();
      await expect(attempt.saveStatus).toHaveText('Offline: saved on this device');
      await look('offline');
      const icons = await page.getByRole('button', { name: 'Options', exact: true }).boundingBox();
      const clock = await attempt.clock.boundingBox();
      expect.soft(icons?.y).toBeLessThan((clock?.y ?? 0) + (clock?.height ?? 0));
      await page.unroute('**/api/attempt/**');
      await page.reload();
      const notice = page.getByRole('region', { name: 'Continued test' }).getByRole('paragraph');
      await expect(notice).toBeVisible();
      await look('continued');
      // Several words to a line, not a column of single words.
      const ems = await notice.evaluate(
        (text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize),
      );
      expect.soft(ems).toBeGreaterThan(10);
      await page.getByRole('button', { name: 'Options', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('the options');
      await page.keyboard.press('Escape');
      await attempt.submitButton.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('the question before submission');
      await page.getByRole('button', { name: 'Submit now' }).click();
      await expect(attempt.results).toBeVisible();
      await look('the results');
      await page.getByRole('button', { name: 'Results explanation' }).click();
      await expect(page.getByRole('heading', { name: /^Explanation - / })).toBeVisible();
      await look('the explanation');

      await open(page, await practicePath(admin, 'listening', listening.title));
      await expect(page.getByRole('group', { name: 'Recording' })).toBeVisible();
      await look('a listening test');
      await open(page, await practicePath(admin, 'writing', writing?.title ?? ''));
      await look('a writing task');
      await page.getByRole('tab', { name: 'Your answer' }).click();
      await look('a writing answer');
    });
  }
});

test.describe('nothing shifts while it loads', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, context }) => {
    // The latency of a server on another continent, so that loading states are visible.
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  });

  test('on the pages around the tests', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    const jumps = await watchJumps(page);
    for (const path of SIGNED_IN) {
      await open(page, path);
      const { score, what } = await jumps();
      expect.soft(score, `${path}: ${what.join('\n')}`).toBeLessThan(NOTICEABLE);
    }
  });

  test('on Home, for a learner with a test to continue and with results', async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    await open(page, await practicePath(admin, 'reading', reading.title));
    await new AttemptPage(page).submit();
    await expect(new AttemptPage(page).score).toBeVisible();
    await open(page, await practicePath(admin, 'listening', listening.title));
    await expect(new AttemptPage(page).saveStatus).toHaveText('Saved');
    const jumps = await watchJumps(page);
    await open(page, '/home');
    await expect(page.getByRole('region', { name: 'Your latest results' })).toBeVisible();
    const { score, what } = await jumps();
    expect(score, what.join('\n')).toBeLessThan(NOTICEABLE);
  });

  test('in a test that is opened, and in one that is continued @main', async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    const jumps = await watchJumps(page);
    const steady = async (path: string, state: string) => {
      await open(page, path);
      const { score, what } = await jumps();
      expect.soft(score, `${state}: ${what.join('\n')}`).toBeLessThan(NOTICEABLE);
    };
    const test = await practicePath(admin, 'reading', reading.title);
    await steady(test, 'a new test');
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByRole('radio').first().check();
    await expect(new AttemptPage(page).saveStatus).toHaveText('Saved');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => sessionStorage.removeItem('signed in once'));
    await steady(test, 'one that is continued from the server');
    await expect(page.getByRole('region', { name: 'Continued test' })).toBeVisible();
    await steady(await practicePath(admin, 'listening', listening.title), 'a listening test');
    await steady(await practicePath(admin, 'writing', writing?.title ?? ''), 'a writing task');
  });
});
