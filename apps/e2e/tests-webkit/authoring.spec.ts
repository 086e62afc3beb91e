import { writeFile } from 'node:fs/promises';
import { Key } from 'selenium-webdriver';
import { RED_DOT, WORD } from '../src/browsers/brought-along.ts';
import { pasteInto } from '../src/authoring/paste.ts';
import { ADMIN } from '../src/test.ts';
import type { Described, Tab } from '../src/webkit/tab.ts';
import { expect, test } from '../src/webkit/test.ts';

const content = { role: 'textbox', name: 'Content' };
const dialog = { role: 'dialog' };
const format = (name: string) => ({ role: 'button', name, within: { role: 'toolbar', name: 'Formatting: Content' } });
const button = (name: string) => ({ role: 'button', name });

async function typeInto(tab: Tab, field: Described, ...keys: readonly string[]): Promise<void> {
  await tab.click(field);
  await tab.press(...keys);
}

test('a text is formatted, cut and restored, and a text from Word is cleaned when pasted @main', async ({
  tab,
  signInTo,
}) => {
  const html = () => tab.with(content, (element) => element.getAttribute('innerHTML'));
  const text = () => tab.with(content, (element) => element.getText());
  await signInTo(tab, ADMIN);
  await tab.goto('/admin/create-writing-test');
  await typeInto(tab, content, 'Plain ');
  await tab.pressWithControl('b');
  await tab.press('bold');
  await expect.poll(html).toMatch(/Plain .*<strong[^>]*>bold<\/strong>/);

  await tab.pressWithControl('a');
  await tab.pressWithControl('x');
  await expect.poll(text).toBe('');
  await tab.pressWithControl('v');
  await expect.poll(html).toMatch(/Plain .*<strong[^>]*>bold<\/strong>/);

  await tab.pressWithControl('a');
  await tab.press(Key.DELETE);
  await tab.with(content, (element) =>
    tab.driver.executeScript(pasteInto, element, { 'text/html': WORD, 'text/plain': 'x' }),
  );
  await tab.sees({ role: 'heading', name: 'The Story of Salt', within: content });
  await expect.poll(html).toMatch(/<strong[^>]*>Salt<\/strong>.*<em[^>]*>money<\/em>/);
  expect(await html()).not.toMatch(/red|MsoNormal|<a |<script|<img/);
  expect(await tab.driver.executeScript('return "hit" in window')).toBe(false);
});

test('a picture is uploaded with its description @main', async ({ tab, signInTo }, info) => {
  const file = info.outputPath('dot.png');
  await writeFile(file, RED_DOT);
  await signInTo(tab, ADMIN);
  await tab.goto('/admin/create-writing-test');
  await tab.click(format('Picture'));
  await tab.sees(dialog);
  await (await tab.driver.findElement({ css: '[role=dialog] input[type=file]' })).sendKeys(file);
  await expect
    .poll(() => tab.valueOf({ role: 'field', name: 'Or the address of a picture' }))
    .toMatch(/\/api\/media\//);
  await tab.write({ role: 'field', name: /^Description/, within: dialog }, 'A red dot');
  await tab.click({ role: 'button', name: 'Add', within: dialog });
  await tab.seesNo(dialog);
  const width = () =>
    tab.with({ role: 'img', name: 'A red dot', within: content }, (element) =>
      tab.driver.executeScript<number>('return arguments[0].naturalWidth', element),
    );
  await expect.poll(width).toBe(10);
});

test('an administrator signs in at the console and publishes a test @main', async ({ tab, admin }) => {
  const title = `Herons ${Date.now()}`;
  await tab.goto('/admin/create-reading-test');
  await tab.write({ role: 'textbox', name: 'Username' }, ADMIN.email);
  await tab.write({ role: 'field', name: /^Password/ }, ADMIN.password);
  await tab.click(button('Sign in'));
  await tab.write({ role: 'textbox', name: /^Title/ }, title);
  await typeInto(tab, { role: 'textbox', name: 'Passage' }, 'The heron waits in the river.');
  await tab.click(button('Add question group'));
  await tab.click({ role: 'menuitem', name: /^Completion, labelling or short answers/ });
  await tab.seesNo({ role: 'menu' });
  await tab.click(button('Add question'));
  await tab.write({ role: 'textbox', name: /^Text of question 1/ }, 'It waits in the');
  await tab.write({ role: 'textbox', name: 'Accepted answer 1 of question 1' }, 'river');
  await tab.click(button('Publish Test'));
  await tab.reads('Test created successfully');
  const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill: 'reading' } });
  const published = sections.find((section) => section.title === title);
  expect(published?.questions_count).toBe(1);
});
