import type { Locator, Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { focusIn } from '../src/keyboard.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const CONTENT = samplePart('reading-1', 1);

/** The highlights and notes of a test. */
class Annotations {
  readonly page: Page;
  readonly passage: Locator;
  readonly questions: Locator;
  readonly toolbar: Locator;
  readonly highlight: Locator;
  readonly addNote: Locator;
  readonly menu: Locator;
  readonly noteBody: Locator;

  constructor(page: Page) {
    this.page = page;
    this.passage = page.getByRole('region', { name: 'Passage' });
    this.questions = page.getByRole('region', { name: 'Questions' });
    this.toolbar = page.getByRole('toolbar', { name: 'Selected text' });
    this.highlight = this.toolbar.getByRole('button', { name: 'Highlight' });
    this.addNote = this.toolbar.getByRole('button', { name: 'Add Note' });
    this.menu = page.getByRole('menu');
    this.noteBody = page.getByRole('textbox', { name: 'Your note' });
  }

  paragraph(index: number): Locator {
    return this.passage.locator('p').nth(index);
  }

  /** Drags the mouse from the middle of one word to the middle of another, so that it stays inside the lines. */
  async drag(from: Word, to: Word): Promise<void> {
    const start = await boxOf(from);
    const end = await boxOf(to);
    await this.page.mouse.move(start.left + 1, start.middle);
    await this.page.mouse.down();
    await this.page.mouse.move((start.left + end.right) / 2, (start.middle + end.middle) / 2, { steps: 4 });
    await this.page.mouse.move(end.right - 1, end.middle, { steps: 4 });
    await this.page.mouse.up();
  }

  async highlightWords(from: Word, to: Word = from): Promise<void> {
    await this.drag(from, to);
    await this.highlight.click();
    await expect(this.toolbar).toBeHidden();
  }

  async note(word: Word, body: string): Promise<void> {
    await this.drag(word, word);
    await this.addNote.click();
    await this.noteBody.fill(body);
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.noteBody).toBeHidden();
  }

  async click(word: Word): Promise<void> {
    const { left, right, middle } = await boxOf(word);
    await this.page.mouse.click((left + right) / 2, middle);
  }

  choose(action: string): Promise<void> {
    return this.menu.getByRole('menuitem', { name: action, exact: true }).click();
  }

  icon(word: string): Locator {
    return this.page.getByRole('button', { name: `Note on “${word}”` });
  }

  cursor(panel: string): Locator {
    return this.page.getByRole('application', { name: `${panel}: select text with the keyboard` });
  }

  /** The highlighted texts, as one line. */
  painted(): Promise<string> {
    return this.page.evaluate(() => {
      const ranges = Array.from(CSS.highlights.get('bw-highlight') ?? [], (range) => range as Range);
      ranges.sort((one, other) => one.compareBoundaryPoints(Range.START_TO_START, other));
      return ranges.map((range) => range.toString().trim()).join(' ');
    });
  }
}

interface Word {
  /** The element with the word, without markup before it. */
  readonly paragraph: Locator;
  /** The index among the words of the element; a negative one counts from the end. */
  readonly index: number;
}

const word = (paragraph: Locator, index: number): Word => ({ paragraph, index });

async function boxOf({ paragraph, index }: Word) {
  await paragraph.scrollIntoViewIfNeeded();
  return paragraph.evaluate((element, at) => {
    const words = Array.from((element.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu));
    const found = words.at(at);
    if (!found) throw new Error('the paragraph has no such word');
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let passed = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      const start = found.index - passed;
      passed += length;
      if (start >= length) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + found[0].length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, middle: (top + bottom) / 2 };
    }
    throw new Error('the paragraph has no such word');
  }, index);
}

const wordsOf = async (paragraph: Locator) =>
  Array.from(((await paragraph.textContent()) ?? '').matchAll(/[\p{L}\p{N}]+/gu), ([found]) => found);

