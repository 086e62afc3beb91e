import { Buffer } from 'node:buffer';
import { HOSTILE_SVG } from '@bandwise/config/hostile-svg';
import { ApiError } from '@bandwise/api-contract/client';
import { practicePath } from '../src/api.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const DRAWING = '<svg viewBox="0 0 9 9"><title>A drawn map</title><rect width="9" height="9"/></svg>';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('an imported test shows every picture to a learner, or names the missing one', async ({
  page,
  admin,
  learner,
  signIn,
  browser,
  expectAccessible,
}) => {
  const title = `Foreign ${Date.now()}`;
  const passage = [
    `<p>Drawn: ${DRAWING}</p>`,
    `<p>In the text: <img alt="A dot" src="data:image/png;base64,${PNG}"></p>`,
    '<p>Elsewhere: <img alt="A photo" src="http://a.example/photo.png"></p>',
    '<p>Inside: <img alt="A plan" src="https://127.0.0.1/plan.png"></p>',
  ];
  const group = { type: 'TFNG', instruction: 'Is it?', questions: [{ number: 1, question: 'Is it?', answer: 'TRUE' }] };
  const exam = {
    description: title,
    reading: [{ title, time: 20, part_number: 1, passage, explanation: 'a', groups: [group] }],
  };
  await signIn(page, ADMIN);
  await page.goto('/admin/create-reading-test');
  await page.getByRole('button', { name: 'Import JSON', exact: true }).click();
  await page.getByRole('textbox', { name: 'JSON of a test' }).fill(JSON.stringify(exam));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import JSON' });
  await expect(dialog.getByRole('alert').first()).toContainText(
    'Part 1: A picture (http://a.example/photo.png) cannot be saved',
  );
  await dialog.getByRole('button', { name: 'Import without it' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('https://127.0.0.1/plan.png');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy pictures and import' }).click();
  await expect(page.getByRole('textbox', { name: 'Passage', exact: true })).toContainText('Elsewhere');
  const findings = page.getByRole('region', { name: 'Validation Status' });
  await expect(findings).toContainText(
    'A picture (https://127.0.0.1/plan.png) is on another website and could not be copied (its address is not a public one), so learners will not see it.',
  );
  // The import has confirmed the dropped content, so publishing needs no confirmation.
  await page.getByRole('button', { name: 'Publish Test' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Test created successfully' })).toBeVisible();

  const practice = await (await browser.newContext()).newPage();
  await signIn(practice, learner);
  await practice.goto(await practicePath(admin, 'reading', title));
  for (const name of ['A drawn map', 'A dot']) {
    const picture = practice.getByRole('img', { name });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(practice.getByRole('img', { name: 'A photo' })).toHaveCount(0);
});

test('hostile drawings run and load nothing, as pictures and opened directly', async ({ page, admin }) => {
  const urls: string[] = [];
  for (const { bytes } of HOSTILE_SVG) {
    const file = new File([Buffer.from(bytes)], 'map.svg');
    const stored = await admin.client.call('POST /api/media', { file }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 415 || error.status === 413)) return null;
      throw error;
    });
    if (stored !== null) urls.push(stored.url);
  }
  expect(urls.length).toBeGreaterThan(20);
  const others: string[] = [];
  page.on('dialog', (dialog) => others.push(dialog.message()));
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (!urls.includes(pathname) && protocol !== 'data:') others.push(request.url());
  });
  for (const url of urls) {
    await page.goto(url);
    expect(await page.evaluate(() => Reflect.has(window, 'hit'))).toBe(false);
  }
  expect(others).toEqual([]);
  await page.goto('/');
  others.length = 0;
  await page.evaluate(async (addresses) => {
    for (const address of addresses) {
      const picture = new Image();
      picture.src = address;
      document.body.append(picture);
      await picture.decode().catch(() => undefined);
    }
  }, urls);
  expect(await page.evaluate(() => Reflect.has(window, 'hit'))).toBe(false);
  expect(others.filter((url) => url.includes('evil'))).toEqual([]);
});
