import { practicePath } from '../src/api.ts';
import { samplePart } from '../src/samples.ts';
import type { Tab } from '../src/webkit/tab.ts';
import { expect, test } from '../src/webkit/test.ts';

const content = samplePart('reading-1', 1);
const passage = { role: 'region', name: 'Passage' };
const inToolbar = (name: string) => ({ role: 'button', name, within: { role: 'toolbar', name: 'Selected text' } });
const save = { role: 'button', name: 'Save' };
const note = { role: 'textbox', name: 'Your note' };

test('a highlight and a note are there after a reload @main', async ({ tab, signInTo, learner, admin }) => {
  await signInTo(tab, learner);
  await tab.goto(await practicePath(admin, 'reading', content.title));

  const highlighted = await selectWord(tab, 0);
  await tab.click(inToolbar('Highlight'));
  await tab.seesNo({ role: 'toolbar', name: 'Selected text' });
  const wordWithNote = await selectWord(tab, 4);
  await tab.click(inToolbar('Add Note'));
  await tab.write(note, 'Which one?');
  await tab.click(save);
  await tab.seesNo(note);

  await tab.driver.navigate().refresh();
  await tab.sees({ role: 'button', name: `Highlight: ${highlighted}` });
  await expect.poll(() => painted(tab)).toBe(highlighted);
  await tab.click({ role: 'button', name: `Note on “${wordWithNote}”` });
  expect(await tab.valueOf(note)).toBe('Which one?');
});

/** Selects a word of the passage's first paragraph with the mouse. @returns the word. */
async function selectWord(tab: Tab, index: number): Promise<string> {
  const { text, left, right, middle } = await tab.with(passage, (element) =>
    tab.driver.executeScript<{ text: string; left: number; right: number; middle: number }>(
      (region: Element, at: number) => {
        const node = region.querySelector('p')?.firstChild;
        const word = Array.from(node?.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? [])[at];
        if (!node || !word) throw new Error('the passage has no such word');
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { text: word[0], left, right, middle: (top + bottom) / 2 };
      },
      element,
      index,
    ),
  );
  await tab.drag({ x: left + 1, y: middle }, { x: right - 1, y: middle });
  return text;
}

/** The text that the browser has highlighted. */
function painted(tab: Tab): Promise<string> {
  return tab.driver.executeScript<string>(() =>
    Array.from(CSS.highlights.get('bw-highlight') ?? [], (range) => (range as Range).toString()).join(' '),
  );
}
