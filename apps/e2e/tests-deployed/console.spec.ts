import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { pointConsoleAt } from '../src/deployed/nginx.ts';
import { FIRST_ADMIN, type Site } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { sampleExam } from '../src/samples.ts';

/** Signs in at the origin of the console and searches for a test. @returns the origins at which the API was called. */
async function findTest(page: Page, site: Site): Promise<ReadonlySet<string>> {
  const called = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(api|sanctum)\//.test(pathname)) called.add(origin);
  });
  await page.goto(site.consoleUrl);
  await expect(page).toHaveURL(`${site.consoleUrl}/admin/`);
  await new SignInPage(page).signIn(FIRST_ADMIN);
  await page.getByRole('link', { name: 'All Tests' }).click();
  await page.getByLabel('Search tests').fill('staircases');
  await expect(page.getByText('1 test', { exact: true })).toBeVisible();
  return called;
}

/** Opens the editor of the shipped listening part with a recording and a plan, and waits until both load. */
async function seeMedia(page: Page, site: Site, admin: Api): Promise<void> {
  const { parts } = sampleExam('listening-1');
  const pictured = parts.find(({ content }) => content.groups.some(({ imgContent }) => imgContent !== null));
  const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill: 'listening' } });
  const section = sections.find(({ title }) => title === pictured?.content.title);
  await page.goto(`${site.consoleUrl}/admin/create-listening-test/${section?.id}`);
  await new SignInPage(page).signIn(FIRST_ADMIN);
  const sound = page.getByLabel('The recording');
  await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(30);
  await page.getByText('Live preview', { exact: true }).click();
  const picture = page.getByRole('complementary').getByRole('img');
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

test.describe('the console on a separate origin', () => {
  test('signs the first administrator in and lists the tests, by calls to its own origin @main', async ({
    page,
    site,
  }) => {
    expect(await findTest(page, site)).toEqual(new Set([site.consoleUrl]));
    await page.goto(`${site.consoleUrl}/admin/tests?type=listening`);
    await expect(page.getByRole('tab', { name: 'Listening' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Parts of Listening Practice Test 1', exact: true }).click();
    await expect(page.getByRole('cell').getByText('Listening Practice Test 1 - Part 4', { exact: true })).toBeVisible();
  });

  test('links to the learner app and back, with the addresses of this deployment [L2-42 A2-8 A6-2]', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.consoleUrl}/admin/`);
    await new SignInPage(page).signIn(FIRST_ADMIN);
    await page.locator(`a[href="${site.learnerUrl}/practice/reading"]`).click();
    await new SignInPage(page).signIn(FIRST_ADMIN);
    await expect(page).toHaveURL(`${site.learnerUrl}/practice/reading`);
    await page.getByRole('button', { name: /Linh Pham/ }).click();
    await page.locator(`a[href="${site.consoleUrl}/admin"]`).click();
    await expect(page).toHaveURL(`${site.consoleUrl}/admin/`);
  });

  test('is the target of the paths below /admin of the learner origin [L2-10 A2-9]', async ({ page, site }) => {
    await page.goto(`${site.learnerUrl}/admin/tests?type=writing`);
    await expect(page).toHaveURL(`${site.consoleUrl}/admin/tests?type=writing`);
    await new SignInPage(page).signIn(FIRST_ADMIN);
    await expect(page.getByRole('tab', { name: 'Writing' })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows uploaded pictures in the preview and plays uploaded sounds', async ({ page, site, admin }) => {
    await seeMedia(page, site, admin);
  });

  test('refuses a learner and links to the learner app', async ({ page, site, learner }) => {
    await page.goto(`${site.consoleUrl}/admin/`);
    await new SignInPage(page).signIn(learner);
    await page.getByRole('link', { name: 'Go to the learner app' }).click();
    await expect(page).toHaveURL(new RegExp(`^${site.learnerUrl}/`));
  });
});

test.describe('the same build, configured by nginx to call the API of the learner origin', () => {
  test.beforeAll(({ site }) => pointConsoleAt(site, site.learnerUrl));
  test.afterAll(({ site }) => pointConsoleAt(site, ''));

  test('signs the first administrator in and lists the tests, by calls to the other origin', async ({ page, site }) => {
    const pageOf = () => page.request.get(`${site.consoleUrl}/admin/`).then((answer) => answer.text());
    await expect.poll(pageOf).toContain(`content="${site.learnerUrl}"`);
    expect(await findTest(page, site)).toEqual(new Set([site.learnerUrl]));
  });

  test('shows uploaded pictures in the preview and plays uploaded sounds', async ({ page, site, admin }) => {
    await seeMedia(page, site, admin);
  });

  test('is the only other origin whose pages may call the API @main', async ({ request, site }) => {
    const ask = async (origin: string) =>
      (await request.get('/api/config', { headers: { origin } })).headers()['access-control-allow-origin'];
    expect(await ask(site.consoleUrl)).toBe(site.consoleUrl);
    expect(await ask('https://evil.example')).toBeUndefined();
  });
});
