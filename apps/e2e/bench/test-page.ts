import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { lastNumber, type QuestionType } from '@bandwise/domain';
import { practicePath, type Api } from '../src/api.ts';
import { startOwnProduct, type OwnProduct } from '../src/own-product.ts';
import { ADMIN } from '../src/test.ts';
import { launchBrowser } from './browser.ts';
import { fortyQuestions } from './forty-questions.ts';
import { readPage } from './react-alone/read-page.ts';
import { startReactAlone, type ReactAlone } from './react-alone/serve.ts';
import { openOnSlowLine } from './slow-line.ts';
import { slowMainThread, timesSlower, workBetween, type MainThread, type Work } from './main-thread.ts';

// Measures a page of 40 questions on a slow device. README.md explains the figures.
const ROUNDS = Number(process.argv[2] ?? 7);

/** Types whose questions have radio buttons. */
const RADIOS: ReadonlySet<QuestionType> = new Set(['TFNG', 'MCQ']);

interface Opened {
  readonly name: string;
  readonly url: string;
  /** The token of the learner; null for a guest. */
  readonly token: string | null;
  /** The number of the last visible question. */
  readonly last: number;
  /** The last question that is rendered later and out of sight; null if there is none. */
  readonly lastUnseen: number | null;
  /** Numbers of questions with radio buttons. */
  readonly clicked: readonly number[];
  /** Whether the page updates a clock each second. */
  readonly hasClock: boolean;
}

interface Round {
  readonly open: Work;
  /** The work of rendering the questions out of sight. */
  readonly unseen: Work | null;
  readonly clicks: readonly Work[];
}

async function measure(browser: Browser, opened: Opened): Promise<Round> {
  const { page, thread, open, rest } = await openPage(browser, opened);
  const unseen = opened.lastUnseen === null ? null : workBetween(rest, await unseenAtRest(thread, opened.lastUnseen));
  const clicks: Work[] = [];
  for (const number of opened.clicked) clicks.push(await measureClick(thread, number, opened.hasClock));
  await page.context().close();
  return { open, unseen, clicks };
}

async function openPage(browser: Browser, { url, token, last }: Opened, slower?: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (token !== null) await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const thread = await slowMainThread(page, slower);
  const before = await thread.work();
  await page.goto(url, { waitUntil: 'commit' });
  await whenMounted(thread, last);
  const rest = await atRest(thread);
  return { page, thread, open: workBetween(before, rest), rest };
}

/** Measures the work of opening at full speed. */
async function measureOwnTime(browser: Browser, opened: Opened): Promise<Work> {
  const { page, open } = await openPage(browser, opened, 1);
  await page.context().close();
  return timesSlower(open);
}

/** A page with the same elements, rendered by React alone: the best possible result. */
async function withoutProduct(browser: Browser, opened: Opened, alone: ReactAlone): Promise<Opened> {
  const { page } = await openPage(browser, opened, 1);
  const url = await alone.serve(await page.evaluate(readPage));
  await page.context().close();
  return { ...opened, url, token: null, lastUnseen: null, hasClock: false };
}

/** Measures a click on another answer than the chosen one. */
async function measureClick(thread: MainThread, number: number, hasClock: boolean): Promise<Work> {
  const radio = `#question-${number} input[type=radio]:not(:checked)`;
  const at = await thread.moveTo(radio);
  const value = await thread.valueOf(radio);
  if (hasClock) await nextSecond(thread);
  const before = await atRest(thread);
  await thread.click(at);
  const after = await atRest(thread, before);
  const chosen = await thread.valueOf(`#question-${number} input[type=radio]:checked`);
  if (chosen === null || chosen !== value) throw new Error(`Question ${number} was not answered by a click`);
  return workBetween(before, after);
}

/** Waits until the clock has just been updated, so that its next update is not measured with a click. */
async function nextSecond(thread: MainThread): Promise<void> {
  const time = await thread.textOf('[role=timer]');
  while ((await thread.textOf('[role=timer]')) === time) await sleep(20);
}

async function whenMounted(thread: MainThread, last: number): Promise<void> {
  // During navigation the page cannot be queried.
  while (!(await thread.has(`#question-${last}`).catch(() => false))) await sleep(50);
}

async function unseenAtRest(thread: MainThread, last: number): Promise<Work> {
  await whenMounted(thread, last);
  return atRest(thread);
}

/** The page is idle below this work (milliseconds): a measurement itself takes one or two. */
const STILL = 4;
const LOOKS = 20;

/** Returns the work once the thread is idle. With `since`, it first waits for more work than that. */
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

function report(name: string, works: readonly Work[], target = ''): void {
  const figure = (part: keyof Work) =>
    median(works.map((work) => work[part]))
      .toFixed(1)
      .padStart(10);
  console.log(`${name.padEnd(44)}${figure('all')}${figure('script')}${figure('style')}    ${target}`);
}

