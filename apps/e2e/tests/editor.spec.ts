import type { Browser, BrowserContext, Page } from '@playwright/test';
import { EditorPage } from '../src/pages/editor-page.ts';
import { silence } from '../src/wav-file.ts';
import { ADMIN, expect, test } from '../src/test.ts';

async function minimalReading(editor: EditorPage, title: string): Promise<void> {
  await editor.title().fill(title);
  await editor.write('Passage', 'The heron waits in the river.');
  await editor.addGroup(/Completion, labelling or short answers/);
  await editor.addQuestion('It waits in the');
  await editor.text('Accepted answer 1 of question 1').fill('river');
}

async function publishedId(page: Page, title: string): Promise<string> {
  await page.goto('/admin/tests?type=reading');
  await page.getByPlaceholder('Search by test name...').fill(title);
  const href = await page
    .getByRole('link', { name: `Edit ${title}`, exact: true })
    .first()
    .getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

async function publishMinimalReading(editor: EditorPage, title: string): Promise<string> {
  await editor.open('reading');
  await minimalReading(editor, title);
  await editor.button('Publish Test').click();
  await editor.toast('Test created successfully');
  return publishedId(editor.page, title);
}

test.describe('the reading editor', () => {
  test('publishes a test written with every question type, and clears the form [A1-3 A2-12 A2-31 A2-32 A2-33 A2-35 A2-39 A3-11 A4-1 A4-3 A4-11 A8-3 A9-9] @main', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const title = `Every type ${Date.now()}`;
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await expect(page.getByRole('heading', { name: 'Create New IELTS Reading Test' })).toBeVisible();
    await expect(editor.button('Publish Test')).toBeDisabled();
    await editor.title().fill(title);
    await editor.write('Passage', 'The heron waits in the river. It eats fish, frogs and reeds near the bank.');

    await editor.addGroup(/True/);
    await editor.addQuestion('The heron flies.');
    await expect(page.getByRole('radio', { name: 'NOT GIVEN' })).toBeChecked();
    await page.getByRole('radio', { name: 'FALSE' }).check();

    await editor.addGroup(/one answer/);
    await editor.addQuestion('What does it eat?');
    for (const [index, text] of ['fish', 'bread', 'stones', 'grass'].entries())
      await editor.text(`Option ${index + 1} of question 2`).fill(text);
    await page.getByRole('radio', { name: 'Option 1 is correct in question 2' }).check();

    await editor.addGroup(/several answers/);
    await editor.addQuestion('Which TWO does it eat?');
    for (const [index, text] of ['frogs', 'reeds', 'bread', 'grass'].entries())
      await editor.text(`Option ${index + 1} of question 3`).fill(text);
    await page.getByRole('checkbox', { name: 'Option 1 is correct in question 3' }).check();
    await page.getByRole('checkbox', { name: 'Option 2 is correct in question 3' }).check();
    await expect(page.getByRole('heading', { name: 'Questions 3–4' })).toBeVisible();

    await editor.addGroup(/Completion, labelling or short answers/);
    await editor.button('Add a text with blanks').click();
    await editor.write('Text with blanks', 'It waits in the ');
    await editor.button('Insert blank').click();
    await editor.text('Accepted answer 1 of question 5').fill('river');
    await expect(editor.text('Text with blanks')).toContainText('{5}');

    for (const [type, number] of [
      [/Matching features or information/, 6],
      [/Summary completion or matching/, 7],
      [/Matching headings or sentence endings/, 8],
    ] as const) {
      await editor.addGroup(type);
      for (const [index, text] of ['bank', 'reed', 'pool', 'nest'].entries())
        await page
          .getByRole('textbox', { name: `Choice ${index + 1}`, exact: true })
          .last()
          .fill(text);
      await editor.addQuestion('It rests near the');
      await page.getByLabel(`Answer of question ${number}`).selectOption('bank');
    }
    await expect(editor.status().getByText('Ready to publish')).toBeVisible();
    await expect(editor.status()).toContainText('8/8');
    await editor.button('Publish Test').click();
    await editor.toast('Test created successfully');
    await expect(editor.title()).toHaveValue('');
    await expect(page.getByRole('status').filter({ hasText: 'is published.' })).toBeFocused();

    const id = await publishedId(page, title);
    await editor.open('reading', id);
    await expect(page.getByRole('heading', { name: 'Edit Test' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /^Group \d/ })).toHaveCount(7);
    await expect(editor.status()).toContainText('8/8');
    await expectAccessible(page);
  });

  test('shows every error at its field, and a link to it [A5-1 A5-10]', async ({ page, signIn }) => {
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await editor.title().fill('x');
    await editor.title().fill('');
    await editor.title().blur();
    await expect(editor.title()).toHaveAccessibleDescription('Title is required');
    await minimalReading(editor, 'Errors');
    await editor.addGroup(/one answer/);
    await editor.addQuestion('What?');
    await page.getByLabel('Time (minutes)').fill('0');
    await page.getByLabel('Lock this test with a password').check();
    await page.getByRole('textbox', { name: 'Password' }).fill('abc');
    await editor.button('Publish Test').click();
    await expect(page.getByLabel('Time (minutes)')).toBeFocused();
    await expect(page.getByLabel('Time (minutes)')).toHaveAccessibleDescription('Time must be at least 1 minute');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
      'Password must be at least 4 characters long when the test is locked.',
    );
    await editor.button('Collapse all').click();
    await editor.status().getByRole('button', { name: 'Question 2 needs at least two different options' }).click();
    await expect(editor.text('Option 1 of question 2')).toBeFocused();
  });

  // Not in Firefox: over WebDriver BiDi, Playwright cannot read the body of a request.
  test(
    'publishes the written parts of a full test, and opens them as tabs again [A2-43 A3-2 A7-20]',
    { tag: '@not-firefox' },
    async ({ page, signIn }) => {
      const title = `Full ${Date.now()}`;
      await signIn(page, ADMIN);
      const editor = new EditorPage(page);
      await editor.open('reading');
      await editor.title().fill(title);
      await page.getByLabel('Test Type').selectOption('Full Test');
      await page.getByLabel('Time (minutes)').fill('41');
      for (const number of [1, 3]) {
        await page.getByRole('tab', { name: `Part ${number}` }).click();
        await editor.write('Passage', `The heron of part ${number} waits in the river.`);
        await editor.addGroup(/Completion, labelling or short answers/);
        await editor.addQuestion('It waits in the');
        await editor.text(`Accepted answer 1 of question ${number === 1 ? 1 : 2}`).fill('river');
      }
      const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/exam/new'));
      await editor.button('Publish Test').click();
      const sent = (await request).postDataJSON() as {
        reading: { part_number: number; time: number; title: string }[];
      };
      expect(sent.reading.map(({ part_number, time }) => [part_number, time])).toEqual([
        [1, 14],
        [3, 14],
      ]);
      await editor.toast('Test created successfully');
      await editor.open('reading', await publishedId(page, title));
      await expect(page.getByRole('tab')).toHaveCount(3);
      await expect(page.getByRole('tab', { name: 'Part 2 (empty)' })).toBeVisible();
    },
  );
});

