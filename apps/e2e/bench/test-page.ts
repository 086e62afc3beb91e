import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { launchOptions } from '../src/browsers/launch-options.ts';
import { startOwnProduct } from '../src/own-product.ts';
import { ADMIN } from '../src/test.ts';
import { fortyQuestions } from './forty-questions.ts';
import { slowMainThread, workBetween, type MainThread, type Work } from './main-thread.ts';

// A test of 40 questions on a slow device: what is measured, and how to read it, is in README.md.
const ROUNDS = Number(process.argv[2] ?? 7);
const CLICKED = [3, 6, 9, 12, 15, 18];

interface Round {
  readonly open: Work;
  readonly clicks: readonly Work[];
}

async function measure(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const thread = await slowMainThread(page);
  const before = await thread.work();
  await page.goto(url, { waitUntil: 'commit' });
  await whenMounted(page);
  const open = workBetween(before, await atRest(thread));
  const clicks: Work[] = [];
  for (const number of CLICKED) clicks.push(await measureClick(page, thread, number));
  await context.close();
  return { open, clicks };
}

async function measureClick(page: Page, thread: MainThread, number: number): Promise<Work> {
  const radio = page.locator(`#question-${number}`).getByRole('radio').first();
  await radio.scrollIntoViewIfNeeded();
  const box = await radio.boundingBox();
  if (!box) throw new Error(`Question ${number} is not on the page`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  const before = await atRest(thread);
  await thread.click(at);
  const after = await atRest(thread, before);
  if (!(await radio.isChecked())) throw new Error(`Question ${number} was not answered by a click`);
  return workBetween(before, after);
}

async function whenMounted(page: Page): Promise<void> {
  for (;;) {
    if (await page.evaluate(() => document.querySelector('#question-40') !== null).catch(() => false)) return;
    await sleep(50);
  }
}

/** Of each look at the thread, which is work of its own, a millisecond or two at this speed. */
const STILL = 4;
const LOOKS = 20;

/** The work done once the thread does no more of it; `since`: after at least some. */
async function atRest(thread: MainThread, since?: Work): Promise<Work> {
  let last = await thread.work();
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(150);
    const now = await thread.work();
    if (now.all - last.all < STILL && (!since || now.script > since.script)) return now;
    last = now;
  }
  return last;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(name: string, works: readonly Work[], target: string): void {
  const figure = (part: keyof Work) =>
    median(works.map((work) => work[part]))
      .toFixed(1)
      .padStart(10);
  console.log(`${name.padEnd(34)}${figure('all')}${figure('script')}${figure('style')}    ${target}`);
}

const product = await startOwnProduct();
const browser = await chromium.launch(launchOptions);
try {
  const admin = product.connect();
  await admin.signIn(ADMIN);
  await admin.client.call('POST /api/exam/new/:type', { params: { type: 'reading' }, body: fortyQuestions() });
  const url = product.url + (await practicePath(admin, 'reading', 'Forty questions'));
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, url));
  const opened = rounds.map(({ open }) => open);
  const clicks = rounds.map((round) => round.clicks);
  console.log(
    `${'ms, at a quarter of the speed'.padEnd(34)}${['all', 'script', 'style'].map((part) => part.padStart(10)).join('')}`,
  );
  report('open: evaluate and mount', opened, 'script and style ≤ 400');
  report(
    'a click on an answer, the first',
    clicks.flatMap((round) => round.slice(0, 1)),
    '',
  );
  report(
    'a click on an answer, later ones',
    clicks.flatMap((round) => round.slice(1)),
    'script and style ≤ 16',
  );
  console.log(`${ROUNDS} rounds, medians; load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await product.stop();
}
