import { describe, expect, it } from 'vitest';
import { explainedQuestions, givenText, nextWrong } from './explained-questions.ts';

const group = (fields: object) => ({
  type: 'FILL_BLANKS' as const,
  instruction: '',
  paragraph: null,
  choices: [],
  imgContent: null,
  labels: 'TFNG' as const,
  reuse_choices: false,
  questions: [],
  ...fields,
});
const question = (number: number, subpart: number | null = null, text = '') => ({
  number,
  subpart,
  question: text,
  options: [],
  max_choices: null,
});
const verdict = (number: number, fields: object = {}) => ({
  number,
  numbers: [number],
  type: 'FILL_BLANKS' as const,
  marks: 0,
  total: 1,
  correct: false,
  blank: false,
  reason: 'plural',
  given: ['boat'],
  ...fields,
});
const key = (number: number, address = String(number), fields: object = {}) => ({
  number,
  numbers: [number],
  address,
  answers: ['boats'],
  ...fields,
});

describe('what a review says of a question', () => {
  it('is the line of its blank, what was given, the key, the explanation and the evidence', () => {
    const paragraph = '<h3>Harbour</h3><ul><li>Goods & people came in {1}.</li><li>They left by {2}.</li></ul>';
    const groups = [group({ paragraph, questions: [question(1), question(2)] })];
    const taught = { explanation: '<p>Plural.</p>', evidence: [{ quote: 'by boats' }] };
    const [one, two] = explainedQuestions(
      { groups },
      { verdicts: [verdict(1), verdict(2, { blank: true, given: [] })], keys: [key(1, '1', taught), key(2)] },
    );
    expect(one).toEqual({
      number: 1,
      label: '1',
      verdict: 'wrong',
      reason: 'plural',
      questionTexts: ['Goods &amp; people came in ____ (1).'],
      answer: 'boat',
      key: 'boats',
      isWithheld: false,
      explanations: ['<p>Plural.</p>'],
      evidence: [{ quote: 'by boats' }],
    });
    expect(two).toMatchObject({
      questionTexts: ['They left by ____ (2).'],
      answer: null,
      explanations: [],
      evidence: [],
    });
  });

  it('keeps what was asked where the key is withheld, and says so', () => {
    const groups = [group({ questions: [question(1, null, 'First'), question(2, null, 'Second')] })];
    const verdicts = [verdict(1), verdict(2, { blank: true, given: [] })];
    const [one, two] = explainedQuestions({ groups }, { verdicts, keys: [key(1)], withheld: [2] });
    expect([one?.isWithheld, one?.key, two?.isWithheld, two?.key, two?.questionTexts]).toEqual([
      false,
      'boats',
      true,
      '',
      ['Second'],
    ]);
  });

  it('says once what the blanks of one number have in common', () => {
    const groups = [group({ questions: [question(26, 1, 'First'), question(26, 2, 'Second')] })];
    const taught = { explanation: '<p>Both.</p>', evidence: [{ quote: 'both' }] };
    const [one] = explainedQuestions(
      { groups },
      { verdicts: [verdict(26)], keys: [key(26, '26-1', taught), key(26, '26-2', taught)] },
    );
    expect(one).toMatchObject({
      questionTexts: ['First', 'Second'],
      key: 'boats; boats',
      explanations: ['<p>Both.</p>'],
    });
    expect(one?.evidence).toEqual([{ quote: 'both' }]);
  });
});

describe('what was given to a number with two blanks', () => {
  const plain = (_: number, answer: string) => answer;
  const answered = (given: string[], parts?: boolean[]) =>
    givenText({ number: 26, blank: false, given, ...(parts && { parts }) }, plain);

  it('says which of them is right and which is wrong', () => {
    expect(answered(['iron', 'oak'], [true, false])).toBe('iron (correct); oak (wrong)');
    expect(answered(['', 'oak'], [false, true])).toBe('—; oak (correct)');
  });

  it('says no more than the answers where the number is right', () => {
    expect(answered(['iron', 'oak'])).toBe('iron; oak');
  });
});

describe('the next wrong answer', () => {
  const groups = [group({ questions: [question(1), question(2), question(3)] })];
  const of = (right: readonly number[]) =>
    explainedQuestions(
      { groups },
      { verdicts: [1, 2, 3].map((number) => verdict(number, { correct: right.includes(number) })), keys: [] },
    );

  it('follows the one that is shown, and comes round again', () => {
    expect(nextWrong(of([2]), null)).toBe(1);
    expect(nextWrong(of([2]), 1)).toBe(3);
    expect(nextWrong(of([2]), 3)).toBe(1);
  });

  it('is none when all are right', () => {
    expect(nextWrong(of([1, 2, 3]), null)).toBeNull();
  });
});