test.describe('unsaved work', () => {
  test('is restored after a reload, needs a confirmation before the user leaves, and can be discarded @main', async ({
    page,
    signIn,
  }) => {
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('writing');
    await expect(page.getByRole('heading', { name: 'Create New IELTS Writing Test' })).toBeVisible();
    await editor.title().fill('Charts');
    await editor.write('Content', 'Describe the chart.');
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/was restored from this device/)).toBeVisible();
    await expect(editor.title()).toHaveValue('Charts');
    await page.getByRole('link', { name: 'All Tests' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without publishing?' })).toBeVisible();
    await editor.button('Stay').click();
    await editor.button('Discard').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(editor.title()).toHaveValue('');
    await page.getByRole('link', { name: 'All Tests' }).click();
    await expect(page.getByRole('heading', { name: 'All Tests' })).toBeVisible();
  });
});

test.describe('a new test in two tabs', () => {
  test('is two tests: neither tab overwrites the other, and each is restored', async ({ page, context, signIn }) => {
    await signIn(page, ADMIN);
    const first = new EditorPage(page);
    await first.open('speaking');
    await first.title().fill('Trains');
    await expect(page.getByText('Draft saved on this device')).toBeVisible();

    const second = new EditorPage(await context.newPage());
    await signIn(second.page, ADMIN);
    await second.open('speaking');
    await expect(second.page.getByText('Another new test is open in another tab.')).toBeVisible();
    await expect(second.title()).toHaveValue('');
    await second.title().fill('Boats');
    await expect(second.page.getByText('Draft saved on this device')).toBeVisible();

    for (const one of [page, second.page]) one.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(first.title()).toHaveValue('Trains');
    await second.page.reload();
    await expect(second.title()).toHaveValue('Boats');
    await second.page.close();
    await page.reload();
    await expect(page.getByText('Another new test is open in another tab.')).toBeHidden();
  });
});

async function otherAdministrator(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
}

