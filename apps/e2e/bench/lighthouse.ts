import { findFreePort } from '@bandwise/config/free-port';
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { practicePath } from '../src/api.ts';
import { launchOptions } from '../src/browsers/launch-options.ts';
import { startOwnProduct } from '../src/own-product.ts';
import { ADMIN } from '../src/test.ts';
import { findBrowser } from './browser.ts';

// Google's Lighthouse with its mobile preset, on the screens that everybody opens: how to read it is in README.md.
const ROUNDS = Number(process.argv[2] ?? 3);

/** Asked of the registry when it is run: two hundred packages are too many for a figure that is taken now and then. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const;

/** What is read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<keyof typeof AUDITS, { readonly displayValue?: string }>>;
}

interface Visited {
  readonly url: string;
  /** Whoever is signed in; null: nobody. */
  readonly token: string | null;
}

/** One visit in a browser that has nothing yet but the sign-in. */
async function visit({ url, token }: Visited, executablePath: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'bandwise-lighthouse-'));
  const port = await findFreePort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), { executablePath, args });
  try {
    if (token !== null) {
      const page = await browser.newPage();
      // A file of the same origin that loads nothing else.
      await page.goto(new URL('/favicon.svg', url).href);
      await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
      await page.close();
    }
    return await lighthouse(url, { port, output: join(folder, 'report.json') });
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function lighthouse(url: string, { port, output }: { port: number; output: string }): Promise<Report> {
  const flags = ['--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${CATEGORIES.join()}`];
  // Its reset of the storage would sign the visitor out.
  const args = ['dlx', LIGHTHOUSE, url, ...flags, `--port=${port}`, '--disable-storage-reset'];
  const child = spawn('pnpm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`);
  // Its own format.
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const program = await findBrowser();
const product = await startOwnProduct();
try {
  const admin = product.connect();
  const token = await admin.signIn(ADMIN);
  const part = await practicePath(admin, 'reading', 'Reading Practice Test 1: Staircases for Boats');
  const screens = [
    { screen: 'sign-in', path: '/', token: null },
    { screen: 'list of tests', path: '/practice/reading', token },
    { screen: 'a reading test', path: part, token: null },
  ];
  for (const { screen, path, token } of screens) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      reports.push(await visit({ url: product.url + path, token }, program));
    const scores = CATEGORIES.map(
      (category) =>
        `${category} ${median(reports.map(({ categories }) => categories[category].score ?? 0)).toFixed(2)}`,
    );
    console.log(`${screen}: ${scores.join(', ')}`);
    for (const { audits } of reports)
      console.log(
        `    ${Object.entries(AUDITS)
          .map(([audit, name]) => `${name} ${audits[audit as keyof typeof AUDITS].displayValue ?? '?'}`)
          .join(', ')}`,
      );
  }
  console.log(`${ROUNDS} rounds, medians; load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await product.stop();
}
