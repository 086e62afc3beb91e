import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'endings A to L with an I and no numerals',
    text: `Questions 1-3
Complete each sentence with the correct ending, A-L, below.
Write the correct letter, A-L, in boxes 1-3 on your answer sheet.

1. The ferry may be used
2. A cabin is free
3. A dog can travel

A. for at most two weeks.
B. by one person only.
C. less often than before.
D. when the lake is frozen.
E. with a whole class.
F. without a ticket.
G. at the lowest price.
H. to no other island.
I. because it saves a journey.
J. on the upper deck.
K. in one of three ways.
L. with the new card.

Answer key
1 D
2 I
3 K`,
    becomes: `# DROPDOWN 1–3
> Complete each sentence with the correct ending, A-L, below.
> Write the correct letter, A-L, in boxes 1-3 on your answer sheet.
[A: for at most two weeks. | by one person only. | less often than before. | when the lake is frozen. | with a whole class. | without a ticket. | at the lowest price. | to no other island. | because it saves a journey. | on the upper deck. | in one of three ways. | with the new card.]
1 The ferry may be used = when the lake is frozen.
2 A cabin is free = because it saves a journey.
3 A dog can travel = in one of three ways.`,
  },
  {
    name: 'letters without points, with an I',
    text: `Questions 1-2
Complete each sentence with the correct ending, A-J.
1 The ferry may be used
2 A cabin is free
A for a week
B by one person
C less often
D in winter
E with a class
F without a ticket
G at noon
H to no island
I in the morning
J on deck
Key
1 I
2 J`,
    becomes: `# DROPDOWN 1–2
> Complete each sentence with the correct ending, A-J.
[A: for a week | by one person | less often | in winter | with a class | without a ticket | at noon | to no island | in the morning | on deck]
1 The ferry may be used = in the morning
2 A cabin is free = on deck`,
  },
  {
    name: 'a list of numerals beside options to H',
    text: `Questions 1-2
Choose the correct heading for each paragraph, A-H, from the list below.
i A storm
ii A debt
iii A wall
1 Paragraph A
2 Paragraph H
Key
1 i
2 iii`,
    becomes: `# DROPDOWN 1–2
> Choose the correct heading for each paragraph, A-H, from the list below.
[i: A storm | A debt | A wall]
1 Paragraph A = A storm
2 Paragraph H = A wall`,
  },
  {
    name: 'two columns of a key with one space',
    text: `Questions 15-17
Choose THREE letters, A-G.
Which THREE things does the harbour offer?
A showers
B a crane
C a café
D a chapel
E charts
F a shop
G ice

Questions 18-20
Answer the questions below. Write NO MORE THAN THREE WORDS AND/OR A NUMBER.
18 On which day does it close?
19 How much does a berth cost?
20 What is sold there?

Answers
15. B D E (IN ANY ORDER) 18. Friday 12th
16. B D E (IN ANY ORDER) 19. £20 to £35
17. B D E (IN ANY ORDER) 20. dried fish/ nets`,
    becomes: `# MULTI 15–17
> Choose THREE letters, A-G.
15–17 Which THREE things does the harbour offer? (showers | *a crane | a café | *a chapel | *charts | a shop | ice)
# FILL_BLANKS 18–20
> Answer the questions below. Write NO MORE THAN THREE WORDS AND/OR A NUMBER.
18 On which day does it close? = Friday 12th
19 How much does a berth cost? = £20 to £35
20 What is sold there? = dried fish / nets`,
  },
  {
    name: 'notes whose lines end in a gap',
    text: `Questions 1-6
Complete the notes below.
Write ONE WORD AND/OR A NUMBER for each answer.
Boat hire survey
Name: Ida
Card number: 1 ………………
Date of the first trip: 2 ………………
Reason for hire: fishing and a trip round the 3 ………………
Chose a rowing boat because price of 4 ……………… too high
Left the boat in 5 ……………… Bay
Problems
• the left oar was 6 ………………

Answers
1 B7 12
2 3(rd) June
3 island
4 diesel
5 Heron
6 short`,
    becomes: `# FILL_BLANKS 1–6
> Complete the notes below.
> Write ONE WORD AND/OR A NUMBER for each answer.
¶ <h3>Boat hire survey</h3><p>Name: Ida</p><p>Card number: {1}</p><p>Date of the first trip: {2}</p><p>Reason for hire: fishing and a trip round the {3}</p><p>Chose a rowing boat because price of {4} too high</p><p>Left the boat in {5} Bay</p><p>Problems</p><ul><li>the left oar was {6}</li></ul>
1 = B7 12
2 = 3(rd) June
3 = island
4 = diesel
5 = Heron
6 = short`,
  },
  {
    name: 'labels of a diagram with words around their gaps',
    text: `Questions 38-40
Label the diagram below.
Choose NO MORE THAN TWO WORDS from the passage for each answer.

[Diagram of the lock]

38 Before opening: __________ are lowered
39 While filling: the keeper watches the __________ of the chamber
40 After closing: __________

Answers
38 wooden beams
39 level
40 signal`,
    becomes: `# FILL_BLANKS 38–40
> Label the diagram below.
> Choose NO MORE THAN TWO WORDS from the passage for each answer.
¶ <h3>[Diagram of the lock]</h3><p>Before opening: {38} are lowered</p><p>While filling: the keeper watches the {39} of the chamber</p><p>After closing: {40}</p>
38 = wooden beams
39 = level
40 = signal`,
  },
  {
    name: 'a form whose lines are long and end in a gap',
    text: `Questions 1-3
Complete the form below.
Write NO MORE THAN TWO WORDS.
The applicant has lived at the present address since the spring of 1 ........
Works for a company that makes furniture for schools and hospitals in 2 ........
Would like to begin the course in the evening group that meets on 3 ........
Key
1 2001
2 Hull
3 Mondays`,
    becomes: `# FILL_BLANKS 1–3
> Complete the form below.
> Write NO MORE THAN TWO WORDS.
¶ <p>The applicant has lived at the present address since the spring of {1}</p><p>Works for a company that makes furniture for schools and hospitals in {2}</p><p>Would like to begin the course in the evening group that meets on {3}</p>
1 = 2001
2 = Hull
3 = Mondays`,
  },
  {
    name: 'a summary that was broken before a number',
    text: `Questions 10–11
Complete the summary below. Choose ONE WORD ONLY from the passage for each answer.
In the first years the ferry was rowed across the wide northern lake by
10 .............. who lived on the southern shore and were not paid by the
town for it, until a 11 .............. was opened.
Key: 10 monks, 11 bridge`,
    becomes: `# FILL_BLANKS 10–11
> Complete the summary below. Choose ONE WORD ONLY from the passage for each answer.
¶ <p>In the first years the ferry was rowed across the wide northern lake by {10} who lived on the southern shore and were not paid by the town for it, until a {11} was opened.</p>
10 = monks
11 = bridge`,
  },
];

describe('layouts of printed tests', () => {
  it.each(LAYOUTS)('$name [D164]', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