// Not in Firefox, which asks the user before a script reads the clipboard.
test.describe('two administrators who edit one test', { tag: '@not-firefox' }, () => {
  test('lose nothing: the second sees a message and the other version, and can return to their own [A2-34 A4-2 A8-4]', async ({
    page,
    browser,
    signIn,
  }) => {
    const title = `Conflict ${Date.now()}`;
    await signIn(page, ADMIN);
    const first = new EditorPage(page);
    const id = await publishMinimalReading(first, title);

    const context = await otherAdministrator(browser);
    const second = new EditorPage(await context.newPage());
    await signIn(second.page, ADMIN);
    await first.open('reading', id);
    await second.open('reading', id);
    await first.text('Text of question 1').fill('First words');
    await second.text('Text of question 1').fill('Second words');
    await first.button('Update Test').click();
    await first.toast('Test updated successfully');
    await second.button('Update Test').click();
    await expect(second.page.getByRole('dialog', { name: 'This test has changed since you opened it' })).toBeVisible();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Copy my version as JSON' }).click();
    expect(await second.page.evaluate(() => navigator.clipboard.readText())).toContain('Second words');
    await second.button('Open published version').click();
    await expect(second.text('Text of question 1')).toHaveValue('First words');
    await first.page.getByLabel('Lock this test with a password').check();
    await first.text('Password').fill('heron pond');
    await first.button('Update Test').click();
    await expect(first.page.getByText('No unsaved changes')).toBeVisible();
    await second.open('reading', id);
    await expect(second.page.getByText('You are looking at another version.')).toBeVisible();
    await second.button('Go back to my version').click();
    await expect(second.text('Text of question 1')).toHaveValue('Second words');
    await expect(second.page.getByText('When you update, your changes are published.')).toBeVisible();
    await second.button('Update Test').click();
    await second.toast('Test updated successfully');
    expect((await page.request.get(`/api/section/${id}`)).status()).toBe(403);
    await first.open('reading', id);
    await expect(first.text('Text of question 1')).toHaveValue('Second words');
    await context.close();
  });
});

test.describe('one test in two tabs', () => {
  test('stays locked when one tab locks it and the other saves an earlier version [D35]', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    const title = `Two tabs ${Date.now()}`;
    await signIn(page, ADMIN);
    const first = new EditorPage(page);
    const id = await publishMinimalReading(first, title);
    const guest = async () => (await page.request.get(`/api/section/${id}`)).status();
    expect(await guest()).toBe(200);

    const second = new EditorPage(await context.newPage());
    await signIn(second.page, ADMIN);
    await first.open('reading', id);
    await second.open('reading', id);
    const lock = (editor: EditorPage) => editor.page.getByLabel('Lock this test with a password');
    await lock(first).check();
    await first.text('Password').fill('heron pond');
    await first.button('Update Test').click();
    await first.toast('Test updated successfully');
    expect(await guest()).toBe(403);

    await second.title().fill(`${title} anew`);
    await second.button('Update Test').click();
    const dialog = second.page.getByRole('dialog', { name: 'This test has changed since you opened it' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Part 1 was locked.',
      'The password of part 1 was changed.',
    ]);
    expect(await dialog.textContent()).not.toContain('heron pond');
    await expectAccessible(second.page);
    expect(await guest()).toBe(403);

    await second.button('Open published version').click();
    await expect(lock(second)).toBeChecked();
    await second.button('Go back to my version').click();
    await expect(second.title()).toHaveValue(`${title} anew`);
    await expect(lock(second)).toBeChecked();
    await second.button('Update Test').click();
    await second.toast('Test updated successfully');
    expect(await guest()).toBe(403);
    await publishedId(page, `${title} anew`);
  });
});