test.describe('highlights and notes', () => {
  test.beforeEach(async ({ page, learner, signIn, admin }) => {
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', CONTENT.title));
    await expect(page.getByRole('region', { name: 'Passage' })).toBeVisible();
  });

  test('have their icons beside the text, not over words', async ({ page }) => {
    const marks = new Annotations(page);
    const [first = ''] = await wordsOf(marks.paragraph(0));
    await marks.note(word(marks.paragraph(0), 0), 'one');
    await marks.note(word(marks.paragraph(0), 0), 'another');
    await expect(marks.icon(first)).toHaveCount(2);
    const [one, another] = await Promise.all([0, 1].map((index) => marks.icon(first).nth(index).boundingBox()));
    const text = await marks.paragraph(0).boundingBox();
    const panel = await marks.passage.boundingBox();
    if (!one || !another || !text || !panel) throw new Error('an icon, the text or the panel is out of sight');
    expect(another.y).toBeGreaterThanOrEqual(one.y + one.height);
    for (const icon of [one, another]) {
      expect(icon.x).toBeGreaterThanOrEqual(text.x + text.width);
      expect(icon.x + icon.width).toBeLessThanOrEqual(panel.x + panel.width);
    }
  });

  test('have their colour in the panel that they are in', async ({ page }) => {
    const marks = new Annotations(page);
    const colour = (text: Locator) =>
      text.evaluate((element) => getComputedStyle(element, '::highlight(bw-highlight)').backgroundColor);
    await marks.highlightWords(word(marks.paragraph(0), 3));
    expect(await colour(marks.paragraph(0))).toBe('rgb(255, 240, 166)');
    // Without highlights, no style for them is applied.
    expect(await colour(marks.questions.locator('p').first())).toBe('rgba(0, 0, 0, 0)');
  });

  test('extend over paragraphs, overlap, and stay after a reload [L2-117] @main-firefox', async ({ page }) => {
    const marks = new Annotations(page);
    const [first, second] = [marks.paragraph(0), marks.paragraph(1)];
    await marks.highlightWords(word(first, -2), word(second, 2));
    const across = await marks.painted();
    const [end, begin] = [await wordsOf(first), await wordsOf(second)];
    expect(across.startsWith(end.at(-2) ?? '?')).toBe(true);
    expect(across.endsWith(begin[2] ?? '?')).toBe(true);

    await marks.highlightWords(word(second, 1), word(second, 4));
    await expect(page.getByRole('button', { name: /^Highlight: / })).toHaveCount(2);
    expect((await marks.painted()).endsWith(begin[4] ?? '?')).toBe(true);
    const before = await marks.painted();

    await page.reload();
    await expect(page.getByRole('button', { name: /^Highlight: / })).toHaveCount(2);
    await expect.poll(() => marks.painted()).toBe(before);

    await marks.click(word(second, 4));
    await marks.choose('Delete This');
    await expect(page.getByRole('button', { name: /^Highlight: / })).toHaveCount(1);
    await expect.poll(() => marks.painted()).toBe(across);
  });

  test('include inline markup in the questions, and do not move when questions are answered or marked', async ({
    page,
  }) => {
    const marks = new Annotations(page);
    const attempt = new AttemptPage(page);
    const instruction = marks.questions.locator('p:has(strong)').first();
    await marks.highlightWords(word(instruction, 0), word(instruction, -1));
    const painted = await marks.painted();
    expect(painted.startsWith((await wordsOf(instruction))[0] ?? '?')).toBe(true);

    await attempt.answerAll(CONTENT);
    await expect.poll(() => marks.painted()).toBe(painted);
    await attempt.submit();
    await expect(attempt.score).toBeVisible();
    await expect.poll(() => marks.painted()).toBe(painted);
  });

  test('are deleted from their menu in both panels', async ({ page }) => {
    const marks = new Annotations(page);
    const passage = marks.paragraph(0);
    const instruction = marks.questions.locator('p').first();
    const [noted = ''] = await wordsOf(passage);
    await marks.note(word(passage, 0), 'First word');
    await marks.highlightWords(word(passage, 3));
    await marks.highlightWords(word(instruction, 1), word(instruction, 2));

    await marks.click(word(passage, 3));
    await expect(marks.menu.getByRole('menuitem')).toHaveText([
      'Delete This',
      'Delete All Highlights',
      'Delete All Notes',
    ]);
    await page.keyboard.press('Escape');
    await expect(marks.menu).toBeHidden();
    await marks.click(word(instruction, 1));
    await marks.choose('Delete All Notes');
    await expect(marks.icon(noted)).toBeHidden();
    await marks.click(word(instruction, 1));
    await marks.choose('Delete All Highlights');
    await expect(page.getByRole('button', { name: /^Highlight: / })).toHaveCount(0);
    await expect.poll(() => marks.painted()).toBe('');
  });

  test('a note is written, saved, changed and deleted [L2-119] @main', async ({ page }) => {
    const marks = new Annotations(page);
    const paragraph = marks.paragraph(0);
    const [noted = ''] = await wordsOf(paragraph);
    await marks.note(word(paragraph, 0), 'Which one?');
    await page.reload();
    await marks.icon(noted).click();
    await expect(marks.noteBody).toHaveValue('Which one?');

    await marks.noteBody.fill('Thrown away');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await marks.icon(noted).click();
    await expect(marks.noteBody).toHaveValue('Which one?');

    await page.getByRole('button', { name: 'Delete Note' }).click();
    await expect(marks.icon(noted)).toBeHidden();
    await page.reload();
    await expect(marks.passage).toBeVisible();
    await expect(marks.icon(noted)).toBeHidden();
  });

  test('do not interfere with typing an answer', async ({ page }) => {
    const marks = new Annotations(page);
    await marks.highlightWords(word(marks.questions.locator('p').first(), 0));
    const blank = marks.questions.getByRole('textbox').first();
    await blank.pressSequentially('market');
    await expect(blank).toHaveValue('market');
  });

  test('work with the keyboard alone', async ({ page }) => {
    const marks = new Annotations(page);
    const words = await wordsOf(marks.paragraph(0));
    await marks.cursor('Passage').focus();
    await page.keyboard.press('ArrowRight');
    // A heading, if there is one, is selected first.
    const isThere = () => page.evaluate(() => document.getSelection()?.toString());
    for (let steps = 0; (await isThere()) !== words[0] && steps < 40; steps += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(marks.highlight).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marks.cursor('Passage')).toBeFocused();
    expect(await isThere()).not.toBe('');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(marks.highlight).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => marks.painted()).toMatch(new RegExp(`^${words[0]}.*${words[2]}$`));

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await focusIn(marks.toolbar);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(marks.noteBody).toBeFocused();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Note on/ })).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: /^Highlight: / })).toBeFocused();
    await page.keyboard.press('Enter');
    await focusIn(marks.menu);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => marks.painted()).toBe('');
    await expect(marks.cursor('Passage')).toBeFocused();
  });

  test('leave nothing for axe to find', async ({ page, expectAccessible }) => {
    const marks = new Annotations(page);
    await marks.note(word(marks.paragraph(0), 0), 'First word');
    await marks.highlightWords(word(marks.paragraph(0), 3), word(marks.paragraph(0), 5));
    await marks.drag(word(marks.paragraph(1), 0), word(marks.paragraph(1), 2));
    await expect(marks.toolbar).toBeVisible();
    await expectAccessible(page);
    await marks.click(word(marks.paragraph(0), 4));
    await expect(marks.menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Note on/ }).click();
    await expect(marks.noteBody).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'work by touch: a long press selects a word, and the toolbar is below it',
    { tag: '@touch' },
    async ({ page }) => {
      const marks = new Annotations(page);
      const { left, right, middle } = await boxOf(word(marks.paragraph(0), 1));
      await longPress(page, { x: Math.round((left + right) / 2), y: Math.round(middle) });
      await expect(marks.toolbar).toBeVisible();
      expect((await marks.toolbar.boundingBox())?.y).toBeGreaterThan(middle + 20);
      await marks.highlight.tap();
      const chosen = (await wordsOf(marks.paragraph(0)))[1] ?? '';
      await expect.poll(() => marks.painted()).toBe(chosen);

      await page.touchscreen.tap((left + right) / 2, middle);
      await marks.menu.getByRole('menuitem', { name: 'Delete This' }).tap();
      await expect.poll(() => marks.painted()).toBe('');
    },
  );
});

/** Presses with a finger for a while. Only this protocol makes the gesture with which browsers select a word. */
async function longPress(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => addEventListener('contextmenu', (event) => event.preventDefault(), { once: true }));
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  // The protocol does not answer during the press.
  const pressed = session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed', buttons: 1 }).catch(() => {});
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).not.toBe('');
  const released = session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }).catch(() => {});
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: false });
  void Promise.all([pressed, released]);
}
