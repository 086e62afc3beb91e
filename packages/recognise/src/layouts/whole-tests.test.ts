import { describe, expect, it } from 'vitest';
import { linesOfText, recognise } from '../index.ts';
import { shownLayout } from '../testing/shown.ts';
import { WHOLE_TEST } from '../testing/whole-test.ts';

const BECOMES = `PART 1
“The Bell of Lower Marsh” <h2>The Bell of Lower Marsh</h2><p>The bell that hangs in the market of Lower Marsh was cast in a field outside the town in the spring of 1612, because no cart could have carried it over the bridge.</p><p>It was meant to be rung for fires. In its first winter it was rung so often by children that the rope was taken away, and for forty years the bell was silent.</p>
# TFNG 1–3
> Do the following statements agree with the information given in Reading Passage 1?
> TRUE if the statement agrees with the information
> FALSE if the statement contradicts the information
> NOT GIVEN if there is no information on this
1 The bell was cast in the town. = FALSE
2 It could not be carried over the bridge. = TRUE
3 The children were punished. = NOT GIVEN
# FILL_BLANKS 4–6
> Complete the notes below.
> Choose ONE WORD ONLY from the passage for each answer.
¶ <h3>The bell</h3><ul><li>cast in a {4} outside the town</li><li>to be rung for {5}</li><li>its {6} was taken away</li></ul>
4 = field
5 = fires
6 = rope
# MCQ 7–9
> Choose the correct letter, A, B or C.
7 When was the bell cast? (*in spring | in summer | in winter)
8 Where does it hang? (in a field | on the bridge | *in the market)
9 How long was it silent? (one winter | *forty years | for ever)
PART 2
“Ice by Rail” <h2>Ice by Rail</h2><p><strong>A</strong> For a few years the dearest thing that the railway carried was ice. It was cut from the lakes in January and packed in sawdust.</p><p><strong>B</strong> The men who cut it were farmers, who had nothing else to do in winter and were paid by the block.</p>
# MATCH_TABLE 10–11
> Reading Passage 2 has two paragraphs, A and B.
> Which paragraph contains the following information?
[A | B]
10 who cut the ice = B
11 what the ice was packed in = A
# MULTI 12–13
> Choose TWO letters, A–D.
12–13 Which TWO things are said of the ice? (*It was dear. | It was dirty. | *It was cut in January. | It melted.)`;

/** The text as another program hands it on. */
const WAYS: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['quoted in an e-mail', (text) => text.replaceAll(/^/gm, '> ')],
  ['with spaces before and after each line', (text) => text.replaceAll(/^/gm, '   ').replaceAll('\n', '  \n')],
  ['with no-break spaces', (text) => text.replaceAll(' ', '\u00A0')],
  ['with marks without width', (text) => text.replaceAll('the', 't\u200Bhe')],
  ['with page numbers', (text) => text.replaceAll('\nQuestions', '\n- 7 -\n\nQuestions')],
  ['with a tab after each number and letter', (text) => text.replaceAll(/^(\d+|[A-D]) /gm, '$1\t')],
  ['with full stops after numbers and letters', (text) => text.replaceAll(/^(\d+|[A-D]) /gm, '$1. ')],
  ['with underscores for dots', (text) => text.replaceAll(/\.{4,}/g, '_________')],
  ['with hyphens for dashes', (text) => text.replaceAll('–', '-')],
  ['with the lines of a page', (text) => text.replaceAll(/(.{60,85}) (?=.{20})/g, '$1\n')],
];

describe('a whole test', () => {
  it.each(WAYS)('%s', (_name, change) => {
    const shown = shownLayout({ name: '', text: change(WHOLE_TEST), becomes: '' });
    expect(shown.replaceAll('-', '–')).toBe(BECOMES.replaceAll('-', '–'));
  });

  it('says what became of each line', () => {
    const { account } = recognise({ lines: linesOfText(WHOLE_TEST) });
    const kinds = account.map(({ became }) => became.kind);
    expect(kinds.slice(0, 12)).toEqual([
      'part',
      'rubric',
      'empty',
      'passage',
      'empty',
      'passage',
      'empty',
      'passage',
      'empty',
      'heading',
      'instruction',
      'instruction',
    ]);
    expect(kinds).not.toContain('unknown');
  });

  it('keeps a passage that stands between two groups of its part', () => {
    const shown = shownLayout({
      name: '',
      text: `PART 1
Questions 1–2
Choose the correct heading for each paragraph from the list of headings below.
i A warning
ii A bargain
iii A storm
1 Paragraph A
2 Paragraph B

The Lighthouse Cow

A  The cow was bought at the autumn market by the keeper of the light, who had asked for a goat.

B  She could smell a storm a day before it came, and nobody could make her leave the cellar then.

Question 3
Answer the question below.
3 What had the keeper asked for?

Key
1 ii
2 i
3 (a) goat`,
      becomes: '',
    });
    expect(shown).toBe(`PART 1
“The Lighthouse Cow” <h2>The Lighthouse Cow</h2><p><strong>A</strong> The cow was bought at the autumn market by the keeper of the light, who had asked for a goat.</p><p><strong>B</strong> She could smell a storm a day before it came, and nobody could make her leave the cellar then.</p>
# DROPDOWN 1–2
> Choose the correct heading for each paragraph from the list of headings below.
[i: A warning | A bargain | A storm]
1 Paragraph A = A bargain
2 Paragraph B = A warning
# FILL_BLANKS 3
> Answer the question below.
3 What had the keeper asked for? = (a) goat`);
  });
});
