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

  it.each([
    '<a'.repeat(200_000),
    '<p>'.repeat(150_000),
    `${'<i>'.repeat(100_000)}${'</b>'.repeat(100_000)}`,
    '\n '.repeat(250_000),
    '<!--'.repeat(100_000),
  ])('stays quick on hostile input', (html) => {
    const started = performance.now();
    splitBlocks(html);
    hasContent(html);
    expect(performance.now() - started).toBeLessThan(2_000);
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
