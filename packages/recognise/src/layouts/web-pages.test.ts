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
  {
    name: 'a summary of such a page, whose gaps stand in lines of their own',
    text: `Questions 6-8
Complete the summary below.
Choose
NO MORE THAN TWO WORDS
from the passage for each answer.
The lake was dug by
6
..........
who wanted
7
..........
for their mill. Later it was used for
8
..........
.
Answers
6 monks
7 power
8 ice skating`,
    becomes: `# FILL_BLANKS 6–8
> Complete the summary below.
> Choose NO MORE THAN TWO WORDS from the passage for each answer.
¶ <p>The lake was dug by {6} who wanted {7} for their mill. Later it was used for {8}.</p>
6 = monks
7 = power
8 = ice skating`,
  },
  {
    name: 'sentences of such a page',
    text: `Questions 9-10
Complete the sentences below.
Write
ONE WORD ONLY
from the passage for each answer.
9
Bees were kept in
........
hives.
10
Their honey was sold in
........
.
Answers:
9
straw
10
spring`,
    becomes: `# FILL_BLANKS 9–10
> Complete the sentences below.
> Write ONE WORD ONLY from the passage for each answer.
9 Bees were kept in {9} hives. = straw
10 Their honey was sold in {10} = spring`,
  },
  {
    name: 'headings of such a page',
    text: `Questions 11-12
Reading Passage 2 has two paragraphs,
A
and
B
.
Choose the correct heading for each paragraph from the list of headings below.
Write the correct number,
i-iii
, in boxes 11-12 on your answer sheet.
List of Headings
i
A flood
ii
A new wall
iii
A vote
11
Paragraph A
12
Paragraph B
Answers
11
ii
12
iii`,
    becomes: `# DROPDOWN 11–12
> Reading Passage 2 has two paragraphs, A and B.
> Choose the correct heading for each paragraph from the list of headings below.
> Write the correct number, i-iii, in boxes 11-12 on your answer sheet.
List of Headings [i: A flood | A new wall | A vote]
11 Paragraph A = A new wall
12 Paragraph B = A vote`,
  },
  {
    name: 'a choice of two letters of such a page',
    text: `Questions 13-14
Choose
TWO
letters,
A-D
.
Which
TWO
things does the guide recommend?
A
boots
B
a map
C
a torch
D
gloves
Answers
13-14
B, D`,
    becomes: `# MULTI 13–14
> Choose TWO letters, A-D.
13–14 Which TWO things does the guide recommend? (boots | *a map | a torch | *gloves)
! key_in_order`,
  },
  {
    name: 'endings of such a page',
    text: `Questions 15-16
Complete each sentence with the correct ending,
A-C
, below.
15
The first bridge
16
The second bridge
A
was washed away.
B
stands today.
C
was never built.
Answers
15
A
16
B`,
    becomes: `# DROPDOWN 15–16
> Complete each sentence with the correct ending, A-C, below.
[A: was washed away. | stands today. | was never built.]
15 The first bridge = was washed away.
16 The second bridge = stands today.`,
  },
  {
    name: 'short questions of such a page',
    text: `Questions 17-18
Answer the questions below.
Write
NO MORE THAN ONE WORD AND/OR A NUMBER
for each answer.
17
What did the ferry carry?
18
In which year did it stop?
Answers
17
coal
18
1952`,
    becomes: `# FILL_BLANKS 17–18
> Answer the questions below.
> Write NO MORE THAN ONE WORD AND/OR A NUMBER for each answer.
17 What did the ferry carry? = coal
18 In which year did it stop? = 1952`,
  },
  {
    name: 'people of such a page',
    text: `Questions 19-20
Look at the following statements and the list of people below.
Match each statement with the correct person,
A
,
B
or
C
.
List of people
A
Amy Hill
B
Ben Wood
C
Cora Lake
19
The tide can be used.
20
The wind is cheaper.
Answers
19
C
20
A`,
    becomes: `# MATCH_TABLE 19–20
> Look at the following statements and the list of people below.
> Match each statement with the correct person, A, B or C.
List of people [A: Amy Hill | Ben Wood | Cora Lake]
19 The tide can be used. = Cora Lake
20 The wind is cheaper. = Amy Hill`,
  },
];

describe('pages of the web', () => {
  it.each(LAYOUTS)('$name [D164]', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
