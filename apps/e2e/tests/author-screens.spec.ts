import { QUESTION_TYPES, SKILLS, writeSection, type FullGroup, type QuestionType } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import { EditorPage } from '../src/pages/editor-page.ts';
import { paste } from '../src/authoring/paste.ts';
import { sampleExam, samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/**
 * Screens that axe checks here. accessibility.spec.ts checks the lists, the users and the log. The editor of a published test is like an
 * empty one, and the editor of a speaking test is like that of a writing test.
 */
const CHECKED = /^\/$|nowhere|create-\w+-test\//;
const MAIN = /^\/$|nowhere|create-(?:reading|listening|writing)-test\//;

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The names of the tables that are wider than their place. */
const wideTables = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('aria-label')),
    );

const SCREENS = [
  '/',
  ...SKILLS.map((skill) => `/tests?type=${skill}`),
  '/users',
  '/audit',
  '/bin',
  '/settings',
  '/nowhere',
  ...SKILLS.flatMap((skill) => [`/create-${skill}-test`, `/create-${skill}-test/:id`]),
];

for (const screen of SCREENS) {
  const isChecked = CHECKED.test(screen);
  const title = `${screen} of the console scrolls not sideways at 360, 390 or 820 px${isChecked ? ', and axe finds nothing' : ''}${MAIN.test(screen) ? ' @main' : ''}`;
  test(title, async ({ page, signIn, admin, expectAccessible }) => {
    const skill = SKILLS.find((one) => screen.startsWith(`/create-${one}`)) ?? 'reading';
    const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill } });
    await signIn(page, ADMIN);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin${screen.replace(':id', sections[0]?.id ?? '')}`);
    await settled(page);
    expect(await sidewaysBy(page), 'at 390 px').toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysBy(page), 'at 360 px').toBe(0);
    await page.setViewportSize({ width: 820, height: 1180 });
    expect(await sidewaysBy(page), 'at 820 px').toBe(0);
    expect(await wideTables(page)).toEqual([]);
    if (isChecked) await expectAccessible(page);
  });
}

test('a text editor that is still loading has its label and its space, and axe finds nothing', async ({
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
  const coming = page.getByRole('progressbar', { name: 'Loading the editor…' });
  await expect(coming.first()).toBeVisible();
  await expectAccessible(page);
  const addGroup = page.getByRole('button', { name: 'Add question group' });
  const place = await addGroup.boundingBox();
  fetched.resolve();
  await expect(coming).toHaveCount(0);
  expect(await addGroup.boundingBox()).toEqual(place);
});

test('on a phone every action of a list of tests is visible', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, ADMIN);
  await page.goto('/admin/tests?type=reading');
  await settled(page);
  const row = page.getByRole('row').nth(1);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
  for (const action of [/^Edit /, /^Delete /, /^More actions for /])
    await expect(row.getByRole('link', { name: action }).or(row.getByRole('button', { name: action }))).toBeInViewport({
      ratio: 1,
    });
});

test('on a phone the menu shows the labels of the sidebar until a link is followed', async ({
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

test('a wide editor shows the passage beside the questions, and the checklist beside the publish button @main', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await page.getByText('Side by side').click();
  await expect(editor.status()).toBeHidden();
  await page.getByRole('button', { name: /to do$/ }).click();
  await expect(editor.status()).toBeVisible();
  await expectAccessible(page);
  const [passage, questions] = await Promise.all(
    ['Passage Content', 'Questions'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  expect((passage?.x ?? 0) + (passage?.width ?? 0)).toBeLessThanOrEqual(questions?.x ?? 0);
});

test.describe('axe finds nothing in an editor', () => {
  /** A text that is longer than its box, which scrolls, with headings. */
  const LONG = `<h2>Herons</h2><h3>Where they wait</h3>${'<p>A line of text.</p>'.repeat(60)}`;

  /** Types for the screens with a dialog. axe also checks the content behind it, so all types would take long. */
  const SOME_TYPES: readonly QuestionType[] = ['TFNG', 'FILL_BLANKS'];

  test('with a new group of each type, and part tabs', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await page.getByLabel('Test Type').selectOption('Full Test');
    await editor.title().fill('Herons');
    await editor.write('Passage', 'The heron waits in the river.');
    await paste(editor.text('Passage'), { 'text/html': LONG });
    for (const type of QUESTION_TYPES) {
      await editor.addGroup(new RegExp(`${type}$`));
      await editor.addQuestion(`A question of ${type}`);
    }
    await expectAccessible(page);
  });

  test('with errors at its fields', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    const editor = await openFilled(page);
    await page.getByLabel('Time (minutes)').fill('0');
    await page.getByLabel('Lock this test with a password').check();
    await page.getByRole('textbox', { name: 'Password' }).fill('abc');
    await editor.button('Publish Test').click();
    await expect(page.getByLabel('Time (minutes)')).toHaveAccessibleDescription(/^Time must be at least 1 minute/);
    await expectAccessible(page);
  });

  test('with the live preview', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    await openFilled(page);
    await page.getByText('Live preview', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Live preview' })).toBeVisible();
    await expectAccessible(page);
  });

  test('with its JSON shown', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    const editor = await openFilled(page, SOME_TYPES);
    await editor.button('JSON Output Preview').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('with JSON that cannot be imported', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    const editor = await openFilled(page, SOME_TYPES);
    await editor.button('Import JSON').click();
    await editor.text('JSON of a test').fill('{');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText('This is not valid JSON. Check that you copied the whole text.')).toBeVisible();
    await expectAccessible(page);
  });

  test('with JSON of a test that exists already', async ({ page, admin, signIn, expectAccessible }) => {
    const title = `Herons ${Date.now()}`;
    const part = { title, time: 20, part_number: 1, examContent: '<p>Describe the herons.</p>' };
    const file = { description: title, writing: [part] };
    await admin.client.call('POST /api/exam/new/:type', { params: { type: 'writing' }, body: file });
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('writing');
    await editor.button('Import JSON').click();
    await editor.text('JSON of a test').fill(JSON.stringify(file));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText('This test already exists', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('with the dialog that confirms the deletion of a group', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    const editor = await openFilled(page, SOME_TYPES);
    await editor.button('Delete Group 1').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('with the dialog about unsaved work', async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    await openFilled(page, SOME_TYPES);
    await page.getByRole('link', { name: 'All Tests' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  /** The editor of a full test whose first part has a long passage and a group of each of these types. */
  async function openFilled(page: Page, types: readonly QuestionType[] = QUESTION_TYPES): Promise<EditorPage> {
    const groups = sampleExam('reading-1').parts.flatMap(({ content }) => content.groups);
    const ofEachType = types.flatMap((type) => groups.find((group) => group.type === type) ?? []);
    // Without evidence, because the quotes are not in this passage.
    const unproven = (group: FullGroup): FullGroup => ({
      ...group,
      questions: group.questions.map(({ evidence: _, ...question }) => question),
    });
    const content = { ...samplePart('reading-1', 1), passage: [LONG], groups: ofEachType.map(unproven) };
    const editor = new EditorPage(page);
    await editor.open('reading');
    await editor.button('Import JSON').click();
    await editor
      .text('JSON of a test')
      .fill(JSON.stringify({ description: 'Herons', reading: [writeSection(content)] }));
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('Test Type').selectOption('Full Test');
    await expect(page.getByRole('tab', { name: 'Part 1' })).toBeVisible();
    await expect(editor.button(`Delete Group ${types.length}`)).toBeVisible();
    return editor;
  }
});

test('a printed test has no question on two pages, no heading without its questions, and its answer sheet on one page', async ({
  page,
  signIn,
  admin,
}) => {
  const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill: 'reading' } });
  const { title } = samplePart('reading-3', 1);
  await signIn(page, ADMIN);
  await page.goto(`/admin/print/${sections.find((section) => section.title === title)?.exam_id}`);
  await expect(page.getByRole('region', { name: 'Part 3' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const breaks = (selector: string, property: 'breakAfter' | 'breakInside') =>
    page
      .locator(`[data-piece="booklet"] ${selector}`)
      .evaluateAll((elements, name) => [...new Set(elements.map((one) => getComputedStyle(one)[name]))], property);
  expect(await breaks('[data-question]', 'breakInside')).toEqual(['avoid']);
  expect(await breaks('details', 'breakInside')).toEqual(['avoid']);
  expect(await breaks('section > h2', 'breakAfter')).toEqual(['avoid']);
  expect(await breaks('section > h2 + [lang]', 'breakAfter')).toEqual(['avoid']);

  await page.emulateMedia({ media: null });
  await page.getByRole('checkbox', { name: 'Booklet' }).uncheck();
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});
