import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { practicePath, type Api } from '../src/api.ts';
import { printedTest } from '../src/authoring/printed-test.ts';
import { launchOptions } from '../src/browsers/launch-options.ts';
import { startOwnProduct, type OwnProduct } from '../src/own-product.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { fillCohortClass, type CohortClass } from '../src/processes/fill-cohort.ts';
import { sampleExam, samplePart } from '../src/samples.ts';
import { settle } from '../src/settle.ts';
import { ADMIN, TEACHER } from '../src/test.ts';
import { takeTests } from './results-to-show.ts';

// Takes the pictures of the help from the built product with its sample content: `pnpm --filter @bandwise/e2e run pictures:help`.
const DESKTOP = { width: 1120, height: 700 };
const PHONE = { width: 390, height: 700 };
const LEARNER = { ...ADMIN, email: 'learner@example.com' };
const CLASS = `First name,Last name,Email,Role,Expires
Mai,Tran,mai.tran@example.com,Learner,2027-06-30
Đức,Nguyễn,duc.nguyen@example.com,Learner,2027-06-30
Lan,Pham,lan.pham@example,Learner,2027-06-30
Ada,Lovelace,learner@example.com,Learner,
`;

/** Learners of the class and as many others: enough for a comparison of bands. */
const COHORT = 24;

type App = 'admin-web' | 'learner-web';

const product = await startOwnProduct();
const school = Promise.withResolvers<CohortClass>();
const schoolProduct = await startOwnProduct({}, async (env) => school.resolve(await fillCohortClass(env, COHORT)));
const browser = await chromium.launch(launchOptions);
try {
  const admin = product.connect();
  await admin.signIn(ADMIN);
  await takeLearner(browser, admin);
  await takeConsole(browser, admin);
  await takeClass(browser, await school.promise);
} finally {
  await browser.close();
  await Promise.all([product.stop(), schoolProduct.stop()]);
}

async function takeLearner(browser: Browser, admin: Api): Promise<void> {
  const part = samplePart('reading-1', 1);
  const page = await signedIn(browser, LEARNER, DESKTOP);
  await page.goto(await practicePath(admin, 'reading', part.title));
  const attempt = new AttemptPage(page);
  for (const group of part.groups.slice(0, 1))
    for (const question of group.questions.slice(0, 3)) await attempt.answer(group, question, question.answers);
  await attempt.saveStatus.getByText('Saved').waitFor();
  await take(page, 'learner-web', 'reading-test');

  const phone = await signedIn(browser, LEARNER, PHONE);
  await phone.goto(await practicePath(admin, 'listening', samplePart('listening-1', 1).title));
  await phone.getByRole('group', { name: 'Recording' }).waitFor();
  await take(phone, 'learner-web', 'listening-phone');

  const api = product.connect();
  await api.signIn(LEARNER);
  await page.goto(`/sitting/${await takeTests(api)}`, { waitUntil: 'networkidle' });
  await take(page, 'learner-web', 'result');

  const { exams } = await api.client.call('GET /api/exam/list/full/:skill', { params: { skill: 'reading' } });
  const { id } = await api.client.call('POST /api/sitting', {
    body: { exams: exams.slice(0, 1).map((exam) => exam.exam_id) },
  });
  await api.client.call('POST /api/sitting/:id/next', { params: { id }, body: { exam: 0, phase: 'instructions' } });
  await page.goto(`/sitting/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Finish' }).waitFor();
  await take(page, 'learner-web', 'exam');

  const { submissions } = await api.client.call('GET /api/submission', { query: {} });
  const assessed = submissions.find(({ state, task }) => state === 'assessed' && task !== 'speaking');
  await page.goto(`/feedback/${assessed?.id}`, { waitUntil: 'networkidle' });
  await take(page, 'learner-web', 'feedback');
}

async function takeConsole(browser: Browser, admin: Api): Promise<void> {
  const page = await signedIn(browser, ADMIN, DESKTOP);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const users = page.getByRole('dialog', { name: 'Import users' });
  await users
    .locator('input[type="file"]')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(CLASS) });
  await users.getByRole('row').nth(1).waitFor();
  await take(page, 'admin-web', 'import-users');

  await page.goto('/admin/results', { waitUntil: 'networkidle' });
  await take(page, 'admin-web', 'results');

  const wide = await signedIn(browser, ADMIN, { width: 1440, height: 800 });
  await wide.goto('/admin/assessing', { waitUntil: 'networkidle' });
  await wide
    .getByRole('button', { name: /^Claim “/ })
    .first()
    .click();
  await wide.getByRole('button', { name: 'Release', exact: true }).waitFor();
  for (const criterion of (await wide.getByRole('radiogroup').all()).slice(0, 2))
    await criterion.getByRole('radio', { name: '6' }).click();
  await wide.getByText('Saved', { exact: true }).waitFor();
  await take(wide, 'admin-web', 'assessing');

  const editor = new EditorPage(wide);
  await editor.open(
    'reading',
    (await practicePath(admin, 'reading', samplePart('reading-1', 3).title)).split('/').at(-1) ?? '',
  );
  const passage = editor.text('Passage').getByRole('heading').first();
  await passage.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await take(wide, 'admin-web', 'editor');

  const fresh = await signedIn(browser, ADMIN, { width: 1440, height: 800 });
  await new EditorPage(fresh).open('reading');
  await fresh.getByRole('button', { name: 'Paste the text' }).click();
  const dialog = fresh.getByRole('dialog', { name: 'Paste the text' });
  const text = printedTest(
    sampleExam('reading-2')
      .parts.map(({ content }) => content)
      .slice(0, 1),
  );
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await dialog.getByRole('button', { name: /^Add \d+ groups$/ }).waitFor();
  await take(fresh, 'admin-web', 'paste');
}

async function takeClass(browser: Browser, { classId }: CohortClass): Promise<void> {
  const page = await signedIn(browser, TEACHER, DESKTOP, schoolProduct);
  await page.goto(`/admin/classes/${classId}/work`);
  await page.getByRole('table').first().getByRole('row').nth(1).waitFor();
  await take(page, 'admin-web', 'class');
}

async function signedIn(
  browser: Browser,
  account: { email: string; password: string },
  viewport: { width: number; height: number },
  at: OwnProduct = product,
): Promise<Page> {
  const token = await at.connect().signIn(account);
  const page = await browser.newPage({ baseURL: at.url, viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return page;
}

/** Takes a picture as WebP, which has a third of the size of PNG. */
async function take(page: Page, app: App, name: string): Promise<void> {
  await settle(page);
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  const folder = new URL(`../../${app}/src/features/help/pages/pictures/`, import.meta.url);
  await writeFile(fileURLToPath(new URL(`${name}.webp`, folder)), Buffer.from(data, 'base64'));
  console.log(`${app}: ${name}, ${Math.round((data.length * 3) / 4 / 1000)} kB`);
}
