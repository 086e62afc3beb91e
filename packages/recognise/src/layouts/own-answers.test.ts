import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'an answer below each gap of a summary',
    text: `Questions 21-24

Complete the summary. Use NO MORE THAN TWO WORDS for each answer.

Planting ________ along the canal keeps the banks firm.
Answer: young willows

Sending a ________ when the lock is shut is required by law.
Answer: notice

This ________ shows how deep the water is.
Answer: gauge

Leaving ________ open can flood a field.
Answer: gates`,
    becomes: `# FILL_BLANKS 21–24
> Complete the summary. Use NO MORE THAN TWO WORDS for each answer.
¶ <p>Planting {21} along the canal keeps the banks firm.</p><p>Sending a {22} when the lock is shut is required by law.</p><p>This {23} shows how deep the water is.</p><p>Leaving {24} open can flood a field.</p>
21 = young willows
22 = notice
23 = gauge
24 = gates
! key_in_text 21 22 23 24`,
  },
  {
    name: 'a verdict after each statement',
    text: `Questions 1-4
Do the following statements agree with the information? TRUE, FALSE or NOT GIVEN
1. The canal is straight. (TRUE)
2. The lock is new. [FALSE]
3. The keeper is tall. - NOT GIVEN
4. The bridge opens at night. ✓ T`,
    becomes: `# TFNG 1–4
> Do the following statements agree with the information? TRUE, FALSE or NOT GIVEN
1 The canal is straight. = TRUE
2 The lock is new. = FALSE
3 The keeper is tall. = NOT GIVEN
4 The bridge opens at night. = TRUE
! key_in_text 1 2 3 4`,
  },
  {
    name: 'verdicts in other places',
    text: `Questions 1-8
Do the following statements agree with the views? YES, NO, NOT GIVEN
1. The canal is straight. YES
2. The lock is new (NO).
3. The keeper is tall – NG
4. [Y] The bridge opens at night.
5. YES - The wall is low.
6. Nobody said no.
7. The keeper sleeps there.
→ NO
8. It is said in the
second paragraph. (NOT GIVEN)`,
    becomes: `# YNNG 1–8
> Do the following statements agree with the views? YES, NO, NOT GIVEN
1 The canal is straight. = YES
2 The lock is new. = NO
3 The keeper is tall = NOT GIVEN
4 The bridge opens at night. = YES
5 The wall is low. = YES
6 Nobody said no. =
7 The keeper sleeps there. = NO
8 It is said in the second paragraph. = NOT GIVEN
! key_in_text 1 2 3 4 5 7 8
! key_missing 6`,
  },
  {
    name: 'statements without an instruction, each with its verdict on its own line',
    text: `1 The canal is straight.
Answer: True
2 The lock is new.
Answer: Not given`,
    becomes: `# TFNG 1–2
1 The canal is straight. = TRUE
2 The lock is new. = NOT GIVEN
! key_in_text 1 2`,
  },
  {
    name: 'signs at the right options, and letters after the questions',
    text: `1. Which bird?
A. owl
✓ B. swift
C. stork
2. How many?
A. one
B. two*
C. three
3. Where? (C)
A. here
B. there
C. nowhere
4. When?
A) now
B) then (correct)
C) never
5. Why?
A. no reason
B. the cold
✓ B`,
    becomes: `# MCQ 1–5
1 Which bird? (owl | *swift | stork)
2 How many? (one | *two | three)
3 Where? (here | there | *nowhere)
4 When? (now | *then | never)
5 Why? (no reason | *the cold)
! key_in_text 1 2 3 4 5`,
  },
  {
    name: 'a sign before every option is a bullet',
    text: `1. Which bird?
* A. owl
* B. swift`,
    becomes: `# MCQ 1
1 Which bird? (owl | swift)
! key_missing 1`,
  },
  {
    name: 'several right options have a sign',
    text: `Questions 7-8
Choose TWO letters, A-D.
Which TWO are sold at the lock?
A tea *
B rope
C maps *
D bread`,
    becomes: `# MULTI 7–8
> Choose TWO letters, A-D.
7–8 Which TWO are sold at the lock? (*tea | rope | *maps | bread)
! key_in_text 7 8`,
  },
  {
    name: 'letters after what is matched',
    text: `Questions 1-3
Match each statement with the correct person, A-C.
1 He drew a map. (B)
2 She swam. → A
3 He slept ....... C
List of People
A Ada Holm
B Piet Brand
C Karl Noor`,
    becomes: `# MATCH_TABLE 1–3
> Match each statement with the correct person, A-C.
List of People [A: Ada Holm | Piet Brand | Karl Noor]
1 He drew a map. = Piet Brand
2 She swam. = Ada Holm
3 He slept = Karl Noor
! key_in_text 1 2 3`,
  },
  {
    name: 'one bracket with a letter is a word',
    text: `Questions 1-3
Match each statement with the correct person, A-C.
1 He studied vitamin (A)
2 She swam.
3 He slept.
A Ada Holm
B Piet Brand
C Karl Noor
Key: 1 B, 2 A, 3 C`,
    becomes: `# MATCH_TABLE 1–3
> Match each statement with the correct person, A-C.
[A: Ada Holm | Piet Brand | Karl Noor]
1 He studied vitamin (A) = Piet Brand
2 She swam. = Ada Holm
3 He slept. = Karl Noor`,
  },
  {
    name: 'numerals after the paragraphs',
    text: `Questions 1-2
Choose the correct heading for each paragraph.
i A storm
ii A debt
iii A wall
1 Paragraph A  iii
2 Paragraph B - i`,
    becomes: `# DROPDOWN 1–2
> Choose the correct heading for each paragraph.
[i: A storm | A debt | A wall]
1 Paragraph A = A wall
2 Paragraph B = A storm
! key_in_text 1 2`,
  },
  {
    name: 'answers with explanations',
    text: `Questions 1–2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 The canal is straight.
Answer: TRUE
Explanation: the first paragraph describes it,
in its second sentence.
2 The lock is new.
Answer: NG
Keywords: lock, new`,
    becomes: `# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 The canal is straight. = TRUE ∵ <p>the first paragraph describes it, in its second sentence.</p>
2 The lock is new. = NOT GIVEN ∵ <p>Keywords: lock, new</p>
! key_in_text 1 2`,
  },
  {
    name: 'an answer in brackets at the end of the line',
    text: `Questions 5-6
Complete the sentences. Write ONE WORD ONLY.
5 Boats are pulled by a ______. (Answer: mule)
6 The water comes from a ______. Answer: lake`,
    becomes: `# FILL_BLANKS 5–6
> Complete the sentences. Write ONE WORD ONLY.
5 Boats are pulled by a {5}. = mule
6 The water comes from a {6}. = lake
! key_in_text 5 6`,
  },
  {
    name: 'the answer in the line below the word',
    text: `Questions 5-6
Complete the sentences. Write ONE WORD ONLY.
5 Boats are pulled by a ______.
Answer:
mule
6 The water comes from a ______.
Correct answer:
lake`,
    becomes: `# FILL_BLANKS 5–6
> Complete the sentences. Write ONE WORD ONLY.
5 Boats are pulled by a {5}. = mule
6 The water comes from a {6}. = lake
! key_in_text 5 6`,
  },
  {
    name: 'one line with the answers of several gaps',
    text: `Questions 5-7
Complete the text. Write ONE WORD ONLY.
A ______ pulls the boat, and a ______ opens the lock.
Answers: mule, keeper
At night a ______ burns.
Answer: lamp`,
    becomes: `# FILL_BLANKS 5–7
> Complete the text. Write ONE WORD ONLY.
¶ <p>A {5} pulls the boat, and a {6} opens the lock. At night a {7} burns.</p>
5 = mule
6 = keeper
7 = lamp
! key_in_text 5 6 7`,
  },
  {
    name: 'the text and the key disagree',
    text: `Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 The canal is straight. (TRUE)
2 The lock is new. (FALSE)
Answer key
1 TRUE
2 NOT GIVEN`,
    becomes: `# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 The canal is straight. = TRUE
2 The lock is new. = NOT GIVEN
! key_in_text 1 2
! key_differs 2`,
  },
  {
    name: 'the word answer in a text stays',
    text: `Questions 1-2
Complete the notes. Write ONE WORD ONLY.
The answer to the letter came in 1 ........
Answer the door when the 2 ........ rings
Key
1 May
2 bell`,
    becomes: `# FILL_BLANKS 1–2
> Complete the notes. Write ONE WORD ONLY.
¶ <p>The answer to the letter came in {1}</p><p>Answer the door when the {2} rings</p>
1 = May
2 = bell`,
  },
  {
    name: 'labels to choose from are no verdict',
    text: `1. The canal is straight. TRUE / FALSE / NOT GIVEN
2. The lock is new. TRUE / FALSE / NOT GIVEN (FALSE)
3. The keeper is tall. T / F / NG`,
    becomes: `# TFNG 1–3
1 The canal is straight. =
2 The lock is new. = FALSE
3 The keeper is tall. =
! key_in_text 2
! key_missing 1 3`,
  },
];

describe('answers that stand in the text', () => {
  it.each(LAYOUTS)('$name [D161]', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
