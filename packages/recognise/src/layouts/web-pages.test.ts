import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'notes on a page where words in bold type became lines',
    text: `Questions 1-3
Complete the notes below.
Write
ONE WORD ONLY
for each answer.
The salt road
• began at a
1 ........
• crossed two
2 ........
• paid in
3 ........
at the gates
Answers
1 mine
2 rivers
3 cloth`,
    becomes: `# FILL_BLANKS 1–3
> Complete the notes below.
> Write ONE WORD ONLY for each answer.
¶ <h3>The salt road</h3><ul><li>began at a {1}</li><li>crossed two {2}</li><li>paid in {3} at the gates</li></ul>
1 = mine
2 = rivers
3 = cloth`,
  },
  {
    name: 'statements of such a page',
    text: `Questions 1-3
Do the following statements agree with the information given in
Reading Passage 1
?
In boxes
1-3
on your answer sheet, write
TRUE
if the statement agrees with the information
FALSE
if the statement contradicts the information
NOT GIVEN
if there is no information on this
1
The river is
very
long.
2
The bridge is new.
3
The tower is tall.
Answer Keys
1. TRUE
2. FALSE
3. NOT GIVEN`,
    becomes: `# TFNG 1–3
> Do the following statements agree with the information given in Reading Passage 1?
> In boxes 1-3 on your answer sheet, write
> TRUE if the statement agrees with the information
> FALSE if the statement contradicts the information
> NOT GIVEN if there is no information on this
1 The river is very long. = TRUE
2 The bridge is new. = FALSE
3 The tower is tall. = NOT GIVEN`,
  },
  {
    name: 'options of such a page',
    text: `Questions 4-5
Choose the correct letter,
A
,
B
or
C
.
4
Which bird nests there?
A
owl
B
swift
C
stork
5
How many
eggs
does it lay?
A
one
B
two
C
three
Answers
4
B
5
C`,
    becomes: `# MCQ 4–5
> Choose the correct letter, A, B or C.
4 Which bird nests there? (owl | *swift | stork)
5 How many eggs does it lay? (one | two | *three)`,
  },
];

describe('pages of the web', () => {
  it.each(LAYOUTS)('$name', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
