import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'Aiken',
    text: `Where was the first lock?
A. In the hills
B. In the town
C. By the sea
ANSWER: B

When was it opened?
A) 1790
B) 1795
C) 1801
ANSWER: C`,
    becomes: `# MCQ 1–2
1 Where was the first lock? (In the hills | *In the town | By the sea)
2 When was it opened? (1790 | 1795 | *1801)`,
  },
  {
    name: 'Aiken without blank lines, a question over two lines, several answers',
    text: `Which of these
are sold at the lock?
A. tea
B. rope
C. maps
ANSWER: A, C
Who keeps it?
A. a family
B. the town
Answer: a`,
    becomes: `# MULTI 1–2
1–2 Which of these are sold at the lock? (*tea | rope | *maps)
# MCQ 3
3 Who keeps it? (*a family | the town)`,
  },
  {
    name: 'Aiken with an answer that is not offered is read line by line',
    text: `Where was the first lock?
A. In the hills
B. In the town
ANSWER: D`,
    becomes: `? Where was the first lock?
? A. In the hills
? B. In the town
? ANSWER: D`,
  },
  {
    name: 'GIFT, all types',
    text: `// a comment
$CATEGORY: canals/locks

::Q1:: The canal is straight.{T}

::Q2:: The lock is new.{FALSE#No, it is old.}

::Q3:: Who keeps the lock? {=a family#Right. ~the town ~nobody}

What is sold there? {
  ~%50%tea
  ~%50%maps
  ~%-100%boats
}

Two boats go through the {=lock =sluice} each hour.

How many gates has it? {#4:1}

How deep is it? {#
  =%100%3.5:0
  =%50%3:0.5
}

Match each place with its use. {
  =tower -> light
  =barn -> hay
  = -> fish
}

Boats {~swim =wait ~fly} before the gate.

Describe the lock. {}

This text asks nothing.`,
    becomes: `# TFNG 1–2
1 The canal is straight. = TRUE
2 The lock is new. = FALSE
# MCQ 3
3 Who keeps the lock? (*a family | the town | nobody)
# MULTI 4–5
4–5 What is sold there? (*tea | *maps | boats)
# FILL_BLANKS 6–8
6 Two boats go through the {6} each hour. = lock / sluice
7 How many gates has it? = 4
8 How deep is it? = 3.5
# MATCH_TABLE 9–10
> Match each place with its use.
[light | hay | fish]
9 tower = light
10 barn = hay
# MCQ 11
11 Boats ______ before the gate. (swim | *wait | fly)
? Describe the lock. {}
? This text asks nothing.
! tolerance 7
! partial_credit 8
! feedback_left_out`,
  },
  {
    name: 'GIFT with escapes and HTML',
    text: `::Sum::[html]<p>What is 2 \\+ 2 \\= x \\{whole\\}?</p>{=4 =four}

Which sign is it? {=\\~ tilde ~\\= equals ~\\# hash}`,
    becomes: `# FILL_BLANKS 1
1 What is 2 \\+ 2 = x {whole}? = 4 / four
# MCQ 2
2 Which sign is it? (*~ tilde | = equals | # hash)`,
  },
  {
    name: 'braces in a test are blanks',
    text: `Questions 1-2
Complete the text. Write ONE WORD ONLY.
The wall was built of {1} and covered with {2}.
Key
1 flint
2 lime`,
    becomes: `# FILL_BLANKS 1–2
> Complete the text. Write ONE WORD ONLY.
¶ <p>The wall was built of {1} and covered with {2}.</p>
1 = flint
2 = lime`,
  },
];

describe('formats of question banks', () => {
  it.each(LAYOUTS)('$name [D164]', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
