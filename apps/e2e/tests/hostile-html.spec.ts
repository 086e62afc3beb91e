import { HOSTILE_HTML } from '@bandwise/config/hostile-html';
import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { paste } from '../src/authoring/paste.ts';
import { ADMIN, expect, test } from '../src/test.ts';

// Without null characters, which the server refuses first.
const ALL = HOSTILE_HTML.filter(({ html }) => !html.includes('\0')).map(({ html }) => `<p>before</p>${html}`);
const TOGETHER = ALL.join('');

// Without the content security policy, which would stop scripts that cleaning has missed.
test.use({ bypassCSP: true });

/** Records the dialogs and forbidden requests of a page. */
function watch(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => seen.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (/evil\.example|^javascript:|^data:text/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

const hit = (page: Page) => page.evaluate(() => Reflect.has(window, 'hit'));

test('hostile HTML that an administrator pastes or imports does nothing, there and for learners [D27] @main', async ({
  page,
  admin,
  learner,
  signIn,
  browser,
}) => {
  const title = `Hostile ${Date.now()}`;
  const group = {
    type: 'FILL_BLANKS',
    instruction: TOGETHER,
    paragraph: `<p>Written {1}</p>${TOGETHER}`,
    imgContent: TOGETHER,
    questions: [{ number: 1, question: TOGETHER, answer: ['one'] }],
  };
  const part = { title, time: 20, part_number: 1, passage: ALL, explanation: TOGETHER, groups: [group] };
  await signIn(page, ADMIN);
  const seenOnConsole = watch(page);
  await page.goto('/admin/create-reading-test');
  await page.getByRole('button', { name: 'Import JSON', exact: true }).click();
  const json = JSON.stringify({ description: title, reading: [part] });
  await page.getByRole('textbox', { name: 'JSON of a test' }).fill(json);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Import without it' }).click();
  const passage = page.getByRole('textbox', { name: 'Passage', exact: true });
  await expect(passage).toContainText('before');
  await page.getByRole('textbox', { name: 'Explanation' }).focus();
  // Paste works once the browser has reported the position of the caret.
  await passage.press('ControlOrMeta+End');
  await paste(passage, { 'text/html': `<p>Pasted words</p>${TOGETHER}` });
  await expect(passage).toContainText('Pasted words');
  await page.getByRole('button', { name: /^Continue without all/ }).click();
  await page.getByRole('button', { name: 'Publish Test' }).click();
  // The server removes drawings that the editor cannot check.
  await page.getByRole('button', { name: 'Publish without it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Test created successfully' })).toBeVisible();
  expect([await hit(page), ...seenOnConsole]).toEqual([false]);

  const practice = await (await browser.newContext({ bypassCSP: true })).newPage();
  const seenByLearner = watch(practice);
  await signIn(practice, learner);
  await practice.goto(await practicePath(admin, 'reading', title));
  await expect(practice.getByText('Pasted words')).toBeVisible();
  const attempt = new AttemptPage(practice);
  await attempt.blank(1).fill('one');
  await attempt.submit();
  await expect(attempt.score).toHaveText('You answered 1 of 1 correctly.');
  await practice.getByRole('button', { name: 'Results explanation' }).click();
  await expect(practice.getByRole('heading', { name: /^Explanation - / })).toBeVisible();
  expect([await hit(practice), ...seenByLearner]).toEqual([false]);
});
