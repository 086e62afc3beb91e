import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'statements without numbers, as many as the heading names',
    text: `Questions 1–4
Do the following statements agree with the information? Write TRUE, FALSE or NOT GIVEN.
The river is long.
The bridge is new.
The tower is tall.
The gate is closed at night.
Answers
1 T
2 F
3 NG
4 T`,
    becomes: `# TFNG 1–4
> Do the following statements agree with the information? Write TRUE, FALSE or NOT GIVEN.
1 The river is long. = TRUE
2 The bridge is new. = FALSE
3 The tower is tall. = NOT GIVEN
4 The gate is closed at night. = TRUE`,
  },
  {
    name: 'questions with options and without numbers',
    text: `Questions 5-6
Choose the correct letter, A, B or C.
Which bird nests there?
A owl
B swift
C stork
How many eggs does it lay?
A one
B two
C three
Key
5 B 6 C`,
    becomes: `# MCQ 5–6
> Choose the correct letter, A, B or C.
5 Which bird nests there? (owl | *swift | stork)
6 How many eggs does it lay? (one | two | *three)`,
  },
  {
    name: 'items with bullets, and a key in the line of its heading',
    text: `Questions 1–3
Which paragraph contains the following information? Write A-E.
• a reason for leaving
• the price of a house
• a debt
Answers 1 A 2 B 3 C`,
    becomes: `# MATCH_TABLE 1–3
> Which paragraph contains the following information? Write A-E.
[A | B | C | D | E]
1 a reason for leaving = A
2 the price of a house = B
3 a debt = C`,
  },
  {
    name: 'questions without numbers',
    text: `Questions 7–9
Answer the questions below. Write ONE WORD ONLY.
What do the hens eat?
Where do they sleep?
Who feeds them?
Answers
7 corn
8 trees
9 nobody`,
    becomes: `# FILL_BLANKS 7–9
> Answer the questions below. Write ONE WORD ONLY.
7 What do the hens eat? = corn
8 Where do they sleep? = trees
9 Who feeds them? = nobody`,
  },
  {
    name: 'fewer statements than the heading names',
    text: `Questions 1–4
Do the following statements agree with the information? Write TRUE, FALSE or NOT GIVEN.
The river is long.
The bridge is new.
The tower is tall.`,
    becomes: `? Questions 1–4
? Do the following statements agree with the information? Write TRUE, FALSE or NOT GIVEN.
? The river is long.
? The bridge is new.
? The tower is tall.
! number_missing 1 2 3 4`,
  },
  {
    name: 'endings under a heading of their own',
    text: `Questions 24–26
24 The new road
25 Letters from the coast
26 The lower town
Endings
A was closed each winter.
B took three days.
C had no well of its own.
D cost more than was thought.
Key
24 D 25 B 26 C`,
    becomes: `# DROPDOWN 24–26
> Endings
[A: was closed each winter. | took three days. | had no well of its own. | cost more than was thought.]
24 The new road = cost more than was thought.
25 Letters from the coast = took three days.
26 The lower town = had no well of its own.`,
  },
  {
    name: 'a word list, one word a line',
    text: `Questions 1-2
Complete the summary using the words below.
Word list
copper
tin
lead
silver
The roofs were of 1 ........ and the pipes of 2 ........ in most towns.
Answers
1 copper
2 lead`,
    becomes: `# DRAG_DROP 1–2
> Complete the summary using the words below.
> Word list
[copper | tin | lead | silver]
¶ <p>The roofs were of {1} and the pipes of {2} in most towns.</p>
1 = copper
2 = lead`,
  },
  {
    name: 'a word list and no instruction',
    text: `Questions 27–29
List of words
A farmers   B flax   C monks
D salt      E water  F oats
The marsh was drained by 27 ........ and then planted with 28 ........, which needs little 29 .........
Key 
27 C 28 B 29 E`,
    becomes: `# DRAG_DROP 27–29
> List of words
[A: farmers | flax | monks | salt | water | oats]
¶ <p>The marsh was drained by {27} and then planted with {28}, which needs little {29}.</p>
27 = monks
28 = flax
29 = water`,
  },
  {
    name: 'statements directly under their heading',
    text: `Questions 1-3 TRUE / FALSE / NOT GIVEN
1 One.
2 Two.
3 Three.
1 T 2 F 3 NG`,
    becomes: `# TFNG 1–3
> TRUE / FALSE / NOT GIVEN
1 One. = TRUE
2 Two. = FALSE
3 Three. = NOT GIVEN`,
  },
  {
    name: 'a section and its questions in one line',
    text: `SECTION 1 Questions 1-4
Complete the notes below. Write ONE WORD ONLY.
Name: 1 ........
Food: 2 ........
Questions 3-4
Choose the correct letter, A, B or C.
3 Which?
A x
B y
C z
4 When?
A x
B y
C z
SECTION 2 Questions 5-6
5 Who lives there?
A x
B y
C z
6 Why?
A x
B y
C z
ANSWER KEY
SECTION 1
1 Anna 2 bread 3 A 4 B
SECTION 2 Questions 5-6
5 C
6 A`,
    becomes: `PART 1
# FILL_BLANKS 1–2
> Complete the notes below. Write ONE WORD ONLY.
¶ <p>Name: {1}</p><p>Food: {2}</p>
1 = Anna
2 = bread
# MCQ 3–4
> Choose the correct letter, A, B or C.
3 Which? (*x | y | z)
4 When? (x | *y | z)
PART 2
# MCQ 5–6
5 Who lives there? (x | y | *z)
6 Why? (*x | y | z)`,
  },
  {
    name: 'statements without numbers, with their verdicts',
    text: `Questions 1-3
Do the following statements agree with the information? TRUE, FALSE or NOT GIVEN
The river is long. (TRUE)
The bridge is new. (FALSE)
The tower is tall. (NG)`,
    becomes: `# TFNG 1–3
> Do the following statements agree with the information? TRUE, FALSE or NOT GIVEN
1 The river is long. = TRUE
2 The bridge is new. = FALSE
3 The tower is tall. = NOT GIVEN
! key_in_text 1 2 3`,
  },
  {
    name: 'several texts in a section',
    text: `SECTION 1 Questions 1-4
TEXT 1
The pool
The pool opens at nine and closes at eight every day except on holidays in June.

Questions 1-2
Answer the questions below. Write ONE WORD ONLY.
1 When does it open?
2 When does it close?
TEXT 2
The gym

The gym has three rooms that are open to all members of the club and to guests who pay for it.

Questions 3-4
Answer the questions below. Write ONE WORD ONLY.
3 How many rooms?
4 Who pays?
SECTION 2 Questions 5-6
The bus

The bus leaves at nine and comes back at eight every day except on holidays in June and in July.

Questions 5-6
Answer the questions below. Write ONE WORD ONLY.
5 When does it leave?
6 When not?
Answers
1 nine
2 eight
3 three
4 guests
5 nine
6 June`,
    becomes: `PART 1
“The pool” <h2>The pool</h2><p>The pool opens at nine and closes at eight every day except on holidays in June.</p><h2>The gym</h2><p>The gym has three rooms that are open to all members of the club and to guests who pay for it.</p>
# FILL_BLANKS 1–2
> Answer the questions below. Write ONE WORD ONLY.
1 When does it open? = nine
2 When does it close? = eight
# FILL_BLANKS 3–4
> Answer the questions below. Write ONE WORD ONLY.
3 How many rooms? = three
4 Who pays? = guests
PART 2
“The bus” <h2>The bus</h2><p>The bus leaves at nine and comes back at eight every day except on holidays in June and in July.</p>
# FILL_BLANKS 5–6
> Answer the questions below. Write ONE WORD ONLY.
5 When does it leave? = nine
6 When not? = June`,
  },
];

describe('headings and what stands under them', () => {
  it.each(LAYOUTS)('$name [D164]', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
