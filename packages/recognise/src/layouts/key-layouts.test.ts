import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'two columns with one space',
    text: `Questions 1-6
Answer the questions below.
1 Who came?
2 Where?
3 When?
4 How?
5 Which street?
6 What time?
Answers
1. harbour master 4. by petrol car
2. river 5. Orchard Lane
3. 17 May 6. 8 am`,
    becomes: `# FILL_BLANKS 1–6
> Answer the questions below.
1 Who came? = harbour master
2 Where? = river
3 When? = 17 May
4 How? = by petrol car
5 Which street? = Orchard Lane
6 What time? = 8 am`,
  },
  {
    name: 'two columns with one space and no signs',
    text: `Questions 1-6
Answer the questions below.
1 Who came?
2 Where?
3 When?
4 How?
5 Which street?
6 What time?
Reading test #1 answers
1 harbour master 4 by petrol car
2 river 5 Orchard Lane
3 17 May 6 8 am`,
    becomes: `# FILL_BLANKS 1–6
> Answer the questions below.
1 Who came? = harbour master
2 Where? = river
3 When? = 17 May
4 How? = by petrol car
5 Which street? = Orchard Lane
6 What time? = 8 am`,
  },
  {
    name: 'letters in the line below their numbers',
    text: `Questions 1-2
Choose TWO letters, A-E.
Which TWO are sold?
A bread
B papers
C flowers
D shoes
E tea
Questions 3-5
Which paragraph contains the following? Write A-F.
3 one
4 two
5 three
Answer key
Part 1, Questions 1-2
A, C
Questions 3-5
B D A`,
    becomes: `# MULTI 1–2
> Choose TWO letters, A-E.
1–2 Which TWO are sold? (*bread | papers | *flowers | shoes | tea)
# MATCH_TABLE 3–5
> Which paragraph contains the following? Write A-F.
[A | B | C | D | E | F]
3 one = B
4 two = D
5 three = A`,
  },
  {
    name: 'a row of numbers and a row of letters',
    text: `Questions 1-5
Which paragraph contains the following? Write A-F.
1 one
2 two
3 three
4 four
5 five
Keys
1 2 3 4 5
B C A D F`,
    becomes: `# MATCH_TABLE 1–5
> Which paragraph contains the following? Write A-F.
[A | B | C | D | E | F]
1 one = B
2 two = C
3 three = A
4 four = D
5 five = F`,
  },
  {
    name: 'letters directly after their numbers',
    text: `Questions 1-5
Which paragraph contains the following? Write A-F.
1 one
2 two
3 three
4 four
5 five
Keys
1B 2C 3A
4D 5F`,
    becomes: `# MATCH_TABLE 1–5
> Which paragraph contains the following? Write A-F.
[A | B | C | D | E | F]
1 one = B
2 two = C
3 three = A
4 four = D
5 five = F`,
  },
  {
    name: 'several answers after a range',
    text: `Questions 1-5
Which paragraph contains the following? Write A-F.
1 one
2 two
3 three
4 four
5 five
Answers for Questions 1-5
1-5 B C A D F`,
    becomes: `# MATCH_TABLE 1–5
> Which paragraph contains the following? Write A-F.
[A | B | C | D | E | F]
1 one = B
2 two = C
3 three = A
4 four = D
5 five = F`,
  },
  {
    name: 'remarks on the order',
    text: `Questions 1-3
Choose THREE letters, A-F.
Which THREE of these are sold?
A bread
B papers
C flowers
D shoes
E tea
F lamps
Questions 4-5
Choose TWO letters, A-E.

A one
B two
C three
D four
E five
Answers:
1-3 IN ANY ORDER A C F
4&5 (in either order): B, D`,
    becomes: `# MULTI 1–3
> Choose THREE letters, A-F.
1–3 Which THREE of these are sold? (*bread | papers | *flowers | shoes | tea | *lamps)
# MULTI 4–5
> Choose TWO letters, A-E.
4–5  (one | *two | three | *four | five)`,
  },
  {
    name: 'a key after each group',
    text: `Questions 1–2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
Answers
1 TRUE
2 FALSE
Questions 3–4
Complete the notes below. Write ONE WORD ONLY.
Food: 3 ........
Drink: 4 ........
Answers 3-4
3 bread
4 milk`,
    becomes: `# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One. = TRUE
2 Two. = FALSE
# FILL_BLANKS 3–4
> Complete the notes below. Write ONE WORD ONLY.
¶ <p>Food: {3}</p><p>Drink: {4}</p>
3 = bread
4 = milk`,
  },
  {
    name: 'headings of parts in the key',
    text: `Questions 1–2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
SECTION 2 Questions 3-4
Complete the notes below. Write ONE WORD ONLY.
Food: 3 ........
Drink: 4 ........
IELTS Listening Test 2 Answer Key
SECTION 1
1 TRUE
2 FALSE
SECTION 2 (continued)
Part 2, Questions 3-4
3 bread
4 milk`,
    becomes: `# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One. = TRUE
2 Two. = FALSE
PART 2
# FILL_BLANKS 3–4
> Complete the notes below. Write ONE WORD ONLY.
¶ <p>Food: {3}</p><p>Drink: {4}</p>
3 = bread
4 = milk`,
  },
  {
    name: 'letters one a line below their range',
    text: `Questions 1-2
Choose TWO letters, A-E.
Which TWO are sold?
A bread
B papers
C flowers
D shoes
E tea
Answers
1-2
A
C`,
    becomes: `# MULTI 1–2
> Choose TWO letters, A-E.
1–2 Which TWO are sold? (*bread | papers | *flowers | shoes | tea)`,
  },
];

describe('layouts of a key', () => {
  it.each(LAYOUTS)('$name [D164]', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
