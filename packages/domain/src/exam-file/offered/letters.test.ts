import { describe, expect, it } from 'vitest';
import type { FullQuestion } from '../../question-types/group.ts';
import { parseGroups } from '../parse-groups.ts';
import { writeGroup } from '../write-group.ts';

function read(group: unknown): readonly FullQuestion[] {
  const parsed = parseGroups([group]);
  return parsed.ok ? (parsed.value[0]?.questions ?? []) : [];
}

function answersOf(type: string, question: object, more: object = {}): readonly string[] | undefined {
  return read({ type, ...more, questions: [{ number: 5, ...question }] })[0]?.answers;
}

function messagesOf(type: string, question: object, more: object = {}): readonly string[] {
  const parsed = parseGroups([{ type, ...more, questions: [{ number: 5, ...question }] }]);
  return parsed.ok ? [] : parsed.errors.map(({ message }) => message);
}

const options = ['new', 'old', 'closed', 'lost'];

describe('a key that is written as a letter', () => {
  it.each([
    ['B', options, 'old'],
    ['b', options, 'old'],
    ['(C)', options, 'closed'],
    ['D.', options, 'lost'],
    ['a)', options, 'new'],
    [' B ', options, 'old'],
    ['B', ['A. new', 'B. old'], 'B. old'],
    ['A', ['B', 'A', 'C'], 'A'],
    ['old', options, 'old'],
    ['E', options, 'E'],
    ['B', ['new', ''], 'B'],
    ['2', options, '2'],
    ['ii', ['i only', 'ii only', 'both'], 'ii only'],
    ['A', ['the road', 'A road', 'A path'], 'the road'],
  ])('reads %j among %j as %j', (answer, offered, expected) => {
    expect(answersOf('MCQ', { options: offered, answer })).toEqual([expected]);
  });

  it.each(['MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'])('names a choice of a %s group', (type) => {
    expect(answersOf(type, { answer: 'C' }, { choices: options })).toEqual(['closed']);
    expect(answersOf(type, { answer: 'C' }, { choices: ['C', 'B', 'A'] })).toEqual(['C']);
  });

  it('is a numeral where a list has numerals', () => {
    const headings = ['i. A start', 'ii. A rest', 'iii. An end', 'iv. A reply'];
    expect(answersOf('DROPDOWN', { answer: 'iv' }, { choices: headings })).toEqual(['iv. A reply']);
    expect(answersOf('DROPDOWN', { answer: 'iii' }, { choices: ['A start', 'A rest', 'An end'] })).toEqual(['An end']);
    expect(answersOf('DROPDOWN', { answer: 'i' }, { choices: ['A start', 'A rest', 'An end'] })).toEqual(['A start']);
  });

  it.each([
    [['A', 'B'], options, ['new', 'old']],
    [['A', 'closed'], options, ['new', 'closed']],
    ['A, C', options, ['new', 'closed']],
    ['A and C', options, ['new', 'closed']],
    ['B;D', options, ['old', 'lost']],
    ['A & B', ['A & B', 'C & D', 'none'], ['A & B']],
  ])('names several options: %j', (answer, offered, expected) => {
    expect(answersOf('MULTI', { options: offered, answer })).toEqual(expected);
  });

  it.each([
    [
      'MCQ',
      'A',
      ['new', 'old', 'a'],
      'Group 1, 1st question: The answer “A” could mean “new” or “a”. Write the full text',
    ],
    [
      'MCQ',
      'A',
      ['B. old', 'A. new'],
      'Group 1, 1st question: The answer “A” could mean “B. old” or “A. new”. Write the full text',
    ],
    [
      'MULTI',
      ['A', 'B'],
      ['B', 'road'],
      'Group 1, 1st question: The answers “A” and “B” could both mean “B”. Write the full texts',
    ],
    [
      'MCQ',
      'i',
      'abcdefghj'.split('').map((one) => `the ${one}`),
      'Group 1, 1st question: The answer “i” could mean “the j” or “the a”. Write the full text',
    ],
  ])('is refused where it may mean two options: %s %j of %j', (type, answer, offered, message) => {
    expect(messagesOf(type, { options: offered, answer })).toEqual([message]);
  });
});

