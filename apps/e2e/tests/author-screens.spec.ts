import { SKILLS } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import { EditorPage } from '../src/pages/editor-page.ts';
import { paste } from '../src/paste.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/** The lists, the users and the log are in accessibility.spec.ts; an editor of a published test holds what an empty one does. */
const CHECKED = /^\/$|nowhere|create-\w+-test\//;

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('no screen of the console scrolls sideways at 390 or 360 px, and axe finds nothing on its editors', async ({
  page,
  signIn,
  admin,
  expectAccessible,
}) => {
  test.slow();
  const list = (skill: (typeof SKILLS)[number]) =>
    admin.client.call('GET /api/exam/list/part/:skill', { params: { skill } });
  const published = await Promise.all(
    SKILLS.map(async (skill) => `/create-${skill}-test/${(await list(skill)).sections[0]?.id}`),
  );
  await signIn(page, ADMIN);
  const screens = [
    '/',
    ...SKILLS.map((skill) => `/tests?type=${skill}`),
    '/users',
    '/audit',
    '/nowhere',
    ...SKILLS.map((skill) => `/create-${skill}-test`),
    ...published,
  ];
  for (const screen of screens) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin${screen}`);
    await settled(page);
    expect.soft(await sidewaysBy(page), `${screen} at 390 px`).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await sidewaysBy(page), `${screen} at 360 px`).toBe(0);
    if (CHECKED.test(screen)) await test.step(`axe at ${screen}`, () => expectAccessible(page));
  }
});

test('a text editor that is still fetched has its label, its room, and nothing that axe finds', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const fetched = Promise.withResolvers<void>();
  await page.route(/rich-text-editor.*\.js$/, async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await page.goto('/admin/create-reading-test');
  const coming = page.getByRole('progressbar', { name: 'Loading the editor...' });
  await expect(coming.first()).toBeVisible();
  await expectAccessible(page);
  const addGroup = page.getByRole('button', { name: 'Add question group' });
  const place = await addGroup.boundingBox();
  fetched.resolve();
  await expect(coming).toHaveCount(0);
  expect(await addGroup.boundingBox()).toEqual(place);
});

test('on a phone every action of a list of tests is in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, ADMIN);
  await page.goto('/admin/tests?type=reading');
  await settled(page);
  for (const action of ['link', 'button'] as const)
    await expect(page.getByRole('row').nth(1).getByRole(action)).toBeInViewport({ ratio: 1 });
});

test('on a phone the menu shows the words of the sidebar, until a link is followed', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  await page.goto('/admin/');
  const words = page.getByRole('navigation', { name: 'Menu' }).getByText('All Tests');
  await expect(words).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(words).toBeInViewport();
  await expectAccessible(page);
  await words.click();
  await expect(page.getByRole('heading', { name: 'All Tests' })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test('axe finds nothing in any state of an editor', async ({ page, signIn, expectAccessible }) => {
  test.slow();
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  const dialog = page.getByRole('dialog');
  const check = (state: string) => test.step(state, () => expectAccessible(page));
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await editor.open('reading');
  await page.getByLabel('Test Type').selectOption('Full Test');
  await editor.title().fill('Herons');
  await editor.write('Passage', 'The heron waits in the river.');
  // A text longer than its box, with headings: it scrolls within, and stays in order outside.
  await paste(editor.text('Passage'), {
    'text/html': `<h2>Herons</h2><h3>Where they wait</h3>${'<p>A line of text.</p>'.repeat(60)}`,
  });
  for (const type of ['TFNG', 'MCQ', 'MULTI', 'FILL_BLANKS', 'MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN']) {
    await editor.addGroup(new RegExp(`${type}$`));
    await editor.addQuestion(`A question of ${type}`);
  }
  await check('every type, part tabs');
  await page.getByLabel('Time (minutes)').fill('0');
  await page.getByLabel('Lock this test with a password').check();
  await page.getByRole('textbox', { name: 'Password' }).fill('abc');
  await editor.button('Publish Test').click();
  await expect(page.getByLabel('Time (minutes)')).toHaveAccessibleDescription(/^Time must be at least 1 minute/);
  await check('errors at the fields');
  await page.getByText('Live preview', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Live preview' })).toBeVisible();
  await check('live preview');
  await editor.button('JSON Output Preview').click();
  await expect(dialog).toBeVisible();
  await check('JSON');
  await close();
  await editor.button('Import JSON').click();
  await editor.text('JSON of a test').fill('{');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('This is not JSON.')).toBeVisible();
  await check('JSON that cannot be imported');
  await close();
  await editor.button('Delete Group 1').click();
  await expect(dialog).toBeVisible();
  await check('deletion of a group');
  await close();
  await page.getByRole('link', { name: 'All Tests' }).click();
  await expect(dialog).toBeVisible();
  await check('leaving unsaved work');
});
