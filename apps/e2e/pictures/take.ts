import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { launchOptions } from '../src/browsers/launch-options.ts';
import { startOwnProduct } from '../src/own-product.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { settle } from '../src/settle.ts';
import { ADMIN } from '../src/test.ts';
import { takeTests } from './results-to-show.ts';

// Takes the pictures of the README and docs/look.md from the built product with its sample content: `pnpm --filter @bandwise/e2e run
// pictures`.
const DESKTOP = { width: 1440, height: 900 };
/** The line height of a passage in pixels. */
const LINE = 25.6;
const PHONE = { width: 390, height: 844 };
const LEARNER = { ...ADMIN, email: 'learner@example.com' };

const part = samplePart('reading-1', 3);
const questions = part.groups.flatMap((group) => group.questions.map((question) => ({ group, question })));
/** Questions that the learner of the pictures gets wrong or leaves blank. */
const MISTAKES = new Map([
  [34, ['faith']],
  [37, ['NOT GIVEN']],
  [40, null],
]);

async function picture(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: fileURLToPath(new URL(`../../../docs/pictures/${name}.png`, import.meta.url)) });
  console.log(name);
}

const product = await startOwnProduct();
const browser = await chromium.launch(launchOptions);
try {
  const admin = product.connect();
  await admin.signIn(ADMIN);
  const reading = await practicePath(admin, 'reading', part.title);
  await takeAttempt(await signedIn(browser, LEARNER, DESKTOP), reading);
  await takePhone(await signedIn(browser, LEARNER, PHONE), reading);
  await takeLook(browser);
  await takeEditor(await signedIn(browser, ADMIN, DESKTOP), reading.split('/').at(-1) ?? '');
} finally {
  await browser.close();
  await product.stop();
}

async function signedIn(
  browser: Browser,
  account: { email: string; password: string },
  viewport: { width: number; height: number },
): Promise<Page> {
  const token = await product.connect().signIn(account);
  const page = await browser.newPage({ baseURL: product.url, viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return page;
}

/** Takes pictures of an attempt in progress and of its result. */
async function takeAttempt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const attempt = new AttemptPage(page);
  await highlight(page);
  await answer(attempt, 27, 33);
  await attempt.question({ number: 31 }).scrollIntoViewIfNeeded();
  await attempt.saveStatus.getByText('Saved').waitFor();
  await picture(page, 'reading');
  await answer(attempt, 34, 40);
  await attempt.submit();
  await attempt.results.waitFor();
  await picture(page, 'results');
}

async function takePhone(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Questions' }).click();
  const attempt = new AttemptPage(page);
  await answer(attempt, 27, 29);
  await attempt.saveStatus.getByText('Saved').waitFor();
  await picture(page, 'reading-phone');
}

/** Takes the pictures of docs/look.md. */
async function takeLook(browser: Browser): Promise<void> {
  const api = product.connect();
  await api.signIn(LEARNER);
  const result = `/sitting/${await takeTests(api)}`;
  const desk = await signedIn(browser, LEARNER, DESKTOP);
  const phone = await signedIn(browser, LEARNER, PHONE);
  const show = async (page: Page, path: string, name: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await picture(page, name);
  };
  await show(desk, '/home', 'home');
  await show(desk, '/practice/reading?view=full', 'full-tests');
  await show(desk, result, 'exam-result');
  await show(phone, '/practice/reading', 'list-phone');
  await show(phone, result, 'exam-result-phone');
  await desk.emulateMedia({ colorScheme: 'dark' });
  await show(desk, '/progress', 'progress-dark');
}

async function takeEditor(page: Page, id: string): Promise<void> {
  const editor = new EditorPage(page);
  await editor.open('reading', id);
  await editor.text('Passage').getByRole('heading').waitFor();
  await picture(page, 'editor');
}

async function answer(attempt: AttemptPage, from: number, to: number): Promise<void> {
  for (const { group, question } of questions) {
    if (question.number < from || question.number > to) continue;
    const mistake = MISTAKES.get(question.number);
    if (mistake !== null) await attempt.answer(group, question, mistake ?? question.answers);
  }
}

async function highlight(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: 'Passage' }).locator('p').first().boundingBox();
  if (!box) throw new Error('the passage is not on the screen');
  const [top, left] = [box.y + LINE * 2.5, box.x + 1];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 456, top, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Highlight' }).click();
}
