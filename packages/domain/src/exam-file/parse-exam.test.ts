import { describe, expect, it } from 'vitest';
import { isBlankSection } from './is-blank-section.ts';
import { writeSection } from './write-section.ts';
import { parseExam } from './parse-exam.ts';
import type { ParseError } from './parsed.ts';

const readingPart = {
  title: 'Rivers',
  time: '20',
  part_number: '2',
  passage: ['<p>One</p>', '<p>Two</p>'],
  groups: [{ type: 'TFNG', questions: [{ number: '1', question: 'Is it?', answer: 'TRUE' }] }],
};

function issuesOf(input: unknown): readonly ParseError[] {
  const parsed = parseExam(input);
  return parsed.ok ? [] : parsed.errors;
}

function messagesOf(input: unknown): readonly string[] {
  return issuesOf(input).map(({ message }) => message);
}

describe('parseExam', () => {
  it('reads a reading exam with numeric texts [L3-10]', () => {
    const parsed = parseExam({ description: ' Test 1 ', reading: [readingPart] });
    expect(parsed.ok && parsed.value).toMatchObject({
      description: 'Test 1',
      skill: 'reading',
      parts: [{ locked: false, password: null, content: { title: 'Rivers', time: 20, part_number: 2 } }],
    });
  });

  it('takes the first part’s title when the exam has no name', () => {
    const parsed = parseExam({ reading: [readingPart] });
    expect(parsed.ok && parsed.value.description).toBe('Rivers');
  });

  it('numbers parts in order when they bring no number', () => {
    const part = { title: 'Task', examContent: '<p>Write</p>' };
    const parsed = parseExam({ description: 'W', writing: [part, part] });
    expect(parsed.ok && parsed.value.parts.map(({ content }) => content.part_number)).toEqual([1, 2]);
  });

  it('ignores fields it does not know', () => {
    const plain = parseExam({ reading: [readingPart] });
    const extra = parseExam({ reading: [{ ...readingPart, exam_id: 7, groups: readingPart.groups, x: {} }], y: 1 });
    expect(extra).toEqual(plain);
  });

  it.each([
    ['no skill', {}, 'A test must have exactly one of reading, listening, writing, speaking'],
    [
      'two skills',
      { reading: [], writing: [] },
      'A test must have exactly one of reading, listening, writing, speaking',
    ],
    ['no parts', { reading: [] }, 'At least one part is required'],
    ['four reading parts', { reading: [1, 2, 3, 4] }, 'A reading test can have at most 3 parts'],
    ['a list', [], 'A test must be an object'],
    ['text', 'exam', 'A test must be an object'],
  ])('refuses an exam with %s', (_, input, message) => {
    expect(messagesOf(input)).toContain(message);
  });

  it('refuses an exam of another skill than the call is for', () => {
    expect(parseExam({ reading: [readingPart] }, { skill: 'writing' })).toMatchObject({
      ok: false,
      errors: [{ path: ['reading'], message: 'The test must have writing parts' }],
    });
  });

  it('refuses two parts with one number', () => {
    expect(issuesOf({ reading: [readingPart, readingPart] })).toEqual([
      { path: ['reading', 1, 'part_number'], code: 'duplicate', message: 'Part number 2 is used twice' },
    ]);
  });

  it('collects every error with its place [D29]', () => {
    const part = { ...readingPart, title: '', time: 0, passage: ' ', groups: [{ type: 'ESSAY' }] };
    expect(issuesOf({ reading: [part] })).toEqual([
      { path: ['reading', 0, 'title'], code: 'required', message: 'Title is required' },
      { path: ['reading', 0, 'time'], code: 'too_small', message: 'Time must be at least 1 minute' },
      { path: ['reading', 0, 'passage'], code: 'required', message: 'At least one passage paragraph is required' },
      {
        path: ['reading', 0, 'groups', 0, 'type'],
        code: 'unknown_value',
        message:
          'Group 1: Question type must be one of TFNG, MCQ, MULTI, FILL_BLANKS, MATCH_TABLE, DRAG_DROP, DROPDOWN',
      },
    ]);
  });

  it('leaves blank parts out where that is asked for and another is written', () => {
    const blank = { title: 'Rivers', time: 20, passage: '', groups: [{ type: 'TFNG', questions: [] }] };
    const input = { reading: [blank, readingPart, blank] };
    expect(issuesOf(input)).not.toEqual([]);
    const parsed = parseExam(input, { leaveOutBlank: true });
    expect(parsed).toEqual(parseExam({ reading: [readingPart] }));
    expect(parseExam({ reading: [blank, blank] }, { leaveOutBlank: true })).toEqual(
      parseExam({ reading: [blank, blank] }),
    );
  });

  it.each([
    ['is no object', 7],
    ['has a passage of another kind', { passage: 7 }],
    ['has one group that is no list', { groups: { type: 'MCQ' } }],
    ['has a choice', { groups: [{ questions: [], choices: ['', 'A'] }] }],
    ['has a picture', { groups: [{ questions: [], imgContent: '<img src="a.png">' }] }],
  ])('does not take a part for blank that %s', (_, part) => {
    expect(isBlankSection(part)).toBe(false);
    expect(isBlankSection({ groups: [{ questions: [], choices: [''] }] })).toBe(true);
  });

  it('reads back what writeSection writes', () => {
    const first = parseExam({ description: 'T', reading: [readingPart] });
    const parts = first.ok ? first.value.parts.map(({ content }) => writeSection(content)) : [];
    const again = parseExam(JSON.parse(JSON.stringify({ description: 'T', reading: parts })));
    expect(again).toEqual(first);
  });
});
