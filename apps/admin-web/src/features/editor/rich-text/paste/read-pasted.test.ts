import { describe, expect, it } from 'vitest';
import { writeHtml } from '../html/write-html.ts';
import docs from './fixtures/google-docs.html.txt?raw';
import hostile from './fixtures/hostile.html.txt?raw';
import word from './fixtures/word.html.txt?raw';
import { readPasted } from './read-pasted.ts';

const pasted = (html: string) => writeHtml(readPasted(html).blocks);

describe('a text from Word', () => {
  it('keeps its structure and nothing else', () => {
    expect(pasted(word)).toBe(
      [
        '<h2>The Story of Salt</h2>',
        '<h3>A. Early use</h3>',
        '<p><strong>Salt</strong> was once <em>money</em>, and 5<sup>th</sup>-century soldiers recieved it.</p>',
        '<ul><li>First point<ul><li>Inner <strong>point</strong></li></ul></li><li>Second point</li></ul>',
        '<ol><li>One</li><li>Two</li></ol>',
        '<table><thead><tr><th scope="col"><strong>Year</strong></th><th scope="colgroup" colspan="2"><strong>Tonnes</strong></th></tr></thead>',
        '<tbody><tr><td rowspan="2">1990</td><td>12<br>(est.)</td><td></td></tr><tr><td>a</td><td>b</td></tr></tbody></table>',
        '<p>See <a href="https://example.org/salt">this page</a> or above.</p>',
        '<blockquote>He who has salt has friends.</blockquote>',
        '<p><strong>Bold by style</strong>, not italic, font, <s>struck</s>, <u>under</u>, 10\u00a0km, end.</p>',
      ].join(''),
    );
  });

  it('counts the pictures that stayed on the computer', () => {
    expect(readPasted(word).lostPictures).toBe(1);
  });
});

describe('a text from Google Docs', () => {
  it('keeps its structure and nothing else', () => {
    expect(pasted(docs)).toBe(
      [
        '<h2>Rivers</h2>',
        '<p>A river is <strong>never</strong><em> the same</em> twice<sup>1</sup>.</p>',
        '<ul><li>Nile<ul><li>Blue</li></ul></li><li>Amazon</li></ul>',
        '<p><a href="https://example.org/r">link</a></p>',
        '<table><tbody><tr><td><strong>Name</strong></td><td>Length</td></tr><tr><td>Nile</td><td></td></tr></tbody></table>',
        '<p><img src="https://lh7-rt.googleusercontent.com/docsz/abc" alt="A map" width="200" height="100"></p>',
      ].join(''),
    );
  });
});

describe('what the editor cannot hold', () => {
  it('is named, but for wrappers and attributes', () => {
    const page = '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table><iframe src="https://a.example/">';
    expect(readPasted(`<div class="x">${page}</iframe><video src="a.mp4"></video><p>b</p></div>`).lost).toEqual([
      { kind: 'table', what: '' },
      { kind: 'frame', what: 'https://a.example/' },
      { kind: 'media', what: 'a.mp4' },
    ]);
    expect(readPasted('<div class="x" style="color:red"><a name="b">c</a></div>').lost).toEqual([]);
  });

  it('is no drawing: that becomes a picture with its description', () => {
    const [block] = readPasted('<svg viewBox="0 0 9 9"><title>A map</title><rect/></svg>').blocks;
    expect(block).toMatchObject({ run: [{ kind: 'picture', picture: { alt: 'A map' } }] });
    expect(readPasted('<p>a<svg aria-hidden="true"></svg></p>').blocks).toMatchObject([{ run: [{ kind: 'text' }] }]);
  });
});

describe('hostile HTML', () => {
  it('leaves text, safe links and safe pictures', () => {
    // Drawings are uploaded, and cleaned there; until then they are shown as pictures, in which nothing runs.
    const drawing = /<img src="data:image\/svg\+xml;base64,[\w+/=]+" alt="">/g;
    expect(pasted(hostile).replaceAll(drawing, '[drawing]')).toBe(
      [
        '<p>a<img src="https://ok.example/p.png" alt="&quot;&gt;&lt;script&gt;window.pwned=4&lt;/script&gt;">jkde<a href="https://ok.example/">ok</a></p>',
        '<p>[drawing]</p><p>kept</p>',
        '<p>&lt;script&gt;text&lt;/script&gt; &amp;amp;</p>',
        '<p>[drawing]<img src="/path/ok.png" alt="own"></p>',
        '<table><caption>c</caption><tbody><tr><td><strong>t</strong></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('runs nothing', () => {
    readPasted(hostile);
    expect(Reflect.has(window, 'pwned')).toBe(false);
  });
});

describe('what a word processor leaves behind', () => {
  const item = (marker: string, level: number, text: string) =>
    `<p style='mso-list:l3 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span>${text}</p>`;

  it.each([
    [
      'numbers with letters and brackets',
      `${item('a)', 1, 'x')}${item('b)', 1, 'y')}`,
      '<ol><li>x</li><li>y</li></ol>',
    ],
    ['a list that begins deep', `${item('o', 2, 'x')}${item('·', 1, 'y')}`, '<ul><li>x</li><li>y</li></ul>'],
    [
      'bullets inside numbers',
      `${item('1.', 1, 'x')}${item('·', 2, 'y')}${item('2.', 1, 'z')}`,
      '<ol><li>x<ul><li>y</li></ul></li><li>z</li></ol>',
    ],
    [
      'a text between two lists',
      `${item('·', 1, 'x')}<p>t</p>${item('·', 1, 'y')}`,
      '<ul><li>x</li></ul><p>t</p><ul><li>y</li></ul>',
    ],
    [
      'the number of a heading',
      "<h1 style='mso-list:l0 level1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>T</h1>",
      '<h2>1. T</h2>',
    ],
    ['levels of an outline', "<p style='mso-outline-level:2'>T</p>", '<h2>T</h2>'],
    ['tabs', "<p>a<span style='mso-tab-count:1'>&nbsp;&nbsp;</span>b</p>", '<p>a b</p>'],
    ['text that a reviewer deleted', '<p>a <del>b </del><ins cite="mailto:A">c</ins></p>', '<p>a c</p>'],
    ['anchors of comments', '<p>a<a class="msocomanchor" href="#_msocom_1">[A1]</a></p>', '<p>a</p>'],
    ['comments of a reviewer', "<p>a</p><div style='mso-element:comment-list'><p>note</p></div>", '<p>a</p>'],
    ['empty lines', '<p>a</p><p>&nbsp;</p><br><p>b</p>', '<p>a</p><p>b</p>'],
    ['counting pixels', '<p>a<img src="https://t.example/x.gif" width="1" height="1"></p>', '<p>a</p>'],
  ])('%s', (_name, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });
});
