import { describe, expect, it } from 'vitest';
import { shownLayout } from '../testing/shown.ts';

/** Six questions of three kinds; only the key differs. */
const TEXT = `Questions 1–2
Choose the correct letter, A, B or C.
1 Which?
A red
B blue
C green
2 When?
A now
B later
C never
Questions 3–4
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
3 It was cold.
4 It was late.
Questions 5–6
Answer the questions below. Write NO MORE THAN THREE WORDS AND/OR A NUMBER.
5 How far?
6 What for?`;

const AS_USUAL = ['*blue', '*never', 'FALSE', 'NOT GIVEN', '20 miles', '(the) market / markets'];

/** Each way to write the same key. */
const KEYS: readonly (readonly [string, string])[] = [
  ['one a line', '1 B\n2 C\n3 FALSE\n4 NOT GIVEN\n5 20 miles\n6 (the) market / markets'],
  ['with full stops', '1. B\n2. C\n3. FALSE\n4. NOT GIVEN\n5. 20 miles\n6. (the) market / markets'],
  ['with brackets', '1) B\n2) C\n3) FALSE\n4) NOT GIVEN\n5) 20 miles\n6) (the) market / markets'],
  ['with colons', '1: B\n2: C\n3: FALSE\n4: NOT GIVEN\n5: 20 miles\n6: (the) market / markets'],
  ['with hyphens', '1-B\n2-C\n3-FALSE\n4-NOT GIVEN\n5 - 20 miles\n6 - (the) market / markets'],
  ['with dashes', '1 – B\n2 – C\n3 – F\n4 – NG\n5 – 20 miles\n6 – (the) market / markets'],
  ['with equals signs', '1 = B\n2 = C\n3 = FALSE\n4 = NOT GIVEN\n5 = 20 miles\n6 = (the) market / markets'],
  ['several a line', '1 B 2 C 3 FALSE 4 NOT GIVEN\n5 20 miles\n6 (the) market / markets'],
  ['several a line with commas', '1 B, 2 C, 3 FALSE, 4 NOT GIVEN\n5 20 miles, 6 (the) market / markets'],
  ['two columns with tabs', '1\tB\t4\tNOT GIVEN\n2\tC\t5\t20 miles\n3\tFALSE\t6\t(the) market / markets'],
  [
    'two columns with spaces',
    '1 B            4 NOT GIVEN\n2 C            5 20 miles\n3 FALSE        6 (the) market / markets',
  ],
  [
    'three columns with full stops',
    '1. B    3. FALSE        5. 20 miles\n2. C    4. NOT GIVEN    6. (the) market / markets',
  ],
  [
    'a heading for each part',
    'Reading Passage 1\n1 B\n2 C\nQuestions 3–6\n3 FALSE\n4 NOT GIVEN\n5 20 miles\n6 (the) market / markets',
  ],
  ['a number and its answer by turns', '1\nB\n2\nC\n3\nFALSE\n4\nNOT GIVEN\n5\n20 miles\n6\n(the) market / markets'],
  ['alternatives on a line of their own', '1 B\n2 C\n3 FALSE\n4 NOT GIVEN\n5 20 miles\n6 (the) market\nor markets'],
  ['OR between alternatives', '1 B\n2 C\n3 FALSE\n4 NOT GIVEN\n5 20 miles\n6 (the) market OR markets'],
  ['small letters and words', '1 b\n2 c\n3 false\n4 not given\n5 20 miles\n6 (the) market / markets'],
  [
    'with where it stands',
    '1 B (paragraph 2)\n2 C (paragraph 3)\n3 FALSE (para 3)\n4 NOT GIVEN\n5 20 miles\n6 (the) market / markets',
  ],
  ['with the option itself', '1 blue\n2 C never\n3 FALSE\n4 NOT GIVEN\n5 20 miles\n6 (the) market / markets'],
  ['quoted in an e-mail', '> 1 B\n> 2 C\n> 3 FALSE\n>\n> 4 NOT GIVEN\n> 5 20 miles\n> 6 (the) market / markets'],
  [
    'with a heading and page numbers',
    'ANSWER KEY\n1 B\n2 C\n3 FALSE\nPage 2 of 3\n4 NOT GIVEN\n5 20 miles\n6 (the) market / markets',
  ],
  ['in order, without numbers', 'B\nC\nFALSE\nNOT GIVEN\n20 miles\n(the) market / markets'],
];

function keyed(shown: string): readonly string[] {
  const options = [...shown.matchAll(/\*\w+/g)].map(([option]) => option);
  return [...options, ...[...shown.matchAll(/^\d.*= (.*)$/gm)].map(([, key = '']) => key)];
}

describe('a key written apart', () => {
  it.each(KEYS)('%s', (_name, key) => {
    const shown = shownLayout({ name: '', text: TEXT, key, becomes: '' });
    expect(keyed(shown)).toEqual(AS_USUAL);
    expect(shown).not.toMatch(/^\?/m);
  });

  it.each(KEYS.slice(0, -1))('the same below the questions: %s', (_name, key) => {
    const shown = shownLayout({ name: '', text: `${TEXT}\n\nAnswers\n${key}`, becomes: '' });
    expect(keyed(shown)).toEqual(AS_USUAL);
  });
});
