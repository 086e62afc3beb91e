import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { FIRST_ADMIN, type Site } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';

const MEDIA = fileURLToPath(new URL('../../api/content/listening-1/media/', import.meta.url));
const SOUND = `${MEDIA}listening-1-part-4.mp3`;
const PICTURE = `${MEDIA}goods-yard-plan.png`;

/** Writes a listening test with an uploaded recording and picture in the console. */
async function publishListening(page: Page, site: Site, title: string): Promise<void> {
  await page.goto(`${site.consoleUrl}/admin/create-listening-test`);
  await new SignInPage(page).signIn(FIRST_ADMIN);
  const editor = new EditorPage(page);
  await editor.title().fill(title);
  await page.locator('input[type=file][accept*=audio]').setInputFiles(SOUND);
  await expect(page.getByRole('textbox', { name: 'Audio URL' })).toHaveValue(/^\/api\/media\//);
  await editor.addGroup(/FILL_BLANKS$/);
  await editor.addQuestion('The goods go by');
  await editor.text('Accepted answer 1 of question 1').fill('barge');
  await editor.button('Add a picture').click();
  await page
    .getByRole('toolbar', { name: 'Formatting: Picture' })
    .getByRole('button', { name: 'Picture', exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(dialog.getByLabel('Or the address of a picture')).toHaveValue(/^\/api\/media\//);
  await dialog.getByLabel('Description').fill('Plan of the goods yard');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  await editor.button('Publish Test').click();
  await editor.toast('Listening test created successfully');
}

/** Checks that an uploaded file has headers that keep it from running. */
async function expectInert(request: APIRequestContext, address: string, type: string): Promise<void> {
  const answer = await request.get(address, { headers: { accept: 'text/html', range: 'bytes=10-19' } });
  expect(answer.status()).toBe(206);
  expect(await answer.body()).toHaveLength(10);
  expect(answer.headers()).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
}

test('a learner takes a test with a recording and a picture that was written at the origin of the console @main', async ({
  page,
  site,
  admin,
  learner,
  browser,
  request,
}) => {
  const title = `Deployed listening ${Date.now()}`;
  await publishListening(page, site, title);

  const practice = await (await browser.newContext({ baseURL: site.learnerUrl })).newPage();
  await practice.goto('/login');
  await new SignInPage(practice).signIn(learner);
  await expect(practice).toHaveURL(`${site.learnerUrl}/home`);
  const recording = practice.waitForResponse((response) => response.request().resourceType() === 'media');
  await practice.goto(await practicePath(admin, 'listening', title));
  expect((await recording).status()).toBe(206);
  expect(new URL((await recording).url()).origin).toBe(site.learnerUrl);
  const audio = practice.locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(30);
  const picture = practice.getByRole('img', { name: 'Plan of the goods yard' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectInert(request, new URL((await recording).url()).pathname, 'audio/mpeg');
  await expectInert(request, (await picture.getAttribute('src')) ?? '', 'image/png');

  const attempt = new AttemptPage(practice);
  await attempt.blank(1).fill('barge');
  await attempt.submit();
  await expect(attempt.score).toHaveText('You answered 1 of 1 correctly.');
});

test('a user who is disabled in the console is signed out at the origin of the learner app', async ({
  page,
  site,
  learner,
  browser,
}) => {
  const practice = await (await browser.newContext({ baseURL: site.learnerUrl })).newPage();
  await practice.goto('/login');
  await new SignInPage(practice).signIn(learner);
  await expect(practice).toHaveURL(`${site.learnerUrl}/home`);

  await page.goto(`${site.consoleUrl}/admin/users`);
  await new SignInPage(page).signIn(FIRST_ADMIN);
  await page.getByRole('textbox', { name: 'Search users' }).fill(learner.email);
  await page.getByRole('button', { name: 'Actions for Mai Tran' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'User status updated successfully.' })).toBeVisible();

  await practice.goto('/practice/reading');
  await new SignInPage(practice).signIn(learner);
  await expect(
    practice.getByText('Your account has been disabled. Please ask an administrator.').first(),
  ).toBeVisible();
});