test.describe('the JSON of a test', () => {
  test('is copied, and imported as the same test [A2-40 A4-29 A8-16]', async ({ page, signIn }) => {
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await minimalReading(editor, 'Round trip');
    await editor.button('JSON Output Preview').click();
    await editor.button('Copy JSON').click();
    await editor.toast('JSON copied to clipboard');
    await expect(editor.button('Copied!')).toBeVisible();
    await expect(editor.button('Copy JSON')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await editor.title().fill('Something else');
    await editor.button('Import JSON').click();
    await editor.text('JSON of a test').focus();
    await page.keyboard.press('Control+V');
    await editor.button('Import').click();
    await expect(editor.title()).toHaveValue('Round trip');
    await expect(editor.text('Accepted answer 1 of question 1')).toHaveValue('river');
  });
});

test.describe('the listening editor', () => {
  test('refuses a file that is not audio, plays an uploaded recording at once, and publishes it [A1-3 A2-44 A2-48 A2-52 A2-53 A8-9 A9-5] @main @main-firefox', async ({
    page,
    signIn,
  }) => {
    const title = `Market ${Date.now()}`;
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('listening');
    await expect(page.getByRole('heading', { name: 'Create New IELTS Listening Test' })).toBeVisible();
    await expect(page.getByLabel('Time (minutes)')).toHaveValue('30');
    const address = page.getByRole('textbox', { name: 'Audio URL' });
    const choose = page.locator('input[type=file][accept*=audio]');
    await choose.setInputFiles({ name: 'market.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await expect(address).toHaveAccessibleDescription(/Choose an MP3/);
    await choose.setInputFiles({ name: 'market.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') });
    await expect(address).toHaveAccessibleDescription(/cannot be played/);
    await choose.setInputFiles({ name: 'market.wav', mimeType: 'audio/wav', buffer: silence(3) });
    await expect(address).toHaveValue(/^\/api\/media\//);
    await expect(page.getByText('Length 0:03')).toBeVisible();
    const sound = page.getByLabel('The recording');
    await sound.evaluate((element: HTMLAudioElement) => element.play());
    await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
    await editor.title().fill(title);
    await editor.addGroup(/Completion, labelling or short answers/);
    await editor.addQuestion('Name:');
    await editor.text('Accepted answer 1 of question 1').fill('Ann');
    for (const label of [
      'Title provided',
      'Audio file added',
      'Questions configured',
      'Has questions',
      'Ready to publish',
    ])
      await expect(editor.status().getByText(label)).toBeVisible();
    await editor.button('Publish Test').click();
    await editor.toast('Listening test created successfully');
  });
});

test.describe('the writing and speaking editors', () => {
  for (const [skill, name, part] of [
    ['writing', 'Writing', 'Part 3'],
    ['speaking', 'Speaking', 'Part 2 + 3'],
  ] as const) {
    test(`publish a ${skill} test, and move it to another part when it is edited [A1-3 A2-12 A2-21 A2-23 A2-54 A2-55 A2-56 A2-58 A2-61 A2-66 A3-16 A4-4 A4-5 A4-21 A5-20 A5-21 A8-12 A8-13 A8-15]${skill === 'writing' ? ' @main' : ''}`, async ({
      page,
      signIn,
    }) => {
      const title = `${name} ${Date.now()}`;
      await signIn(page, ADMIN);
      const editor = new EditorPage(page);
      await editor.open(skill);
      await expect(page.getByRole('heading', { name: `Create New IELTS ${name} Test` })).toBeVisible();
      await editor.button('Publish Test').click();
      await expect(editor.title()).toHaveAccessibleDescription('Test name is required');
      await expect(page.getByText('Content is required').first()).toBeVisible();
      await editor.title().fill(title);
      await editor.write('Content', 'Describe the river.');
      await editor.button('Publish Test').click();
      await editor.toast(`${name} test created successfully`);
      await expect(editor.title()).toHaveValue('');

      await page.goto(`/admin/tests?type=${skill}`);
      await page.getByPlaceholder('Search by test name...').fill(title);
      await page.getByRole('link', { name: `Edit ${title}` }).click();
      await expect(page.getByRole('heading', { name: `Edit IELTS ${name} Test` })).toBeVisible();
      await expect(editor.text('Content')).toContainText('Describe the river.');
      await page.getByLabel('Part Number').selectOption(part);
      await editor.button('Update Test').click();
      await editor.toast(`${name} test updated successfully`);
      await expect(page.getByLabel('Part Number')).toHaveValue(skill === 'writing' ? '3' : '2');
      await page.getByRole('link', { name: 'All Tests' }).click();
      await page.getByRole('tab', { name }).click();
      await page.getByPlaceholder('Search by test name...').fill(title);
      await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(1);
      await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText(part);
    });
  }
});

test.describe('a test that is locked', () => {
  test('keeps its password through an update [A3-7]', async ({ page, signIn }) => {
    const title = `Locked ${Date.now()}`;
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await minimalReading(editor, title);
    await page.getByLabel('Lock this test with a password').check();
    await page.getByRole('textbox', { name: 'Password' }).fill('reed');
    await editor.button('Publish Test').click();
    await editor.toast('Test created successfully');
    await editor.open('reading', await publishedId(page, title));
    await editor.text('Text of question 1').fill('It stands in the');
    await editor.button('Update Test').click();
    await editor.toast('Test updated successfully');
    await page.reload();
    await expect(page.getByLabel('Lock this test with a password')).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('reed');
    await expect(editor.text('Text of question 1')).toHaveValue('It stands in the');
  });
});

test.describe('on a phone @phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('links from the status to the field with the error, and does not scroll sideways', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await minimalReading(editor, 'Phone');
    await editor.text('Accepted answer 1 of question 1').fill('');
    await page.getByText('Status', { exact: true }).click();
    await expect(editor.status()).toBeVisible();
    await editor.button('Publish Test').click();
    await expect(editor.text('Accepted answer 1 of question 1')).toBeFocused();
    await expect(page.getByRole('group', { name: 'Accepted answers' })).toHaveAccessibleDescription(
      'Question 1 has no answer',
    );
    await page.getByText('Live preview', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Question 1', level: 2 })).toBeVisible();
    // In Firefox, the scroll bar takes some of the width.
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways).toBe(0);
    await expectAccessible(page);
  });
});
