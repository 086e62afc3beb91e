import { describe, expect, it } from 'vitest';
import { shownLines } from '../testing/shown.ts';
import type { SourceLine } from '../index.ts';

const row = (table: number, ...cells: readonly string[]): SourceLine => ({ text: cells.join('\t'), cells, table });
const text = (...lines: readonly string[]): readonly SourceLine[] => lines.map((line) => ({ text: line }));

const LAYOUTS: readonly { name: string; lines: readonly SourceLine[]; becomes: string }[] = [
  {
    name: 'a table with gaps, and lines within a cell',
    lines: [
      ...text('Questions 7–8', 'Complete the table below. Write ONE WORD ONLY for each answer.'),
      row(1, 'Year', 'Use'),
      row(1, '1820', 'a store for\n7 ........'),
      row(1, '1850', '(8) ______'),
      ...text('Answers', '7 grain', '8 school'),
    ],
    becomes: `# FILL_BLANKS 7–8
> Complete the table below. Write ONE WORD ONLY for each answer.
¶ <table><thead><tr><th scope="col">Year</th><th scope="col">Use</th></tr></thead><tbody><tr><td>1820</td><td>a store for<br>{7}</td></tr><tr><td>1850</td><td>{8}</td></tr></tbody></table>
7 = grain
8 = school`,
  },
  {
    name: 'questions whose numbers stand in a column of a table',
    lines: [
      ...text('Questions 1–2', 'Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN'),
      row(1, '1', 'The well was dry.'),
      row(1, '2', 'It was deep.'),
    ],
    becomes: `# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 The well was dry. =
2 It was deep. =
! key_missing 1 2`,
  },
  {
    name: 'a picture above the questions, and a passage that keeps its HTML',
    lines: [
      { text: 'READING PASSAGE 1' },
      { text: 'The Weir', html: '<h2>The Weir</h2>' },
      { text: 'It was built twice.', html: '<p>It was built <em>twice</em>.</p>' },
      ...text('Questions 1–1', 'Label the diagram below. Choose ONE WORD ONLY for each answer.'),
      { text: '[picture 1]', html: '<p><img src="/api/media/weir.png" alt="A weir"></p>', picture: true },
      ...text('1 ........', 'Answers', '1 gate'),
    ],
    becomes: `PART 1
“The Weir” <h2>The Weir</h2><p>It was built <em>twice</em>.</p>
# FILL_BLANKS 1
> Label the diagram below. Choose ONE WORD ONLY for each answer.
picture <p><img src="/api/media/weir.png" alt="A weir"></p>
1 = gate`,
  },
];

describe('lines that came with their HTML', () => {
  it.each(LAYOUTS)('$name', ({ lines, becomes }) => {
    expect(shownLines(lines)).toBe(becomes);
  });
});
