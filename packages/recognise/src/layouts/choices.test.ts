import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'a letter and a full stop, a key after it',
    text: `Questions 1-2
Choose the correct letter, A, B or C.

1. What did the keeper carry to the tower?
A. oil
B. bread
C. water
2. When was the lamp lit?
A. at noon
B. at dusk
C. at dawn

Answers
1 B
2 C`,
    becomes: `# MCQ 1–2
> Choose the correct letter, A, B or C.
1 What did the keeper carry to the tower? (oil | *bread | water)
2 When was the lamp lit? (at noon | at dusk | *at dawn)`,
  },
  {
    name: 'brackets and small letters, no heading',
    text: `1) What grows on the roof?
a) moss
b) grass
c) nothing
2) Who mends it?
a) the owner
b) a neighbour`,
    key: '1-b, 2-a',
    becomes: `# MCQ 1–2
1 What grows on the roof? (moss | *grass | nothing)
2 Who mends it? (*the owner | a neighbour)`,
  },
  {
    name: 'bare letters with wide spaces, as a PDF has them',
    text: `Questions 27 – 28

Choose the correct letter A, B, C or D.

27   The first boats on the lake were built by
     A   monks who fished there.
     B   farmers from the south shore.
     C   soldiers.
     D   nobody that is known.

28   Why was the ferry given up?
     A   A bridge was opened.
     B   It sank.
     C   The lake froze.
     D   The ferryman left.`,
    key: '27 A\n28 A',
    becomes: `# MCQ 27–28
> Choose the correct letter A, B, C or D.
27 The first boats on the lake were built by (*monks who fished there. | farmers from the south shore. | soldiers. | nobody that is known.)
28 Why was the ferry given up? (*A bridge was opened. | It sank. | The lake froze. | The ferryman left.)`,
  },
  {
    name: 'options in one line',
    text: `5. The mill was driven by  A wind  B water  C horses
6. It ground  A corn  B stone  C salt`,
    key: '5. B 6. C',
    becomes: `# MCQ 5–6
5 The mill was driven by (wind | *water | horses)
6 It ground (corn | stone | *salt)`,
  },
  {
    name: 'options in one line below the question, with signs',
    text: `3. Which bird nests there?
A) owl B) swift C) stork D) crow
4. How many eggs does it lay?
A) one B) two C) three D) four`,
    becomes: `# MCQ 3–4
3 Which bird nests there? (owl | swift | stork | crow)
4 How many eggs does it lay? (one | two | three | four)
! key_missing 3 4`,
  },
  {
    name: 'options parted by tabs',
    text: `7.\tWhat is the roof made of?
A.\treed\tB.\tslate\tC.\tstraw`,
    key: '7\tC',
    becomes: `# MCQ 7
7 What is the roof made of? (reed | slate | *straw)`,
  },
  {
    name: 'two letters with a range and their key in one line',
    text: `Questions 21 and 22
Choose TWO letters, A–E.
Which TWO things did the surveyors find on the island?
A a spring
B a harbour
C traces of a fire
D goats
E a wall
Answer key
21–22 A, C`,
    becomes: `# MULTI 21–22
> Choose TWO letters, A–E.
21–22 Which TWO things did the surveyors find on the island? (*a spring | a harbour | *traces of a fire | goats | a wall)`,
  },
  {
    name: 'two letters with the range before the question',
    text: `Questions 23-24
Choose TWO letters, A-E.
23-24  Which TWO reasons are given for moving the clock?
A  It was too loud.
B  The tower leaned.
C  Nobody could see it.
D  It was wrong.
E  The council wished it.`,
    key: '23&24 B and E (in any order)',
    becomes: `# MULTI 23–24
> Choose TWO letters, A-E.
23–24 Which TWO reasons are given for moving the clock? (It was too loud. | *The tower leaned. | Nobody could see it. | It was wrong. | *The council wished it.)`,
  },
  {
    name: 'three letters, the key one number a line',
    text: `Questions 11–13
Choose THREE letters, A–F.
Which THREE of these are sold at the station?
A bread
B papers
C flowers
D shoes
E tea
F lamps`,
    key: '11 A\n12 C\n13 E',
    becomes: `# MULTI 11–13
> Choose THREE letters, A–F.
11–13 Which THREE of these are sold at the station? (*bread | papers | *flowers | shoes | *tea | lamps)`,
  },
  {
    name: 'two questions with two answers each under one heading',
    text: `Questions 15–18
Choose TWO correct answers.
15–16 Which TWO crops were grown?
A oats
B flax
C rye
17–18 Which TWO were sold?
A wool
B butter
C honey`,
    key: '15–16 A, B\n17–18 B, C',
    becomes: `# MULTI 15–18
> Choose TWO correct answers.
15–16 Which TWO crops were grown? (*oats | *flax | rye)
17–18 Which TWO were sold? (wool | *butter | *honey)`,
  },
  {
    name: 'a question and an option over several lines',
    text: `12 According to the writer, the people who lived on the northern shore of the lake
in the years before the dam was built
A  moved their houses to the hills when the first engineers came to measure
   the valley.
B  did not believe that the water would ever reach them.
C  were paid.`,
    key: '12 B',
    becomes: `# MCQ 12
12 According to the writer, the people who lived on the northern shore of the lake in the years before the dam was built (moved their houses to the hills when the first engineers came to measure the valley. | *did not believe that the water would ever reach them. | were paid.)`,
  },
  {
    name: 'the answer below each question',
    text: `1. What colour was the door?
A. red
B. green
Answer: B
2. Who painted it?
A. a guest
B. the owner
Answer: A`,
    becomes: `# MCQ 1–2
1 What colour was the door? (red | *green)
2 Who painted it? (*a guest | the owner)
! key_in_text 1 2`,
  },
  {
    name: 'a number and its question on lines of their own',
    text: `Questions 8-9
Choose the correct letter, A, B or C.
8
What is kept in the cellar?
A ice
B wine
C coal
9
What is it lit with?
A candles
B lamps
C nothing`,
    key: '8 A\n9 C',
    becomes: `# MCQ 8–9
> Choose the correct letter, A, B or C.
8 What is kept in the cellar? (*ice | wine | coal)
9 What is it lit with? (candles | lamps | *nothing)`,
  },
  {
    name: 'numbers written with Q and with the word',
    text: `Q1. Where does the path end?
A. at the sea
B. at a gate
Question 2: How long is it?
A. a mile
B. two miles`,
    key: 'Q1 A\nQ2 B',
    becomes: `# MCQ 1–2
1 Where does the path end? (*at the sea | at a gate)
2 How long is it? (a mile | *two miles)`,
  },
  {
    name: 'numbers that leave one out and use one twice',
    text: `1. First? 
A. a one
B. a two
3. Third?
A. a one
B. a two
3. Third again?
A. a one
B. a two`,
    key: '1 A\n3 B',
    becomes: `# MCQ 1–3
1 First? (*a one | a two)
3 Third? (a one | *a two)
3 Third again? (a one | a two)
! number_repeated 3
! number_missing 2
! key_missing 3`,
  },
  {
    name: 'a key that is not among the options, and one for no question',
    text: `1. Which way?
A. left
B. right`,
    key: '1 D\n2 A',
    becomes: `# MCQ 1
1 Which way? (left | right)
? 2 A
! key_unused 2
! key_not_offered 1`,
  },
];

describe('questions with options', () => {
  it.each(LAYOUTS)('$name', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
