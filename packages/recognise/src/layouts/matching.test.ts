import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'endings that differ only in a capital letter',
    text: `Questions 4-5
Complete each sentence with the correct ending, A-C, below.
4 He wrote to
5 She read
A the Times.
B the times.
C nobody.`,
    key: '4 B\n5 A',
    becomes: `# DROPDOWN 4–5
> Complete each sentence with the correct ending, A-C, below.
[A: the Times. | the times. | nobody.]
4 He wrote to = the times.
5 She read = the Times.`,
  },
  {
    name: 'people with their letters after the statements',
    text: `Questions 18–20
Look at the following statements and the list of people below.
Match each statement with the correct person, A–C.
NB You may use any letter more than once.

18 He drew the first map of the coast.
19 She corrected the depths.
20 He never saw the sea.

List of People
A Ada Holm
B Piet Brand
C Karl Noor`,
    key: '18 B\n19 A\n20 C',
    becomes: `# MATCH_TABLE 18–20
> Look at the following statements and the list of people below.
> Match each statement with the correct person, A–C.
> NB You may use any letter more than once.
List of People [A: Ada Holm | Piet Brand | Karl Noor]
18 He drew the first map of the coast. = Piet Brand
19 She corrected the depths. = Ada Holm
20 He never saw the sea. = Karl Noor`,
  },
  {
    name: 'a box of choices before the statements',
    text: `Questions 15-17
Where are the following things kept?
Choose the correct letter, A, B or C.
A in the cellar
B in the loft
C in the yard
15 apples ......
16 letters ......
17 wood ......`,
    key: '15 A 16 B 17 C',
    becomes: `# MATCH_TABLE 15–17
> Where are the following things kept?
> Choose the correct letter, A, B or C.
[A: in the cellar | in the loft | in the yard]
15 apples = in the cellar
16 letters = in the loft
17 wood = in the yard`,
  },
  {
    name: 'sentence endings',
    text: `Questions 24–26
Complete each sentence with the correct ending, A–E, below.
24 The new road
25 Letters from the coast
26 The lower town
A was closed each winter because of the snow that lay there.
B took three days.
C had no well of its own.
D cost more than was thought.
E was forgotten.`,
    key: '24 D\n25 B\n26 C',
    becomes: `# DROPDOWN 24–26
> Complete each sentence with the correct ending, A–E, below.
[A: was closed each winter because of the snow that lay there. | took three days. | had no well of its own. | cost more than was thought. | was forgotten.]
24 The new road = cost more than was thought.
25 Letters from the coast = took three days.
26 The lower town = had no well of its own.`,
  },
  {
    name: 'which paragraph contains, with letters from the instruction',
    text: `Questions 14-15
Reading Passage 2 has five paragraphs, A-E.
Which paragraph contains the following information?
Write the correct letter, A-E, in boxes 14-15 on your answer sheet.
14 a reason for leaving
15 the price of a house`,
    key: '14-E\n15-B',
    becomes: `# MATCH_TABLE 14–15
> Reading Passage 2 has five paragraphs, A-E.
> Which paragraph contains the following information?
> Write the correct letter, A-E, in boxes 14-15 on your answer sheet.
[A | B | C | D | E]
14 a reason for leaving = E
15 the price of a house = B`,
  },
  {
    name: 'which section, the letters in a list',
    text: `Questions 1–2
Which section mentions the following? Write A, B, C or D.
1 a storm
2 a debt`,
    key: '1 C 2 A',
    becomes: `# MATCH_TABLE 1–2
> Which section mentions the following? Write A, B, C or D.
[A | B | C | D]
1 a storm = C
2 a debt = A`,
  },
  {
    name: 'a list of headings with numerals, then the paragraphs',
    text: `Questions 14–16
Reading Passage 2 has three paragraphs, A–C.
Choose the correct heading for each paragraph from the list of headings below.
List of Headings
i   A price too high
ii  What the water left
iii An early warning
iv  Nobody listens
14  Paragraph A
15  Paragraph B
16  Paragraph C`,
    key: '14 iii\n15 iv\n16 ii',
    becomes: `# DROPDOWN 14–16
> Reading Passage 2 has three paragraphs, A–C.
> Choose the correct heading for each paragraph from the list of headings below.
List of Headings [i: A price too high | What the water left | An early warning | Nobody listens]
14 Paragraph A = An early warning
15 Paragraph B = Nobody listens
16 Paragraph C = What the water left`,
  },
  {
    name: 'headings with capital numerals and signs, an example among the questions',
    text: `Questions 1-2
Choose the correct heading for sections B and C from the list of headings below.
I. The first year
II. Paying the bill
III. A second attempt
Example: Section A  II
1. Section B
2. Section C`,
    key: '1. III 2. I',
    becomes: `# DROPDOWN 1–2
> Choose the correct heading for sections B and C from the list of headings below.
> Example: Section A II
[i: The first year | Paying the bill | A second attempt]
1 Section B = A second attempt
2 Section C = The first year`,
  },
  {
    name: 'a heading over two lines',
    text: `Questions 3–4
Choose the correct heading for each paragraph from the list below.
i   How the people of the valley first learned that the
    water would come
ii  A quiet year
3  Paragraph D
4  Paragraph E`,
    key: '3 i\n4 ii',
    becomes: `# DROPDOWN 3–4
> Choose the correct heading for each paragraph from the list below.
[i: How the people of the valley first learned that the water would come | A quiet year]
3 Paragraph D = How the people of the valley first learned that the water would come
4 Paragraph E = A quiet year`,
  },
  {
    name: 'a plan with letters',
    text: `Questions 11–13
Label the plan below. Write the correct letter, A–H, next to Questions 11–13.
11 ticket office ........
12 café ........
13 bicycles ........`,
    key: '11 H 12 B 13 E',
    becomes: `# MATCH_TABLE 11–13
> Label the plan below. Write the correct letter, A–H, next to Questions 11–13.
[A | B | C | D | E | F | G | H]
11 ticket office = H
12 café = B
13 bicycles = E`,
  },
];

describe('matching', () => {
  it.each(LAYOUTS)('$name', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
