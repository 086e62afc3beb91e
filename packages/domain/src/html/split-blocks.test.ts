import { describe, expect, it } from 'vitest';
import { hasContent } from './has-content.ts';
import { splitBlocks } from './split-blocks.ts';
import { textOf } from './text-of.ts';

describe('splitBlocks', () => {
  it.each([
    ['<p>A</p><p>B</p>', ['<p>A</p>', '<p>B</p>']],
    ['<div><p>A</p><p>B</p></div><h2>C</h2>', ['<div><p>A</p><p>B</p></div>', '<h2>C</h2>']],
    ['intro <b>bold</b> text<p>A</p>tail', ['intro <b>bold</b> text', '<p>A</p>', 'tail']],
    ['<p>A<p>B', ['<p>A', '<p>B']],
    ['<P>A</P><hr/><P>B</P>', ['<P>A</P>', '<hr/>', '<P>B</P>']],
    ['A\r\n\r\nB', ['A', 'B']],
    ['A\nB', ['A\nB']],
    ['<b>A</b> x\n\ny', ['<b>A</b> x', 'y']],
    ['a < b and c > d', ['a < b and c > d']],
    ['<p>A</p></div><p>B</p>', ['<p>A</p>', '<p>B</p>']],
    ['<!-- <p>no</p> --><p>A</p>', ['<!-- <p>no</p> -->', '<p>A</p>']],
    ['', []],
  ])('splits %j', (html, blocks) => {
    expect(splitBlocks(html)).toEqual(blocks);
  });

  // How long they take is a line of the bench (apps/api/bench/lines/long-texts.ts).
  it.each([
    ['tags that never end', '<a'.repeat(200_000), 1, true],
    ['open paragraphs', '<p>'.repeat(150_000), 150_000, false],
    ['tags that close others', `${'<i>'.repeat(100_000)}${'</b>'.repeat(100_000)}`, 1, false],
    ['empty lines', '\n '.repeat(250_000), 0, false],
    ['open comments', '<!--'.repeat(100_000), 1, true],
  ])('splits %s without losing or adding anything', (_, html, blocks, isShown) => {
    const split = splitBlocks(html);
    expect(split).toHaveLength(blocks);
    expect(blocks === 0 || split.join('') === html).toBe(true);
    expect(hasContent(html)).toBe(isShown);
  });
});

describe('textOf', () => {
  it.each([
    ['<p>One</p><p>Two</p>', ' One  Two '],
    ['R&amp;D&nbsp;&pound;5 &#233;&#xE9; &unknown;', 'R&D £5 éé &unknown;'],
    ['5 &#0; &#x110000;', '5 &#0; &#x110000;'],
  ])('reads the words of %j', (html, text) => {
    expect(textOf(html)).toBe(text);
  });
});

describe('hasContent', () => {
  it.each([
    ['<p>&nbsp;</p>', false],
    ['<p><br></p>', false],
    ['<p>x</p>', true],
    ['<img src="a.png">', true],
  ])('sees whether a reader would see anything in %j', (html, expected) => {
    expect(hasContent(html)).toBe(expected);
  });
});
