import { describe, expect, it } from 'vitest';
import { overallBand } from '../banding/overall-band.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import { InvalidGroupsError } from './check-groups.ts';
import { markSection } from './mark-section.ts';
import { markText, type TextToMark } from './mark-text.ts';

/** Parses JSON without a check, to pass values that the types exclude. */
function unchecked(json: string) {
  return JSON.parse(json);
}

describe('markText', () => {
  it.each<[TextToMark, number, string, string]>([
    [{ type: 'FILL_BLANKS', key: 'river', answer: 'River', profile: 'spec' }, 0, 'wrong', 'spec-text'],
    [{ type: 'FILL_BLANKS', key: ['lake', 'river'], answer: 'River', profile: 'ielts' }, 1, 'case', 'case'],
    [{ type: 'FILL_BLANKS', key: '20 min', answer: '20 minutes', profile: 'ielts' }, 1, 'number_form', 'units'],
    [
      { type: 'FILL_BLANKS', key: '(the) river', answer: 'the river', limit: 'ONE WORD ONLY', profile: 'ielts' },
      0,
      'over_limit',
      'word-limit',
    ],
    [
      {
        type: 'FILL_BLANKS',
        key: '(the) river',
        answer: 'the river',
        limit: { words: 2, number: false },
        profile: 'ielts',
      },
      1,
      'optional_word',
      'key-syntax',
    ],
    [{ type: 'TFNG', key: 'NO', answer: 'n', profile: 'ielts' }, 1, 'spelling_variant', 'true-false-not-given'],
    [{ type: 'MCQ', key: 'US', answer: 'us', offered: ['US', 'us'], profile: 'ielts' }, 0, 'wrong', 'choice'],
    [{ type: 'FILL_BLANKS', key: 'river', answer: 21, profile: 'ielts' }, 0, 'blank', 'blanks'],
  ])('marks %j [D154]', (text, marks, reason, rule) => {
    expect(markText(text)).toMatchObject({ marks, reason, rule });
  });

  it.each([
    ['an unknown type', { type: 'ESSAY' }],
    ['a type with several answers', { type: 'MULTI' }],
    ['a key without answers', { key: [] }],
    ['a key that is no text', { key: [7] }],
    ['an unknown profile', { profile: 'strict' }],
  ])('refuses %s [D154]', (_, part) => {
    const text = { type: 'FILL_BLANKS', key: 'river', answer: 'river', profile: 'ielts', ...part };
    expect(() => markText(unchecked(JSON.stringify(text)))).toThrow(RangeError);
  });
});

describe('markSection', () => {
  it.each<[string, (string | number)[]]>([
    ['{"a": 1}', []],
    ['[null]', [0]],
    ['[{"type": "ESSAY", "questions": []}]', [0, 'type']],
    ['[{"type": "MCQ"}]', [0, 'instruction']],
    ['[{"type": "MCQ", "instruction": ""}]', [0, 'questions']],
    ['[{"type": "MCQ", "instruction": "", "questions": [{"number": 1}]}]', [0, 'questions', 0, 'question']],
    ['[{"type": "MCQ", "instruction": "", "questions": ["x"]}]', [0, 'questions', 0]],
    [
      '[{"type": "MCQ", "instruction": "", "questions": [{"number": "1", "answers": []}]}]',
      [0, 'questions', 0, 'number'],
    ],
    [
      '[{"type": "MCQ", "instruction": "", "questions": [{"number": 1, "question": "", "answer": "a"}]}]',
      [0, 'questions', 0, 'answers'],
    ],
    [
      '[{"type": "MCQ", "instruction": "", "questions": [{"number": 1, "question": "", "answers": [7]}]}]',
      [0, 'questions', 0, 'answers'],
    ],
  ])('names the position of an error in a caller’s groups: %s [D154]', (json, path) => {
    const mark = () => markSection({ groups: unchecked(json) }, {}, { profile: 'ielts' });
    expect(mark).toThrow(InvalidGroupsError);
    expect(mark).toThrow(expect.objectContaining({ name: 'InvalidGroupsError', path }));
    expect(mark).toThrow(/: pass the value that parseGroups returned$/);
  });

  it('accepts any JSON as answers', () => {
    const type: QuestionType = 'FILL_BLANKS';
    const groups = unchecked(
      `[{"type": "${type}", "instruction": "", "word_limit": null, "questions": [{"number": 1, "subpart": null, "question": "", "answers": ["a"]}]}]`,
    );
    for (const answers of ['null', '[]', '7', '{"1": {}}'])
      expect(markSection({ groups }, unchecked(answers), { profile: 'ielts' }).marks).toBe(0);
  });
});

describe('overallBand', () => {
  it.each(['[6, 6, 6, "6"]', '[6, 6, 6, {}]', '["6"]', '[6, 6, true, 6]'])('refuses %s', (bands) => {
    expect(() => overallBand(unchecked(bands))).toThrow(RangeError);
  });
});
