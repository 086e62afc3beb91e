import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const clean = (html: string) => writeHtml(readHtml(html));

describe('text styles', () => {
  it.each([
    ['makes b and i what they mean', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['drops doubled marks', '<p><b><strong>a</strong></b></p>', '<p><strong>a</strong></p>'],
    ['drops wrappers', '<p><span style="white-space: pre-wrap" class="x">a</span></p>', '<p>a</p>'],
    ['joins equal neighbours', '<p><em>a</em><em>b</em></p>', '<p><em>ab</em></p>'],
    [
      'keeps the way marks lie in each other',
      '<p><em>a<strong>b</strong></em></p>',
      '<p><em>a<strong>b</strong></em></p>',
    ],
    [
      'takes the last of subscript and superscript',
      '<p><sub>a<sup>b</sup></sub></p>',
      '<p><sub>a</sub><sup>b</sup></p>',
    ],
    ['reads a weight', '<p><span style="FONT-WEIGHT: 700">a</span></p>', '<p><strong>a</strong></p>'],
    ['reads a weight that takes bold away', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    [
      'ignores the weight of a heading',
      '<h2 style="font-weight:700"><span style="font-weight:bold">a</span></h2>',
      '<h2>a</h2>',
    ],
    [
      'ignores the underline of a link',
      '<p><a href="https://a.b/"><span style="text-decoration:underline">a</span></a></p>',
      '<p><a href="https://a.b/">a</a></p>',
    ],
    ['ends a mark before the line break after it', '<p><strong>a<br></strong>b</p>', '<p><strong>a</strong><br>b</p>'],
  ])('%s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('white space', () => {
  it.each([
    ['collapses like a browser', '<p>\n  a \t\n <em> b</em>  c </p>', '<p>a <em>b</em> c</p>'],
    ['keeps a non-breaking space', '<p>10\u00a0km</p>', '<p>10\u00a0km</p>'],
    ['keeps line breaks', '<p>a<br>b<br><br>c</p>', '<p>a<br>b<br><br>c</p>'],
    ['drops the line break that shows nothing', '<p>a<br></p>', '<p>a</p>'],
    ['keeps an empty line between paragraphs', '<p>a</p><p>&nbsp;</p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
    ['drops empty lines at the edges', '<p><br></p><p>a</p><p></p><p>\u00a0</p>', '<p>a</p>'],
    ['gives nothing for nothing', '<p><br></p><h2></h2><ul><li></li></ul><blockquote> </blockquote>', ''],
    ['ignores what stands between blocks', '\n<p>a</p>\n\n<p>b</p>\n', '<p>a</p><p>b</p>'],
  ])('%s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('blocks', () => {
  it.each([
    ['puts words into a paragraph', 'a <b>b</b>', '<p>a <strong>b</strong></p>'],
    ['splits div by div', '<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['maps the headings it has not', '<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    [
      'takes the paragraph out of a quote that has one',
      '<blockquote><p>a</p></blockquote>',
      '<blockquote>a</blockquote>',
    ],
    [
      'keeps the blocks of a quote',
      '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>',
      '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>',
    ],
    ['keeps preformatted lines apart', '<pre>a\n b</pre>', '<p>a<br>b</p>'],
    [
      'lets a mark around blocks through',
      '<strong><p>a</p><p>b</p></strong>',
      '<p><strong>a</strong></p><p><strong>b</strong></p>',
    ],
    ['drops what is hidden', '<p>a</p><p style="display: none">b</p><p hidden>c</p>', '<p>a</p>'],
    ['keeps blank markers', '<p>A {14} and {15-1}, <em>{ 16 }</em>.</p>', '<p>A {14} and {15-1}, <em>{ 16 }</em>.</p>'],
  ])('%s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('lists', () => {
  it.each([
    ['keeps a list in its item', '<ul><li>a<ol><li>b</li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    [
      'moves a stray inner list into the item before it',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['makes paragraphs of an item lines', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
    [
      'puts a table after the list',
      '<ul><li>a<table><tr><td>b</td></tr></table></li></ul>',
      '<ul><li>a</li></ul><table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'joins neighbours of one kind',
      '<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol>',
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('tables', () => {
  const table = (content: string) => clean(`<table>${content}</table>`);

  it.each([
    [
      'keeps the head',
      '<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody>',
      '<thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody>',
    ],
    [
      'makes a first row of headers the head',
      '<tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr>',
      '<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody>',
    ],
    [
      'makes no header of an empty cell',
      '<thead><tr><th></th><th>a</th></tr></thead><tr><td>b</td><td>c</td></tr>',
      '<thead><tr><td></td><th scope="col">a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody>',
    ],
    [
      'keeps spans and their scopes',
      '<thead><tr><th rowspan="2">a</th><th colspan="2">b</th></tr><tr><th>c</th><th>d</th></tr></thead>',
      '<thead><tr><th scope="col" rowspan="2">a</th><th scope="colgroup" colspan="2">b</th></tr><tr><th scope="col">c</th><th scope="col">d</th></tr></thead>',
    ],
    [
      'has no head that a cell reaches out of',
      '<tr><th rowspan="2">a</th></tr><tr><td>b</td></tr>',
      '<tbody><tr><th scope="col" rowspan="2">a</th></tr><tr><td>b</td></tr></tbody>',
    ],
    [
      'makes paragraphs of a cell lines',
      '<tr><td><p>a</p><p>b</p><ul><li>c</li></ul></td></tr>',
      '<tbody><tr><td>a<br>b<ul><li>c</li></ul></td></tr></tbody>',
    ],
    [
      'keeps the caption',
      '<caption><b>a</b></caption><tr><td>b</td></tr>',
      '<caption><strong>a</strong></caption><tbody><tr><td>b</td></tr></tbody>',
    ],
    [
      'flattens a table in a table',
      '<tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr>',
      '<tbody><tr><td>a<br>b<br>c</td></tr></tbody>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(table(html)).toBe(`<table>${expected}</table>`);
  });
});

describe('pictures', () => {
  it.each([
    [
      'keeps words and size',
      '<p><img src="/api/media/a.png" alt="a" width="10" height="5"></p>',
      '<p><img src="/api/media/a.png" alt="a" width="10" height="5"></p>',
    ],
    [
      'always has an alt',
      '<p><img src="https://a.b/c.png" width="10"></p>',
      '<p><img src="https://a.b/c.png" alt=""></p>',
    ],
    [
      'keeps a figure',
      '<figure><img src="a.png"><figcaption>b <i>c</i></figcaption></figure>',
      '<figure><img src="a.png" alt=""><figcaption>b <em>c</em></figcaption></figure>',
    ],
    ['needs no figure without a caption', '<figure><img src="a.png"></figure>', '<p><img src="a.png" alt=""></p>'],
    [
      'gives the caption of a figure to its table',
      '<figure><table><tr><td>a</td></tr></table><figcaption>b</figcaption></figure>',
      '<table><caption>b</caption><tbody><tr><td>a</td></tr></tbody></table>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('plain text', () => {
  it.each([
    ['parts paragraphs at blank lines', 'a\nb\n \n\n c', '<p>a<br>b</p><p>c</p>'],
    ['reads a lone sign as itself', 'a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
    ['reads an entity', 'fish &amp; chips', '<p>fish &amp; chips</p>'],
  ])('%s', (_name, text, expected) => {
    expect(clean(text)).toBe(expected);
  });
});
