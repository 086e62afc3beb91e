import { describe, expect, it } from 'vitest';
import { readHtmlLines } from './html-lines.ts';

const texts = (html: string) => readHtmlLines(html).map(({ text }) => text);
const word = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;&nbsp;</span></span>${text}</p>`;

describe('the lines of a clipboard', () => {
  it.each([
    [
      'numbers that Word writes beside its lists',
      word('14.', 'Where?') + word('A.', 'here'),
      ['14.\u00A0\u00A0\u00A0Where?', 'A.\u00A0\u00A0\u00A0here'],
    ],
    ['numbers of a list', '<ol start="14"><li>Where?</li><li value="20">Who?</li></ol>', ['14. Where?', '20. Who?']],
    ['letters of a list', '<ol type="A"><li>here</li><li>there</li></ol>', ['A. here', 'B. there']],
    [
      'letters and numerals by their style',
      '<ol><li style="list-style-type:lower-roman">x</li><li style="list-style-type:upper-alpha">y</li></ol>',
      ['i. x', 'B. y'],
    ],
    ['bullets', '<ul><li>x</li></ul>', ['• x']],
    ['a list in an item', '<ol><li>Where?<ol type="A"><li>here</li></ol></li></ol>', ['1. Where?', 'A. here']],
    ['line breaks', '<p><b>a</b><br>b</p>', ['a', 'b']],
    ['tabs of Word', "<p><b>1</b><span style='mso-tab-count:1'>&nbsp; </span>x</p>", ['1\u00A0\u00A0x']],
    ['a table of one column', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', ['a', 'b']],
    ['nothing where the plain text says as much', '<div>a</div><div>b</div>', []],
    [
      'no comments and no deleted text of a reviewer',
      `<p>The <del>old </del><ins>new </ins>lock has a ______.<a class=msocomanchor href="#_msocom_1">[A1]</a></p>
       <hr class=msocomoff><div id="_com_1"><p class=MsoCommentText><span>[A1]</span>The key is gate!</p></div>`,
      ['The new lock has a ______.', ''],
    ],
    ['nothing that can run', '<p><b>a</b><script>b</script><style>c</style></p>', ['a']],
  ])('%s', (_name, html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  it('keep the cells of a row, their lines, and the table for a passage', () => {
    const [first, second] = readHtmlLines(
      '<table><tr><td>Year</td><td>Use</td></tr><tr><td>1820</td><td><p>a store</p><p>for 7 .....</p></td></tr></table>',
    );
    expect(first).toMatchObject({ text: 'Year\tUse', cells: ['Year', 'Use'], table: 1 });
    expect(first?.html).toContain('<table><tbody><tr><td>Year</td>');
    expect(second).toEqual({
      text: '1820\ta store for 7 .....',
      cells: ['1820', 'a store\nfor 7 .....'],
      table: 1,
      html: '',
    });
  });

  it('keep the marks of a paragraph, made safe', () => {
    expect(readHtmlLines('<p onclick="x()">It was <b>built</b> <a href="javascript:x()">twice</a>.</p>')).toEqual([
      {
        text: 'It was built twice.',
        html: '<p>It was <strong>built</strong> twice.</p>',
        runs: [
          { text: 'It was ', marks: [] },
          { text: 'built', marks: ['strong'] },
          { text: ' ', marks: [] },
          { text: 'twice', marks: [] },
          { text: '.', marks: [] },
        ],
      },
    ]);
  });

  it('keep the marks of list items, of lines within a paragraph, and of cells', () => {
    const marked = (html: string) =>
      readHtmlLines(html).map(({ runs = [] }) =>
        runs.flatMap(({ text, marks }) => (marks.length > 0 ? [text, ...marks] : [])),
      );
    expect(marked('<ol><li>Which is <b>not</b> true?</li></ol>')).toEqual([['not', 'strong']]);
    expect(marked('<p>a <i>b<br>c</i> d</p>')).toEqual([
      ['b', 'em'],
      ['c', 'em'],
    ]);
    expect(
      marked('<table><tr><td>1</td><td><span style="text-decoration:underline">x</span> y</td></tr></table>'),
    ).toEqual([['x', 'u']]);
  });

  it('know a picture', () => {
    expect(readHtmlLines('<p><img src="https://example.org/a.png" alt="A weir"></p>')).toEqual([
      { text: '[picture 1]', html: '<p><img src="https://example.org/a.png" alt="A weir"></p>', picture: true },
    ]);
  });
});
