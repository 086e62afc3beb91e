import { LIMITS } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { linesOfText, recognise } from '../index.ts';

const STATEMENTS = `Questions 1–3
Do the following statements agree with the text? Write TRUE, FALSE or NOT GIVEN.
1 The mill was moved twice.
2 The wheel is made of oak.
3 The owner lived upstairs.`;

/** The explanation of each question, by its number, and its key. */
function explained(text: string, key = '') {
  const { parts, account, keyAccount } = recognise({ lines: linesOfText(text), key: linesOfText(key) });
  const questions = parts.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
  const leftOut = [...account, ...keyAccount].filter(({ became }) => ['answerNote', 'unknown'].includes(became.kind));
  return {
    keys: questions.map(({ answers }) => answers.join(' / ')).join(', '),
    explanations: Object.fromEntries(
      questions.flatMap(({ number, explanation }) => (explanation === undefined ? [] : [[number, explanation]])),
    ),
    leftOut: leftOut.map(({ text: line }) => line),
  };
}

const KEYS = 'TRUE, FALSE, NOT GIVEN';

describe('an explanation below an answer is the question’s', () => {
  it.each<[string, string, Readonly<Record<number, string>>]>([
    [
      'in a line after each answer',
      '1 TRUE\nExplanation: It stood in two villages.\n2 FALSE\nExplanation: Iron is named.\n3 NOT GIVEN',
      { 1: '<p>It stood in two villages.</p>', 2: '<p>Iron is named.</p>' },
    ],
    [
      'of the last question alone',
      '1 TRUE\n2 FALSE\n3 NOT GIVEN\nExplanation: Nobody is said to have lived there.',
      { 3: '<p>Nobody is said to have lived there.</p>' },
    ],
    [
      'over several lines',
      '1 TRUE\nExplanation: It stood in two villages,\nfirst by the river and\nthen on the hill.\n2 FALSE\n3 NOT GIVEN',
      { 1: '<p>It stood in two villages, first by the river and then on the hill.</p>' },
    ],
    [
      'with the word alone in its line',
      '1 TRUE\nExplanation:\nIt stood in two villages.\n2 FALSE\n3 NOT GIVEN',
      { 1: '<p>It stood in two villages.</p>' },
    ],
    [
      'with its place, which stays named',
      '1 TRUE\nLocation: paragraph A\nExplanation: It stood in two villages.\n2 FALSE\n3 NOT GIVEN',
      { 1: '<p>Location: paragraph A</p><p>It stood in two villages.</p>' },
    ],
    ['named a reason', '1 TRUE\n2 FALSE\nReason: Iron is named.\n3 NOT GIVEN', { 2: '<p>Iron is named.</p>' }],
    [
      'named a rationale, in stars',
      '1 TRUE\n2 FALSE\n**Rationale:** Iron is named.\n3 NOT GIVEN',
      { 2: '<p>Iron is named.</p>' },
    ],
    ['in Vietnamese', '1 TRUE\n2 FALSE\nGiải thích: Bánh xe bằng sắt.\n3 NOT GIVEN', { 2: '<p>Bánh xe bằng sắt.</p>' }],
    [
      'with signs that mean markup',
      '1 TRUE\n2 FALSE\nExplanation: iron & <steel>\n3 NOT GIVEN',
      { 2: '<p>iron &amp; &lt;steel&gt;</p>' },
    ],
    [
      'with a dash for the colon',
      '1 TRUE\n2 FALSE\nExplanation – iron is named.\n3 NOT GIVEN',
      { 2: '<p>iron is named.</p>' },
    ],
    [
      'with a blank line before it',
      '1 TRUE\n\nExplanation: It stood in two villages.\n\n2 FALSE\n3 NOT GIVEN',
      { 1: '<p>It stood in two villages.</p>' },
    ],
  ])('%s [D161]', (_, key, explanations) => {
    expect(explained(`${STATEMENTS}\n\nAnswer key\n${key}`)).toEqual({ keys: KEYS, explanations, leftOut: [] });
    expect(explained(STATEMENTS, key)).toEqual({ keys: KEYS, explanations, leftOut: [] });
  });

  it('below each question, with its answer', () => {
    const text = `Questions 1–2
Do the following statements agree with the text? Write TRUE, FALSE or NOT GIVEN.
1 The mill was moved twice.
Answer: TRUE
Explanation: It stood in two villages.
2 The wheel is made of oak.
Answer: FALSE
Explanation: Iron is named.`;
    expect(explained(text)).toEqual({
      keys: 'TRUE, FALSE',
      explanations: { 1: '<p>It stood in two villages.</p>', 2: '<p>Iron is named.</p>' },
      leftOut: [],
    });
  });

  it('of two numbers that share their answers is that of the question', () => {
    const text = `Questions 1–2
Choose TWO letters, A–D.
Which TWO things are said of the mill?
A It is old.
B It is red.
C It was moved.
D It was sold.

Answers
1–2 A, C
Explanation: See the first paragraph.`;
    expect(explained(text)).toMatchObject({ explanations: { 1: '<p>See the first paragraph.</p>' }, leftOut: [] });
  });
});

describe('an explanation is listed as left out', () => {
  it('of a number that is no question', () => {
    const { explanations, leftOut } = explained(
      STATEMENTS,
      '1 TRUE\n2 FALSE\n3 NOT GIVEN\n9 TRUE\nExplanation: It is.',
    );
    expect([explanations, leftOut]).toEqual([{}, ['9 TRUE', 'Explanation: It is.']]);
  });

  it('that is longer than a question may have [D161]', () => {
    const long = `Explanation: ${'word '.repeat(LIMITS.questionTextMax / 5)}`;
    const { keys, explanations, leftOut } = explained(STATEMENTS, `1 TRUE\n${long}\n2 FALSE\n3 NOT GIVEN`);
    expect([keys, explanations, leftOut.length]).toEqual([KEYS, {}, 1]);
  });
});