describe('options that are an object', () => {
  it.each([
    [{ A: 'new', B: 'old', C: 'closed' }, 'B', 'old'],
    [{ B: 'old', A: 'new' }, 'B', 'old'],
    [{ a: 'new', b: 'old' }, 'B', 'old'],
    [{ 1: 'new', 2: 'old' }, '2', 'old'],
    [{ i: 'new', ii: 'old', iii: 'closed' }, 'ii', 'old'],
    [{ A: 'B', B: 'A' }, 'old', 'old'],
    [{ A: ' new ', B: 7 }, 'b', '7'],
  ])('%j are a list, and %j is %j', (offered, answer, expected) => {
    expect(answersOf('MCQ', { options: offered, answer })).toEqual([expected]);
  });

  it('are in the order of their letters', () => {
    expect(read({ type: 'MCQ', questions: [{ number: 1, options: { C: 'c', A: 'a', B: 'b' } }] })[0]?.options).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('may be the choices of a group', () => {
    expect(answersOf('DROPDOWN', { answer: 'ii' }, { choices: { i: 'A start', ii: 'An end' } })).toEqual(['An end']);
  });

  it('letter the choices of a group as the file names them', () => {
    const lettersIn = (choices: unknown, letters?: string) => {
      const parsed = parseGroups([{ type: 'DROPDOWN', choices, letters, questions: [] }]);
      return parsed.ok ? parsed.value[0]?.letters : null;
    };
    expect(lettersIn({ i: 'A start', ii: 'An end' })).toBe('i');
    expect(lettersIn({ A: 'A start', B: 'An end' })).toBe('A');
    expect(lettersIn({ 1: 'A start', 2: 'An end' })).toBeUndefined();
    expect(lettersIn({ i: 'A start', ii: 'An end' }, 'A')).toBe('A');
    expect(lettersIn(['A start', 'An end'])).toBeUndefined();
  });

  it('are read as the group says that they are: I is the ninth letter or the first numeral [D133]', () => {
    const choices = Array.from({ length: 9 }, (_, index) => `Choice ${index + 1}`);
    expect(answersOf('DROPDOWN', { answer: 'I' }, { choices, letters: 'A' })).toEqual(['Choice 9']);
    expect(answersOf('DROPDOWN', { answer: 'I' }, { choices, letters: 'i' })).toEqual(['Choice 1']);
    expect(answersOf('DROPDOWN', { answer: 'C' }, { choices, letters: 'i' })).toEqual(['C']);
  });

  const FORM =
    'Group 1, 1st question: Options must be a list of texts, or an object with a text for each letter: {"A": "…", "B": "…"}';
  it.each([
    [{ A: 'new', C: 'old' }],
    [{ first: 'new', second: 'old' }],
    [{ A: 'new', B: ['old'] }],
    [{ A: 'new', a: 'old' }],
    [{ text: 'new' }],
    [{ A: { text: 'new' } }],
  ])('%j are refused, and what to write is named', (offered) => {
    expect(messagesOf('MCQ', { options: offered, answer: 'A' })).toEqual([FORM]);
  });

  it('of which a letter is the text of another are refused where the key may mean either', () => {
    expect(messagesOf('MCQ', { options: { A: 'B', B: 'A' }, answer: 'A' })).toEqual([
      'Group 1, 1st question: The answer “A” could mean “B” or “A”. Write the options as a list, and the full text as the answer',
    ]);
  });
});

describe('a range as the number of a question with several answers', () => {
  it.each([
    ['5-6', ['A', 'B'], 5],
    ['21–22', ['A', 'B'], 21],
    ['21 - 23', ['A', 'B', 'C'], 21],
    ['5—6', ['A', 'B'], 5],
    ['5 to 6', ['A', 'B'], 5],
    ['5-6', [], 5],
  ])('reads %j', (number, answer, first) => {
    const [question] = read({ type: 'MULTI', questions: [{ number, options, answer }] });
    expect(question).toMatchObject({ number: first, subpart: null });
  });

  it('refuses a range of another length than the key', () => {
    expect(messagesOf('MULTI', { number: '5-7', options, answer: ['A', 'B'] })).toEqual([
      'Group 1, 1st question: “5-7” means 3 question numbers, but the question has 2 answers. Write one answer for each number, or only the first number',
    ]);
  });
});

describe('a key of other systems', () => {
  it.each([
    ['True', 'TRUE'],
    ['F', 'FALSE'],
    ['t', 'TRUE'],
    ['Y', 'YES'],
    ['n', 'NO'],
    ['Not Given', 'NOT GIVEN'],
    ['N.G.', 'NOT GIVEN'],
    ['not  given.', 'NOT GIVEN'],
    [true, 'TRUE'],
    [false, 'FALSE'],
    ['maybe', 'maybe'],
  ])('of a statement is a label: %j', (answer, expected) => {
    expect(answersOf('TFNG', { answer })).toEqual([expected]);
  });

  it('that is no text is refused where it is no label', () => {
    expect(messagesOf('FILL_BLANKS', { answer: true })).toEqual([
      'Group 1, 1st question: Answers must be a list of texts',
    ]);
  });

  it.each([
    ['old OR OLD OR Old', ['old', 'OLD', 'Old']],
    [
      ['fish OR sea creatures', 'eel'],
      ['fish', 'sea creatures', 'eel'],
    ],
    ['DEAD OR ALIVE', ['DEAD OR ALIVE']],
    ['WANTED DEAD OR ALIVE', ['WANTED DEAD OR ALIVE']],
    ['RIVER OR STREAM', ['RIVER', 'STREAM']],
    ['(written OR spoken) comments', ['(written OR spoken) comments']],
    ['fish | eel', ['fish', 'eel']],
    ['fish; eel', ['fish', 'eel']],
    ['Smith &amp; Co', ['Smith &amp; Co']],
    ['now or never', ['now or never']],
    ['fORty', ['fORty']],
    ['old OR ', ['old OR']],
  ])('lists what is accepted in a gap: %j [D153]', (answer, expected) => {
    expect(answersOf('FILL_BLANKS', { answer })).toEqual(expected);
  });

  it('is written as it was read', () => {
    const group = {
      type: 'MULTI',
      questions: [{ number: '5-6', options: { A: 'new', B: 'old', C: 'lost' }, answer: 'A, C' }],
    };
    const parsed = parseGroups([group]);
    expect(parsed.ok && parsed.value.map(writeGroup)).toMatchObject([
      { questions: [{ number: 5, options: ['new', 'old', 'lost'], answer: ['new', 'lost'] }] },
    ]);
  });
});
