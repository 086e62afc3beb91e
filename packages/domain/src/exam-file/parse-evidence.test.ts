import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { valueOf } from '../testing/value-of.ts';
import { parseGroups } from './parse-groups.ts';
import { parseSection } from './parse-section.ts';

function evidenceOf(evidence: unknown): unknown {
  const parsed = parseGroups([{ type: 'TFNG', questions: [{ number: 3, question: 'Q', answer: 'TRUE', evidence }] }]);
  return parsed.ok ? parsed.value[0]?.questions[0]?.evidence : parsed.errors.map(({ message }) => message);
}

function transcriptOf(transcript: unknown): unknown {
  const part = { title: 'T', audio_url: '/api/media/a.mp3', transcript };
  const parsed = parseSection(part, 'listening');
  return parsed.ok ? parsed.value.content.transcript : parsed.errors.map(({ message }) => message);
}

describe("a question's evidence", () => {
  it('is one place or a list of them', () => {
    expect(evidenceOf({ quote: ' the old  dam ' })).toEqual([{ quote: 'the old  dam' }]);
    expect(
      evidenceOf([
        { quote: 'dam', occurrence: '2' },
        { start: 1.5, end: '4' },
      ]),
    ).toEqual([
      { quote: 'dam', occurrence: 2 },
      { start: 1.5, end: 4 },
    ]);
  });

  it.each([undefined, null, []])('is none when it is %j', (none) => {
    expect(evidenceOf(none)).toBeUndefined();
  });

  it('says that it is no object before anything else', () => {
    expect(evidenceOf('line 4')).toContain('Group 1, 1st question: Evidence must be an object');
  });

  it.each([
    [{ quote: '  ' }, 'A quote must not be empty'],
    [{ quote: 'x', occurrence: 0 }, 'Occurrence must be a whole number from 1 to 1000'],
    [{ start: 4, end: 4 }, 'The end of the evidence must be after its start'],
    [{ start: -1, end: 4 }, 'The start of the evidence must be a number from 0 to 14400'],
    [{ start: 3 }, 'The end of the evidence must be a number from 0 to 14400'],
    [{ end: 4 }, 'The start of the evidence must be a number from 0 to 14400'],
    [
      Array.from({ length: LIMITS.evidenceMax + 1 }, () => ({ quote: 'x' })),
      'A question can have at most 6 pieces of evidence',
    ],
  ])('says what is wrong with %j', (evidence, message) => {
    expect(evidenceOf(evidence)).toEqual([`Group 1, 1st question: ${message}`]);
  });
});

describe('a transcript', () => {
  it('is read in the order of its times, with speakers where there are some', () => {
    const lines = [
      { start: 8, end: '9.5', text: ' Goodbye. ' },
      { start: 0, end: 2, speaker: 'Janet', text: 'Hello.' },
    ];
    expect(transcriptOf(lines)).toEqual([
      { start: 0, end: 2, speaker: 'Janet', text: 'Hello.' },
      { start: 8, end: 9.5, text: 'Goodbye.' },
    ]);
  });

  it.each([
    ['Hello', 'Transcript must be a list of lines'],
    [[{ start: 0, end: 2 }], 'Transcript line 1: Text is required'],
    [[{ start: 2, end: 1, text: 'x' }], 'Transcript line 1: The end of the line must be after its start'],
    [['0:12 Hello'], 'Transcript line 1: a line must be an object'],
  ])('says what is wrong with %j', (transcript, message) => {
    expect(transcriptOf(transcript)).toContain(message);
  });

  it('is left out of a reading part, as a model answer is of both', () => {
    const part = { title: 'T', passage: 'x', transcript: [{ start: 0, end: 1, text: 'x' }], modelAnswer: '<p>x</p>' };
    const parsed = parseSection(part, 'reading');
    expect(parsed.ok && parsed.value.content).not.toHaveProperty('transcript');
    expect(parsed.ok && parsed.value.content).not.toHaveProperty('modelAnswer');
  });

  it('reads what a written task says of its length, and leaves it out of a spoken one', () => {
    const task = { title: 'T', examContent: 'Write.', minutes: '25', words: 180 };
    expect(valueOf(parseSection(task, 'writing')).content).toMatchObject({ minutes: 25, words: 180 });
    expect(valueOf(parseSection(task, 'speaking')).content).not.toHaveProperty('minutes');
    const silent = valueOf(parseSection({ ...task, minutes: null, words: '' }, 'writing')).content;
    expect(Object.keys(silent)).not.toContain('minutes');
    expect(Object.keys(silent)).not.toContain('words');
    const refused = parseSection({ ...task, minutes: 0, words: 1.5 }, 'writing');
    expect(refused.ok ? [] : refused.errors.map(({ message }) => message)).toEqual([
      'Recommended minutes must be a whole number from 1 to 600',
      'Minimum words must be a whole number from 1 to 5000',
    ]);
  });

  it('leaves a task its model answer', () => {
    const parsed = parseSection({ title: 'T', examContent: 'Write.', modelAnswer: '<p>An answer.</p>' }, 'writing');
    expect(parsed.ok && parsed.value.content.modelAnswer).toBe('<p>An answer.</p>');
  });
});
