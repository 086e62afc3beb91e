import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'a summary with dots around its numbers',
    text: `Questions 14–16
Complete the summary below.
Choose NO MORE THAN TWO WORDS from the passage for each answer.

How the island was settled
The first people came in boats made of ....14.... and lived near the ....15..... They kept ....16.... for milk.

Answer key
14 (the) skins / hides
15 spring
16 goats`,
    becomes: `# FILL_BLANKS 14–16
> Complete the summary below.
> Choose NO MORE THAN TWO WORDS from the passage for each answer.
¶ <h3>How the island was settled</h3><p>The first people came in boats made of {14} and lived near the {15}. They kept {16} for milk.</p>
14 = (the) skins / hides
15 = spring
16 = goats`,
  },
  {
    name: 'numbers in brackets before a line',
    text: `Questions 8-9
Complete the text. Write ONE WORD ONLY.
The theatre was lit with (8) ______ and heated with (9) ______ until it burned.`,
    key: '8 gas 9 coal',
    becomes: `# FILL_BLANKS 8–9
> Complete the text. Write ONE WORD ONLY.
¶ <p>The theatre was lit with {8} and heated with {9} until it burned.</p>
8 = gas
9 = coal`,
  },
  {
    name: 'a bare number before a line',
    text: `Questions 31-33
Complete the notes below.
Write ONE WORD AND/OR A NUMBER for each answer.
Opening hours: 31 ________ to six
Price of a ticket: 32 ________ pounds
Closed in 33 ________`,
    key: '31 nine / 9\n32 12\n33 January',
    becomes: `# FILL_BLANKS 31–33
> Complete the notes below.
> Write ONE WORD AND/OR A NUMBER for each answer.
¶ <p>Opening hours: {31} to six</p><p>Price of a ticket: {32} pounds</p><p>Closed in {33}</p>
31 = nine / 9
32 = 12
33 = January`,
  },
  {
    name: 'numbers in square brackets',
    text: `Complete the text below with one word in each gap.
The wall was built of [1] and covered with [2].`,
    key: '1. flint 2. lime',
    becomes: `# FILL_BLANKS 1–2
> Complete the text below with one word in each gap.
¶ <p>The wall was built of {1} and covered with {2}.</p>
1 = flint
2 = lime`,
  },
  {
    name: 'ellipsis signs, and the number after the line',
    text: `Questions 5–6
Complete the sentences with ONE WORD.
Salt was carried by …… (5) to the coast, where it was changed for …… (6).`,
    key: '5 mules\n6 fish',
    becomes: `# FILL_BLANKS 5–6
> Complete the sentences with ONE WORD.
¶ <p>Salt was carried by {5} to the coast, where it was changed for {6}.</p>
5 = mules
6 = fish`,
  },
  {
    name: 'sentences, each with its number before it and its gap in it',
    text: `Questions 20–22
Complete the sentences below.
Choose ONE WORD ONLY from the passage for each answer.
20  The clock was made by a __________ from the next valley.
21  It was paid for with __________.
22  __________ stopped it in its first year.`,
    key: '20 smith\n21 wool\n22 Frost / Ice',
    becomes: `# FILL_BLANKS 20–22
> Complete the sentences below.
> Choose ONE WORD ONLY from the passage for each answer.
20 The clock was made by a {20} from the next valley. = smith
21 It was paid for with {21}. = wool
22 {22} stopped it in its first year. = Frost / Ice`,
  },
  {
    name: 'notes with bullets and headings',
    text: `Questions 1–4
Complete the notes below.
Write ONE WORD ONLY for each answer.

THE SALT ROAD
Route
•\tbegan at a 1…………
•\tcrossed two 2…………
Travellers
-  paid in 3 ………… at the gates
-  slept in 4 …………`,
    key: '1 mine\n2 rivers\n3 cloth\n4 barns',
    becomes: `# FILL_BLANKS 1–4
> Complete the notes below.
> Write ONE WORD ONLY for each answer.
¶ <h3>THE SALT ROAD</h3><p>Route</p><ul><li>began at a {1}</li><li>crossed two {2}</li></ul><p>Travellers</p><ul><li>paid in {3} at the gates</li><li>slept in {4}</li></ul>
1 = mine
2 = rivers
3 = cloth
4 = barns`,
  },
  {
    name: 'a table parted by tabs',
    text: `Questions 7-9
Complete the table below. Choose ONE WORD ONLY from the passage.
Year\tOwner\tUse
1760\ta miller\t7 ......... of corn
1810\t8 .........\tstore
1900\tthe town\t9 .........`,
    key: '7 grinding 8 soldiers 9 school',
    becomes: `# FILL_BLANKS 7–9
> Complete the table below. Choose ONE WORD ONLY from the passage.
¶ <table><thead><tr><th scope="col">Year</th><th scope="col">Owner</th><th scope="col">Use</th></tr></thead><tbody><tr><td>1760</td><td>a miller</td><td>{7} of corn</td></tr><tr><td>1810</td><td>{8}</td><td>store</td></tr><tr><td>1900</td><td>the town</td><td>{9}</td></tr></tbody></table>
7 = grinding
8 = soldiers
9 = school`,
  },
  {
    name: 'a flow chart with arrows',
    text: `Questions 36–38
Complete the flow-chart below. Write NO MORE THAN TWO WORDS for each answer.
How paper was made
Rags are sorted by 36 ........
↓
They are beaten in 37 ........
↓
The sheets are hung in a 38 ........`,
    key: '36 colour / color\n37 water\n38 loft',
    becomes: `# FILL_BLANKS 36–38
> Complete the flow-chart below. Write NO MORE THAN TWO WORDS for each answer.
¶ <h3>How paper was made</h3><p>Rags are sorted by {36}</p><p>↓</p><p>They are beaten in {37}</p><p>↓</p><p>The sheets are hung in a {38}</p>
36 = colour / color
37 = water
38 = loft`,
  },
  {
    name: 'a summary whose lines were broken, with a divided word',
    text: `Questions 10–12
Complete the summary below. Choose ONE WORD ONLY from the passage for each answer.
In the first years the ferry was rowed by 10 .............. who lived on the sou-
thern shore. A rope was later stretched across the water, and the boat was
pulled by a 11 .............. that walked in a circle on the bank. It ended when
a 12 .............. was opened upstream.`,
    key: '10 monks; 11 horse; 12 bridge',
    becomes: `# FILL_BLANKS 10–12
> Complete the summary below. Choose ONE WORD ONLY from the passage for each answer.
¶ <p>In the first years the ferry was rowed by {10} who lived on the southern shore. A rope was later stretched across the water, and the boat was pulled by a {11} that walked in a circle on the bank. It ended when a {12} was opened upstream.</p>
10 = monks
11 = horse
12 = bridge`,
  },
  {
    name: 'a box of words with letters below the summary',
    text: `Questions 27–29
Complete the summary using the list of words, A–F, below.
The marsh was drained by 27 ........ and then planted with 28 ........, which needs little 29 .........
A  farmers   B  flax   C  monks
D  salt      E  water  F  oats`,
    key: '27 C\n28 B\n29 E',
    becomes: `# DRAG_DROP 27–29
> Complete the summary using the list of words, A–F, below.
[A: farmers | flax | monks | salt | water | oats]
¶ <p>The marsh was drained by {27} and then planted with {28}, which needs little {29}.</p>
27 = monks
28 = flax
29 = water`,
  },
  {
    name: 'a box of words in columns that are read downwards',
    text: `Questions 1-2
Complete the summary using the list of words, A-D, below.
Bread was baked in 1 ........ and eaten with 2 ........ by all.
A clay\tC iron
B honey\tD ash`,
    key: '1 D, 2 B',
    becomes: `# DRAG_DROP 1–2
> Complete the summary using the list of words, A-D, below.
[A: clay | honey | iron | ash]
¶ <p>Bread was baked in {1} and eaten with {2} by all.</p>
1 = ash
2 = honey`,
  },
  {
    name: 'a box of words without letters',
    text: `Questions 4-5
Complete the summary with words from the box. You may use a word more than once.
copper   tin   lead   silver
The roofs were of (4) ........ and the pipes of (5) ........ in most towns.`,
    key: '4 copper\n5 lead',
    becomes: `# DRAG_DROP+ 4–5
> Complete the summary with words from the box. You may use a word more than once.
[copper | tin | lead | silver]
¶ <p>The roofs were of {4} and the pipes of {5} in most towns.</p>
4 = copper
5 = lead`,
  },
  {
    name: 'labels of a diagram, which are only numbers',
    text: `Questions 6-8
Label the diagram below.
Write NO MORE THAN TWO WORDS from the passage for each answer.
6 ..................
7 ..................
8 ..................`,
    key: '6 balance beam\n7 paddle\n8 sill',
    becomes: `# FILL_BLANKS 6–8
> Label the diagram below.
> Write NO MORE THAN TWO WORDS from the passage for each answer.
6 = balance beam
7 = paddle
8 = sill`,
  },
  {
    name: 'short answers',
    text: `Questions 11–13
Answer the questions below.
Choose NO MORE THAN THREE WORDS AND/OR A NUMBER from the passage for each answer.
11 What was the first lamp filled with?
12 In which year was it put out?
13 Who paid for the last one?`,
    key: '11 fish oil OR whale oil\n12 1904\n13 (the) harbour company',
    becomes: `# FILL_BLANKS 11–13
> Answer the questions below.
> Choose NO MORE THAN THREE WORDS AND/OR A NUMBER from the passage for each answer.
11 What was the first lamp filled with? = fish oil / whale oil
12 In which year was it put out? = 1904
13 Who paid for the last one? = (the) harbour company`,
  },
  {
    name: 'short answers with dots below each question',
    text: `Questions 1–2
Answer the questions below. Use ONE WORD ONLY.
1 What do the hens eat?
.........................
2 Where do they sleep?
.........................`,
    key: '1 corn 2 trees',
    becomes: `# FILL_BLANKS 1–2
> Answer the questions below. Use ONE WORD ONLY.
1 What do the hens eat? = corn
2 Where do they sleep? = trees`,
  },
  {
    name: 'a gap without a number takes the next one',
    text: `Questions 1–3
Complete the form below. Write ONE WORD AND/OR A NUMBER.
Name: Anna ______
Street: ______ Mill Lane
Telephone: ______`,
    key: '1 Berg\n2 14\n3 550231',
    becomes: `# FILL_BLANKS 1–3
> Complete the form below. Write ONE WORD AND/OR A NUMBER.
¶ <p>Name: Anna {1}</p><p>Street: {2} Mill Lane</p><p>Telephone: {3}</p>
1 = Berg
2 = 14
3 = 550231`,
  },
  {
    name: 'signs of HTML are text',
    text: `Questions 1–1
Complete the sentence below.
A <b>pipe</b> & a 1 ........ stood where x < y.`,
    key: '1 drum',
    becomes: `# FILL_BLANKS 1
> Complete the sentence below.
¶ <p>A &lt;b&gt;pipe&lt;/b&gt; &amp; a {1} stood where x &lt; y.</p>
1 = drum`,
  },
];

describe('texts with gaps', () => {
  it.each(LAYOUTS)('$name', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
