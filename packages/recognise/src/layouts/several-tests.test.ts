import { describe, expect, it } from 'vitest';
import { linesOfText, recognise } from '../index.ts';
import { shownTests, type Layout } from '../testing/shown.ts';

const TEXTS: readonly (Omit<Layout, 'becomes'> & { readonly tests: readonly string[] })[] = [
  {
    name: 'two tests each with key',
    text: `TEST 1
Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
Questions 3-4
Complete the notes. Write ONE WORD ONLY.
Food: 3 ......
Drink: 4 ......
Answers
1 T
2 F
3 bread
4 milk
TEST 2
Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three.
2 Four.
Answers
1 NG
2 T`,
    tests: [
      `TEST 1
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One. = TRUE
2 Two. = FALSE
# FILL_BLANKS 3–4
> Complete the notes. Write ONE WORD ONLY.
¶ <p>Food: {3}</p><p>Drink: {4}</p>
3 = bread
4 = milk`,
      `TEST 2
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three. = NOT GIVEN
2 Four. = TRUE`,
    ],
  },
  {
    name: 'two tests, keys at the end',
    text: `Practice Test 1
READING PASSAGE 1
The river is long and wide and it has been so for years and years, as all know who live near it.

Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
READING PASSAGE 2
The tower is tall.

Questions 3-4
Complete the notes. Write ONE WORD ONLY.
Food: 3 ......
Drink: 4 ......
Practice Test 2
READING PASSAGE 1
The lock is old and deep and it has been so for years and years, as all know who live near it.

Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three.
2 Four.
READING PASSAGE 2
The gate is low.

Questions 3-4
Complete the notes. Write ONE WORD ONLY.
Food: 3 ......
Drink: 4 ......
ANSWER KEYS
Test 1
1 T
2 F
3 bread
4 milk
Test 2
1 NG
2 T
3 tea
4 salt`,
    tests: [
      `Practice Test 1
PART 1
“” <p>The river is long and wide and it has been so for years and years, as all know who live near it.</p>
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One. = TRUE
2 Two. = FALSE
PART 2
“” <p>The tower is tall.</p>
# FILL_BLANKS 3–4
> Complete the notes. Write ONE WORD ONLY.
¶ <p>Food: {3}</p><p>Drink: {4}</p>
3 = bread
4 = milk`,
      `Practice Test 2
PART 1
“” <p>The lock is old and deep and it has been so for years and years, as all know who live near it.</p>
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three. = NOT GIVEN
2 Four. = TRUE
PART 2
“” <p>The gate is low.</p>
# FILL_BLANKS 3–4
> Complete the notes. Write ONE WORD ONLY.
¶ <p>Food: {3}</p><p>Drink: {4}</p>
3 = tea
4 = salt`,
    ],
  },
  {
    name: 'two tests without names, numbers begin again, two keys at the end',
    text: `Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
Questions 3-4
Complete the notes. Write ONE WORD ONLY.
Food: 3 ......
Drink: 4 ......
Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three.
2 Four.
Answers
1 T
2 F
3 bread
4 milk
Answers
1 NG
2 T`,
    tests: [
      `Test 1
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One. = TRUE
2 Two. = FALSE
# FILL_BLANKS 3–4
> Complete the notes. Write ONE WORD ONLY.
¶ <p>Food: {3}</p><p>Drink: {4}</p>
3 = bread
4 = milk`,
      `Test 2
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three. = NOT GIVEN
2 Four. = TRUE`,
    ],
  },
  {
    name: 'listening and reading',
    text: `LISTENING
SECTION 1 Questions 1-2
Complete the notes. Write ONE WORD ONLY.
Food: 1 ......
Drink: 2 ......
SECTION 2 Questions 3-4
Complete the notes. Write ONE WORD ONLY.
Food: 3 ......
Drink: 4 ......
READING
READING PASSAGE 1
The lock is old and deep and it has been so for years and years, as all know who live near it.

Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three.
2 Four.
LISTENING ANSWERS
1 bread 2 milk 3 tea 4 salt
Reading answers
1 NG
2 T`,
    tests: [
      `LISTENING
PART 1
# FILL_BLANKS 1–2
> Complete the notes. Write ONE WORD ONLY.
¶ <p>Food: {1}</p><p>Drink: {2}</p>
1 = bread
2 = milk
PART 2
# FILL_BLANKS 3–4
> Complete the notes. Write ONE WORD ONLY.
¶ <p>Food: {3}</p><p>Drink: {4}</p>
3 = tea
4 = salt`,
      `READING
PART 1
“” <p>The lock is old and deep and it has been so for years and years, as all know who live near it.</p>
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three. = NOT GIVEN
2 Four. = TRUE`,
    ],
  },
  {
    name: 'key in the other field',
    text: `TEST 1
Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
TEST 2
Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three.
2 Four.`,
    key: `Test 1
1 T
2 F
Test 2
1 NG
2 T`,
    tests: [
      `TEST 1
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One. = TRUE
2 Two. = FALSE`,
      `TEST 2
# TFNG 1–2
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 Three. = NOT GIVEN
2 Four. = TRUE`,
    ],
  },
  {
    name: 'one test with page headers',
    text: `IELTS Practice Test 1
Questions 1-2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
IELTS Practice Test 1
Questions 3-4
Complete the notes. Write ONE WORD ONLY.
Food: 3 ......
Drink: 4 ......
Test 1 – Answer key
1 T
2 F
3 bread
4 milk`,
    tests: [],
  },
];

describe('a text with several tests', () => {
  it.each(TEXTS)('$name [D164]', ({ tests, ...layout }) => {
    expect(shownTests(layout)).toEqual(tests);
  });

  it('names the lines of the tests that are not read', () => {
    const [first] = TEXTS;
    const { account } = recognise({ lines: linesOfText(first?.text ?? ''), test: 1 });
    expect(account.slice(0, 3).map(({ became }) => became.kind)).toEqual(['otherTest', 'otherTest', 'otherTest']);
    expect(account.map(({ became }) => became.kind)).not.toContain('unknown');
  });
});
