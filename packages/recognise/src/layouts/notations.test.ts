import { describe, expect, it } from 'vitest';
import { linesOfText, recognise } from '../index.ts';

const read = (text: string, test = 0) => recognise({ lines: linesOfText(text), test });

/** Each question with its key, the words that learners see beside them, and lines that are not understood. */
function taken({ parts, account }: ReturnType<typeof read>) {
  const groups = parts.flatMap((part) => part.groups);
  return {
    keys: groups.flatMap(({ questions }) => questions.map(({ number, answers }) => `${number} ${answers.join(' / ')}`)),
    shown: parts
      .flatMap(({ passage, groups: own }) => [
        passage,
        ...own.flatMap((group) => [
          group.instruction,
          group.paragraph ?? '',
          ...group.questions.map((one) => one.question),
        ]),
      ])
      .join('\n'),
    unknown: account.filter(({ became }) => became.kind === 'unknown').map(({ text }) => text),
  };
}

const NOTES = `Questions 1–2
Complete the notes below. Write ONE WORD ONLY.
The hall is called 1 ........
Its door is 2 ........`;

describe('the heading of a key', () => {
  it.each([
    'Answers',
    'ANSWER KEY',
    'Answer Key:',
    'Key',
    'Keys and explanations',
    'Answer sheet',
    'Correct answers',
    'Suggested answers',
    'Reading test #1 answers',
    'Listening Test 1 – Answer Key',
    'Answers to Questions 1–2',
    'Part 1, Questions 1-2: answers',
    'KEY TO SECTION 1',
    'Solutions',
    '*** ANSWERS ***',
    'Answer key (Test 1)',
    'Đáp án',
  ])('is no text of learners: %s [D161]', (heading) => {
    const { keys, shown, unknown } = taken(read(`${NOTES}\n\n${heading}\n1 Marsh\n2 green`));
    expect([keys, unknown]).toEqual([['1 Marsh', '2 green'], []]);
    expect(shown).not.toMatch(/Marsh|green|answer|solution|đáp/i);
  });
});

describe('an answer below its gap', () => {
  it.each([
    'Answer: Marsh',
    'ANSWER: Marsh',
    'Answer = Marsh',
    'Answer – Marsh',
    'Ans: Marsh',
    'Ans. Marsh',
    '(Answer: Marsh)',
    '[Answer: Marsh]',
    '**Answer:** Marsh',
    'Correct answer: Marsh',
    'The correct answer is Marsh',
    'Key: Marsh',
    'Đáp án: Marsh',
    'Answer:\nMarsh',
  ])('is the key, and no text of learners: %j', (answer) => {
    const text = `Questions 1–2
Complete the notes below. Write ONE WORD ONLY.
The hall is called 1 ........
${answer}
Its door is 2 ........
${answer.replace('Marsh', 'green')}`;
    const { keys, shown } = taken(read(text));
    expect(keys).toEqual(['1 Marsh', '2 green']);
    expect(shown).not.toMatch(/Marsh|green|answer:|đáp/i);
  });
});

describe('a verdict beside its statement', () => {
  it.each([
    ['(TRUE)', '(FALSE)'],
    ['[TRUE]', '[FALSE]'],
    ['- TRUE', '- FALSE'],
    ['– TRUE', '– NOT GIVEN'],
    ['→ TRUE', '→ FALSE'],
    ['=> TRUE', '=> FALSE'],
    ['TRUE', 'FALSE'],
    ['(T)', '(F)'],
    ['✓ T', '✓ NG'],
    ['(Answer: TRUE)', '(Answer: FALSE)'],
    ['   TRUE', '   NOT GIVEN'],
    ['\tTRUE', '\tFALSE'],
    ['= TRUE', '= FALSE'],
  ])('is its key, and no text of learners: %s [D161]', (one, other) => {
    const text = `Questions 1–2
Do the following statements agree with the text? Write TRUE, FALSE or NOT GIVEN.
1. The canal is straight. ${one}
2. The lock is new. ${other}`;
    const { keys, shown } = taken(read(text));
    expect(keys).toEqual(['1 TRUE', other.includes('N') ? '2 NOT GIVEN' : '2 FALSE']);
    expect(shown.split('\n').slice(-2)).toEqual(['The canal is straight.', 'The lock is new.']);
  });
});

describe('a part and its questions in one line', () => {
  it.each([
    'SECTION 2 Questions 11-20',
    'SECTION 2: Questions 11–20',
    'SECTION 2 – QUESTIONS 11–20',
    'Section 2 (Questions 11–20)',
    'Section 2, Questions 11 to 20',
    'SECTION TWO Questions 11-20',
    'Section II Questions 11–20',
    'PART 2   Questions 11–20',
    'Part 2. Questions 11–20',
    'Part Two: Questions 11–20',
    'Listening Section 2 Questions 11-20',
    'IELTS Listening Part 2 – Questions 11–20',
    'SECTION 2\tQuestions 11–20',
  ])('opens the part and announces its questions: %s [D164]', (heading) => {
    const gaps = Array.from({ length: 10 }, (_, index) => `Fact ${index + 11}: ${index + 11} ........`).join('\n');
    const recognised = read(`${heading}\nComplete the notes below. Write ONE WORD ONLY.\n${gaps}`);
    expect([recognised.parts.map(({ number }) => number), recognised.announced]).toEqual([[2], 10]);
    expect(taken(recognised)).toMatchObject({ unknown: [] });
    expect(taken(recognised).keys).toHaveLength(10);
  });
});

describe('the name of a test in a text with several', () => {
  it.each([
    ['TEST 1', 'TEST 2'],
    ['Test 1', 'Test 2'],
    ['Practice Test 1', 'Practice Test 2'],
    ['IELTS Reading Test 1', 'IELTS Reading Test 2'],
    ['Academic Reading Test 3', 'Academic Reading Test 4'],
    ['TEST ONE', 'TEST TWO'],
    ['TEST A', 'TEST B'],
    ['Mock Test #1', 'Mock Test #2'],
    ['=== TEST 1 ===', '=== TEST 2 ==='],
    ['Cambridge Practice Test 1', 'Cambridge Practice Test 2'],
    ['Test 1: The hall', 'Test 2: The mill'],
    ['Practice paper 1', 'Practice paper 2'],
    ['Sample exam 1', 'Sample exam 2'],
  ])('separates the tests, and no key crosses over: %s [D164]', (first, second) => {
    const text = `${first}\n\n${NOTES}\n\nAnswer key\n1 Marsh\n2 green\n\n${second}\n\n${NOTES}\n\nAnswer key\n1 Heath\n2 blue`;
    expect(read(text).tests).toHaveLength(2);
    expect(taken(read(text, 0)).keys).toEqual(['1 Marsh', '2 green']);
    expect(taken(read(text, 1)).keys).toEqual(['1 Heath', '2 blue']);
  });
});
