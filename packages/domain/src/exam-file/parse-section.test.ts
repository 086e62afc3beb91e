import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { parseSection } from './parse-section.ts';
import type { Skill } from '../skills/skill.ts';
import type { SectionContent } from './section-content.ts';

const reading = { title: 'Rivers', time: 20, part_number: 1, passage: ['<p>One</p>'], groups: [] };
const listening = { title: 'Tour', time: 30, part_number: 4, audio_url: '/api/media/tour.mp3', passage: null };

function contentOf(input: unknown, skill: Skill): SectionContent | null {
  const parsed = parseSection(input, skill);
  return parsed.ok ? parsed.value.content : null;
}

function messagesOf(input: unknown, skill: Skill): readonly string[] {
  const parsed = parseSection(input, skill);
  return parsed.ok ? [] : parsed.errors.map(({ message }) => message);
}

describe('parseSection', () => {
  it.each([
    ['an array of blocks', ['<p>One</p>', ' <p>Two</p> ', '']],
    ['a JSON string of an array', '["<p>One</p>","<p>Two</p>"]'],
    ['one HTML string', '<p>One</p>\n<p>Two</p>'],
  ])('reads a passage given as %s [L3-11 D24]', (_, passage) => {
    expect(contentOf({ ...reading, passage }, 'reading')?.passage).toEqual(['<p>One</p>', '<p>Two</p>']);
  });

  it.each([
    ['an array of blocks', ['<p>One</p>', '<p>Two</p>']],
    ['a JSON string of an array', '["<p>One</p>","<p>Two</p>"]'],
    ['one HTML string', '<p>One</p><p>Two</p>'],
  ])('reads the content of a task given as %s [L3-12]', (_, examContent) => {
    const content = contentOf({ title: 'Chart', part_number: 1, examContent }, 'writing');
    expect(content?.examContent).toEqual(['<p>One</p>', '<p>Two</p>']);
  });

  it.each([{}, { explanation: null }, { explanation: '' }])('leaves the explanation empty with %j [L3-13]', (part) => {
    expect(contentOf({ ...reading, ...part }, 'reading')?.explanation).toBe('');
  });

  it('splits a plain-text passage on blank lines [A5-6 D24]', () => {
    const passage = 'First line\nstill first\n \n\nSecond';
    expect(contentOf({ ...reading, passage }, 'reading')?.passage).toEqual(['First line\nstill first', 'Second']);
  });

  it('reads text that only looks like a list as text', () => {
    expect(contentOf({ ...reading, passage: '[1] A footnote' }, 'reading')?.passage).toEqual(['[1] A footnote']);
  });

  it('gives a reading part no audio and a listening part no passage', () => {
    const audio_url = '/api/media/x.mp3';
    expect(contentOf({ ...reading, audio_url }, 'reading')?.audio_url).toBeNull();
    expect(contentOf({ ...listening, passage: '<p>One</p>' }, 'listening')?.passage).toEqual([]);
  });

  it.each(['https://cdn.example.com/a.mp3', '/api/media/a.mp3', 'media/a.mp3'])(
    'accepts the audio address %s [A5-13]',
    (audio_url) => {
      expect(contentOf({ ...listening, audio_url }, 'listening')?.audio_url).toBe(audio_url);
    },
  );

  it.each([undefined, null, '', 'tour', 'ftp://x/a.mp3', 'javascript:alert(1)', '/api/media/', '//evil.example/a.mp3'])(
    'refuses the audio address %s',
    (audio_url) => {
      expect(messagesOf({ ...listening, audio_url }, 'listening')).toEqual(['Audio URL is required']);
    },
  );

  it.each([
    ['reading', 20],
    ['listening', 30],
  ] as const)('starts a %s part without a time at %i minutes', (skill, minutes) => {
    const { time: _time, ...part } = skill === 'reading' ? reading : listening;
    expect(contentOf(part, skill)?.time).toBe(minutes);
  });

  it.each([
    [0, 'Time must be at least 1 minute'],
    ['-5', 'Time must be at least 1 minute'],
    ['soon', 'Time must be at least 1 minute'],
    [0.5, 'Time must be at least 1 minute'],
    [601, 'Time must be a number from 1 to 600'],
  ])('refuses the time %s [A5-2]', (time, message) => {
    expect(messagesOf({ ...reading, time }, 'reading')).toEqual([message]);
  });

  it.each([1, 1.5, '22.5', '20'])('takes the time %s, which is a number of at least 1 [A5-2]', (time) => {
    expect(contentOf({ ...reading, time }, 'reading')?.time).toBe(Number(time));
  });

  it.each([
    ['reading', 4, 3],
    ['listening', 5, 4],
    ['writing', 4, 3],
    ['speaking', 3, 2],
  ] as const)('refuses a %s part number %i [A5-12 A5-23 D14]', (skill, part_number, max) => {
    const part = { ...reading, ...listening, examContent: 'x', passage: ['x'], part_number };
    expect(messagesOf(part, skill)).toEqual([`Part number must be a whole number from 1 to ${max}`]);
  });

  it.each(['writing', 'speaking'] as const)('asks a %s part for its name and content', (skill) => {
    expect(messagesOf({ part_number: 1, examContent: '<p>&nbsp;</p>' }, skill)).toEqual([
      'Test name is required',
      'Content is required',
    ]);
  });

  it('takes an image alone for content', () => {
    expect(messagesOf({ title: 'Chart', examContent: '<p><img src="/api/media/c.png"></p>' }, 'writing')).toEqual([]);
  });

  it.each([
    ['reading', '', false],
    ['reading', 'abc', false],
    ['reading', 'abcd', true],
    ['listening', '', true],
    ['listening', 'abc', false],
  ] as const)('reads a locked %s part with password “%s”: accepted %s [A5-15]', (skill, password, accepted) => {
    const part = { ...(skill === 'reading' ? reading : listening), locked: 1, password };
    const message = 'Password must be at least 4 characters long when the test is locked.';
    expect(messagesOf(part, skill)).toEqual(accepted ? [] : [message]);
  });

  it('leaves a short password alone while the test is open', () => {
    const parsed = parseSection({ ...reading, locked: 'false', password: 'abc' }, 'reading');
    expect(parsed.ok && parsed.value).toMatchObject({ locked: false, password: 'abc' });
  });

  it.each([
    ['title', 'x'.repeat(LIMITS.titleMax + 1), 'Title must be at most 255 characters'],
    ['passage', ['é'.repeat(LIMITS.passageMaxBytes / 2 + 1)], 'Passage must be at most 500 KB'],
    ['explanation', 'x'.repeat(LIMITS.passageMaxBytes + 1), 'Explanation must be at most 512000 characters'],
    ['groups', Array.from({ length: 61 }, () => ({ type: 'TFNG' })), 'A part can have at most 60 groups'],
  ])('refuses a %s over its limit [D29]', (field, value, message) => {
    expect(messagesOf({ ...reading, [field]: value }, 'reading')).toEqual([message]);
  });

  it.each([
    ['title', 'x'.repeat(LIMITS.titleMax)],
    ['passage', ['😀'.repeat(LIMITS.passageMaxBytes / 4)]],
    ['time', 600],
  ])('accepts a %s at its limit', (field, value) => {
    expect(messagesOf({ ...reading, [field]: value }, 'reading')).toEqual([]);
  });

  it.each([0, '-1', 'one'])('refuses the start question number %s', (start_question_number) => {
    const message = 'Start question number must be at least 1';
    expect(messagesOf({ ...reading, start_question_number }, 'reading')).toEqual([message]);
  });

  it('removes characters that the database cannot store', () => {
    expect(contentOf({ ...reading, title: 'A\u0000B\ud800' }, 'reading')?.title).toBe('AB\ufffd');
  });
});
