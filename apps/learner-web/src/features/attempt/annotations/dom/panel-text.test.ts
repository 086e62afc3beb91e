import { describe, expect, it } from 'vitest';
import { rangesOf, readPanelText, spanOf } from './panel-text.ts';

function panel(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}
const textOf = (html: string) => readPanelText(panel(html)).text;

describe('readPanelText', () => {
  it.each([
    ['joins inline markup', '<p>The <strong>lamp</strong> was <a href="#">lit</a>.</p>', 'The lamp was lit.'],
    ['begins a line with each paragraph', '<h2>Sea</h2><p>One</p><p>Two</p>', 'Sea\nOne\nTwo'],
    ['begins a line behind a line break', '<p>One<br>Two</p>', 'One\nTwo'],
    [
      'separates cells and items',
      '<table><tbody><tr><td>1698</td><td>Tower</td></tr></tbody></table><ul><li>a</li><li>b</li></ul>',
      '1698\nTower\na\nb',
    ],
    ['goes on with an item behind its sublist', '<ul><li>a<ul><li>b</li></ul>c</li></ul>', 'a\nb\nc'],
    ['does not see how the author’s lines were wrapped', '<p>One\ntwo</p>', 'One two'],
    [
      'leaves out what answers fill',
      '<p>A <input value="x"><select><option>y</option></select><button>z</button><textarea>w</textarea> B</p>',
      'A  B',
    ],
    [
      'leaves out what only helps',
      '<p><span aria-hidden="true">7</span><span class="bw-visually-hidden">Question</span><span role="status">Placed</span>A</p>',
      'A',
    ],
    ['leaves out what says so', '<p>A</p><p data-annotation-skip>Correct <b>B</b></p><p>C</p>', 'A\nC'],
    ['is empty for an empty panel', '', ''],
  ])('%s', (_, html, text) => {
    expect(textOf(html)).toBe(text);
  });
});

describe('rangesOf', () => {
  it('makes one range for each piece of text, and none for what is skipped', () => {
    const text = readPanelText(panel('<p>The <b>old</b> lamp<span data-annotation-skip>!</span> was</p><p>lit</p>'));
    expect(rangesOf(text, { start: 2, end: 19 }).map(String)).toEqual(['e ', 'old', ' lamp', ' was', 'li']);
  });
});

describe('spanOf', () => {
  it('finds every span again from the range over it', () => {
    const panelText = readPanelText(panel('<p>The <b>old</b> l<button>x</button>amp</p><p>was<br>lit</p>'));
    const { text } = panelText;
    for (let start = 0; start < text.length; start += 1) {
      for (let end = start + 1; end <= text.length; end += 1) {
        // A span that begins or ends with the line break between blocks has no text there.
        if (text[start] === '\n' || text[end - 1] === '\n') continue;
        const ranges = rangesOf(panelText, { start, end });
        expect(spanOf(panelText, rangeOver(ranges))).toEqual({ start, end });
      }
    }
  });

  it.each([
    ['whole paragraphs', 0, 2, 'One\nTwo'],
    ['a paragraph up to the next, as a triple click selects', 0, 1, 'One'],
  ])('understands a range over %s', (_, from, to, words) => {
    const root = panel('<p>One</p><p>Two</p>');
    const panelText = readPanelText(root);
    const range = document.createRange();
    range.setStart(root, from);
    range.setEnd(root, to);
    const span = spanOf(panelText, range);
    expect(span && panelText.text.slice(span.start, span.end)).toBe(words);
  });

  it.each([
    ['only skipped text', '<p>A</p><p data-annotation-skip id="target">Correct</p>'],
    ['another element', '<p>A</p>'],
  ])('finds nothing in %s', (_, html) => {
    const root = panel(html);
    const outside = document.body.appendChild(document.createElement('p'));
    outside.textContent = 'Outside';
    const range = document.createRange();
    range.selectNodeContents(root.querySelector('#target') ?? outside);
    expect(spanOf(readPanelText(root), range)).toBeNull();
  });
});

function rangeOver(ranges: readonly Range[]): Range {
  const range = document.createRange();
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first && last) {
    range.setStart(first.startContainer, first.startOffset);
    range.setEnd(last.endContainer, last.endOffset);
  }
  return range;
}
