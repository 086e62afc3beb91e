import { describe, expect, it } from 'vitest';
import { parseGroups } from './parse-groups.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';

function groupOf(group: unknown): FullGroup | undefined {
  const parsed = parseGroups([group]);
  return parsed.ok ? parsed.value[0] : undefined;
}

function questionOf(type: string, question: unknown): FullQuestion | undefined {
  return groupOf({ type, questions: [question] })?.questions[0];
}

function messagesOf(input: unknown): readonly string[] {
  const parsed = parseGroups(input);
  return parsed.ok ? [] : parsed.errors.map(({ message }) => message);
}

describe('parseGroups', () => {
  it.each([
    ['a text', { answer: 'FALSE' }, ['FALSE']],
    ['a list', { answers: ['FALSE'] }, ['FALSE']],
    ['both, answers first', { answers: ['FALSE'], answer: 'TRUE' }, ['FALSE']],
    ['a null list and a text', { answers: null, answer: 'TRUE' }, ['TRUE']],
    ['lower case', { answer: ' false ' }, ['FALSE']],
    ['a hyphen', { answer: 'Not-Given' }, ['NOT GIVEN']],
    ['nothing', {}, []],
    ['an empty text', { answer: '' }, []],
    ['a blank first', { answers: ['', 'TRUE'] }, []],
  ])('reads a TFNG answer given as %s', (_, fields, answers) => {
    expect(questionOf('TFNG', { number: 1, ...fields })?.answers).toEqual(answers);
  });

  it('drops blank accepted answers and trims the rest', () => {
    expect(questionOf('FILL_BLANKS', { number: 1, answer: [' river ', '', 42] })?.answers).toEqual(['river', '42']);
  });

  it.each([
    [5, 5, null],
    ['5', 5, null],
    ['14-1', 14, 1],
    ['14–2', 14, 2],
  ])('reads the number %s', (number, expected, subpart) => {
    expect(questionOf('TFNG', { number })).toMatchObject({ number: expected, subpart });
  });

  it.each([
    ['stands beside it', { number: 14, subpart: 2 }, 2],
    ['is none', { number: 14, subpart: null }, null],
    ['is in the number too', { number: '14-1', subpart: 2 }, 1],
  ])('reads a number whose subpart %s, as a loaded test has it', (_, fields, subpart) => {
    expect(questionOf('FILL_BLANKS', fields)).toMatchObject({ number: 14, subpart });
  });

  it.each([1.5, 'b', 1000, {}])('refuses the subpart %s', (subpart) => {
    expect(messagesOf([{ type: 'TFNG', questions: [{ number: 3, subpart }] }])).toHaveLength(1);
  });

  it.each([
    [0, 'Group 1, 1st question: Question number must be at least 1'],
    [-3, 'Group 1, 1st question: Question number must be at least 1'],
    [undefined, 'Group 1, 1st question: Question number is required'],
    ['first', 'Group 1, 1st question: Question number must be a whole number, or like “14-1”'],
    [1.5, 'Group 1, 1st question: Question number must be a whole number, or like “14-1”'],
    [1000, 'Group 1, 1st question: Question number must be at most 999'],
    ['3-0', 'Group 1, 1st question: The number after the hyphen must be from 1 to 20'],
  ])('refuses the number %s', (number, message) => {
    expect(messagesOf([{ type: 'TFNG', questions: [{ number }] }])).toEqual([message]);
  });

  it('keeps only the fields a type has', () => {
    const group = { type: 'tfng', choices: ['A'], paragraph: '{1}', reuse_choices: true, word_limit: { words: 1 } };
    expect(groupOf({ ...group, questions: [{ number: 1, options: ['key'] }] })).toMatchObject({
      type: 'TFNG',
      choices: [],
      paragraph: null,
      reuse_choices: false,
      word_limit: null,
      questions: [{ options: [] }],
    });
  });

  it('reads a word limit, labels and the reuse of choices', () => {
    expect(groupOf({ type: 'FILL_BLANKS', word_limit: { words: '2', number: true } })?.word_limit).toEqual({
      words: 2,
      number: true,
    });
    expect(groupOf({ type: 'TFNG', labels: 'YNNG' })?.labels).toBe('YNNG');
    expect(groupOf({ type: 'DRAG_DROP', reuse_choices: true })?.reuse_choices).toBe(true);
  });

  it('reads the letters and the title of choices, and of nothing else', () => {
    const list = { letters: 'i', choices_title: ' List of Headings ', choices: ['One', 'Two'] };
    expect(groupOf({ type: 'DROPDOWN', ...list })).toMatchObject({ letters: 'i', choices_title: 'List of Headings' });
    const mcq = groupOf({ type: 'MCQ', ...list });
    expect([mcq?.letters, mcq?.choices_title]).toEqual([undefined, undefined]);
    const bare = groupOf({ type: 'MATCH_TABLE', letters: null, choices_title: ' ' });
    expect(bare && ('letters' in bare || 'choices_title' in bare)).toBe(false);
  });

  it.each([
    ['groups that are no list', { a: 1 }, 'Groups must be a list'],
    ['a group that is no object', [1], 'Group 1: a group must be an object'],
    ['questions that are no list', [{ type: 'TFNG', questions: 3 }], 'Group 1: Questions must be a list'],
    [
      'a question that is no object',
      [{ type: 'TFNG', questions: [null] }],
      'Group 1, 1st question: a question must be an object',
    ],
    [
      '27 options',
      [{ type: 'MCQ', questions: [{ number: 1, options: Array(27).fill('x') }] }],
      'Group 1, 1st question: Options must have at most 26 entries',
    ],
    [
      '27 choices',
      [{ type: 'DROPDOWN', choices: Array(27).fill('x') }],
      'Group 1: Choices must have at most 26 entries',
    ],
    [
      'an answer that is an object',
      [{ type: 'MCQ', questions: [{ number: 1, answer: {} }] }],
      'Group 1, 1st question: Answers must be a list of texts',
    ],
    [
      'a text where a list of options belongs',
      [{ type: 'MCQ', questions: [{ number: 1, options: 'A, B', answer: 'A' }] }],
      'Group 1, 1st question: Options must be a list of texts',
    ],
    [
      'a text where a list of choices belongs',
      [{ type: 'DROPDOWN', choices: 'i, ii' }],
      'Group 1: Choices must be a list of texts',
    ],
    ['unknown letters', [{ type: 'DROPDOWN', letters: 'I' }], 'Group 1: Letters must be A or i'],
    ['unknown labels', [{ type: 'TFNG', labels: 'YN' }], 'Group 1: Labels must be TFNG or YNNG'],
    [
      'a limit of no words',
      [{ type: 'FILL_BLANKS', word_limit: { words: 0 } }],
      'Group 1: “words” of the word limit must be a whole number from 1 to 10',
    ],
  ])('refuses %s', (_, input, message) => {
    expect(messagesOf(input)).toContain(message);
  });

  it('counts numbers, not questions, against the limit of 60', () => {
    const answers = ['a', 'b', 'c', 'd'];
    const questions = Array.from({ length: 16 }, (_, index) => ({ number: index * 4 + 1, answers }));
    expect(messagesOf([{ type: 'MULTI', questions }])).toEqual(['A part can have at most 60 questions']);
    expect(messagesOf([{ type: 'MULTI', questions: questions.slice(0, 15) }])).toEqual([]);
  });
});