/** Opens the shipped test of three parts and 40 questions as a whole test. */
async function openExam({ url }: OwnProduct, admin: Api): Promise<Opened> {
  const token = await admin.signIn(ADMIN);
  const { exams } = await admin.client.call('GET /api/exam/list/full/:skill', { params: { skill: 'reading' } });
  const exam = exams.find(({ questions_count }) => questions_count === 40);
  if (!exam) throw new Error('No test with 40 questions is shipped');
  const { id } = await admin.client.call('POST /api/sitting', { body: { exams: [exam.exam_id] } });
  const { sections } = await admin.client.call('POST /api/sitting/:id/next', {
    params: { id },
    body: { exam: 0, phase: 'instructions' },
  });
  const [first] = sections;
  const radios = first?.section.groups.filter(({ type }) => RADIOS.has(type)) ?? [];
  const clicked = radios.flatMap(({ questions }) => questions.map(({ number }) => number)).slice(0, 6);
  const last = lastNumber(first?.section.groups ?? []) ?? 1;
  return { name: 'an exam', url: `${url}/sitting/${id}`, token, last, lastUnseen: 40, clicked, hasClock: true };
}

/** Measures the time from the first request to the last question, with an empty cache. */
async function measureLine(browser: Browser, { name, url, token, last }: Opened): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await openOnSlowLine(browser, { url, token, last }));
  console.log(
    `${`open ${name} over 1.6 Mbit/s and 150 ms`.padEnd(44)}${median(times).toFixed(0).padStart(10)}    ≤ 2500`,
  );
}

async function measureRounds(browser: Browser, opened: Opened, alone: Opened): Promise<void> {
  const rounds: Round[] = [];
  const ownTimes: Work[] = [];
  const aloneRounds: Round[] = [];
  const aloneOwnTimes: Work[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await measure(browser, opened));
    aloneRounds.push(await measure(browser, alone));
    ownTimes.push(await measureOwnTime(browser, opened));
    aloneOwnTimes.push(await measureOwnTime(browser, alone));
  }
  const opens = (of: readonly Round[]) => of.map(({ open }) => open);
  const firstClicks = (of: readonly Round[]) => of.flatMap(({ clicks }) => clicks.slice(0, 1));
  const laterClicks = (of: readonly Round[]) => of.flatMap(({ clicks }) => clicks.slice(1));
  report(`open ${opened.name}: evaluate and mount`, opens(rounds));
  reportBeside(opens(rounds), opens(aloneRounds), '(≤ 2.0)');
  report('  its own time at full speed, times four', ownTimes);
  reportBeside(ownTimes, aloneOwnTimes);
  const unseen = rounds.flatMap((round) => round.unseen ?? []);
  if (unseen.length > 0) report('  its other parts, two seconds later', unseen);
  report('  a click on an answer, the first', firstClicks(rounds));
  reportBeside(firstClicks(rounds), firstClicks(aloneRounds));
  report('  a click on an answer, later ones', laterClicks(rounds), 'script and style ≤ 25');
  reportBeside(laterClicks(rounds), laterClicks(aloneRounds));
}

/** Prints the figures of React alone, and the ratio of the product's script and style to them. */
function reportBeside(works: readonly Work[], alone: readonly Work[], target = ''): void {
  const scriptAndStyle = (of: readonly Work[]) => median(of.map(({ script, style }) => script + style));
  report(
    '    React alone',
    alone,
    `the product: ${(scriptAndStyle(works) / scriptAndStyle(alone)).toFixed(2)} times that ${target}`,
  );
}

const product = await startOwnProduct();
const alone = await startReactAlone();
const browser = await launchBrowser();
try {
  const admin = product.connect();
  await admin.signIn(ADMIN);
  await admin.client.call('POST /api/exam/new/:type', { params: { type: 'reading' }, body: fortyQuestions() });
  const part = await practicePath(admin, 'reading', 'Forty questions');
  const clicked = [3, 6, 9, 12, 15, 18];
  console.log(
    `${'ms, at a quarter of the speed'.padEnd(44)}${['all', 'script', 'style'].map((name) => name.padStart(10)).join('')}`,
  );
  const opened = [
    { name: 'a part', url: product.url + part, token: null, last: 40, lastUnseen: null, clicked, hasClock: true },
    await openExam(product, admin),
  ];
  for (const one of opened) await measureRounds(browser, one, await withoutProduct(browser, one, alone));
  console.log('\nms, the processor at its own speed');
  for (const one of opened) await measureLine(browser, one);
  console.log(`${ROUNDS} rounds, medians; load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  alone.stop();
  await product.stop();
}
