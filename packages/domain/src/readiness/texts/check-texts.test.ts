import { describe, expect, it } from 'vitest';
import type { SectionContent } from '../../exam-file/section-content.ts';
import { QUESTION_TYPES } from '../../question-types/question-type.ts';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '../../testing/builders.ts';
import type { FindingCode } from '../finding.ts';
import { publishCheck } from '../publish-check.ts';

const messagesOf = (code: FindingCode, content: Partial<SectionContent>) =>
  publishCheck(buildContent({ explanation: 'x', ...content }))
    .filter((finding) => finding.code === code)
    .map(({ severity, message }) => `${severity}: ${message}`);

describe('a group without an instruction', () => {
  it.each(QUESTION_TYPES)('is found, of %s [D160]', (type) => {
    const groups = [{ ...buildKeyedGroup(type, 1), instruction: ' <p>&nbsp;</p> ' }];
    expect(messagesOf('instruction_missing', { groups })).toEqual([
      'warning: Group 1 has no instruction, so learners do not know what to do',
    ]);
  });

  it('is not found where it says something, or asks nothing', () => {
    const groups = [{ ...buildKeyedGroup('MCQ', 1), instruction: 'Choose.' }, buildGroup('TFNG')];
    expect(messagesOf('instruction_missing', { groups })).toEqual([]);
  });
});

describe('a paragraph of a passage that has no letter, although the others have one', () => {
  const found = (...passage: readonly string[]) => messagesOf('paragraph_without_title', { passage });
  const warns = (words: string) => [`warning: The paragraph “${words}” has no letter, although the others have one`];

  it.each<[string, string[], string[]]>([
    [
      'bold letters',
      [
        '<p><strong>A</strong> One.</p>',
        '<p><b>B</b> Two.</p>',
        '<p>Three came.</p>',
        '<p><strong>D</strong> Four.</p>',
      ],
      warns('Three came.'),
    ],
    [
      'plain letters',
      ['<p>A The first.</p>', '<p>B The second.</p>', '<p>C The third.</p>', '<p>The fourth came late.</p>'],
      warns('The fourth came late.'),
    ],
    ['letters with points', ['<p>A. one</p>', '<p>B. two</p>', '<p>three</p>', '<p>D. four</p>'], warns('three')],
    [
      'letters on lines of their own',
      ['<p>A</p>', '<p>One.</p>', '<h3>B</h3>', '<p>Two.</p>', '<p>C</p>', '<p>Three.</p>', '<p>Four.</p>'],
      warns('Four.'),
    ],
    [
      'names of paragraphs',
      [
        '<p>Paragraph A</p>',
        '<p>One.</p>',
        '<p>Paragraph B</p>',
        '<p>Two.</p>',
        '<p>Paragraph C</p>',
        '<p>Three.</p>',
        '<p>Four.</p>',
      ],
      warns('Four.'),
    ],
    ['all letters', ['<p>A The first.</p>', '<p>B The second.</p>', '<p>C The third.</p>'], []],
    [
      'no letter',
      ['<p>A weir was built.</p>', '<p>It was old.</p>', '<p>A mill followed.</p>', '<p>Then rain.</p>'],
      [],
    ],
    [
      'a title and an introduction',
      [
        '<h2>The Weir</h2>',
        '<p>How it was built.</p>',
        '<p>A The first.</p>',
        '<p>B The second.</p>',
        '<p>C The third.</p>',
      ],
      [],
    ],
    ['two letters', ['<p>A The first.</p>', '<p>B The second.</p>', '<p>The third.</p>'], []],
    [
      'sections of several paragraphs',
      ['<p>A The first.</p>', '<p>More.</p>', '<p>B The second.</p>', '<p>More.</p>', '<p>C The third.</p>'],
      [],
    ],
    [
      'a picture',
      [
        '<p>A The first.</p>',
        '<p>B The second.</p>',
        '<p><img src="/api/media/1" alt="Map"></p>',
        '<p>C The third.</p>',
      ],
      [],
    ],
  ])('is found or not among paragraphs with %s [D160]', (_, passage, expected) => {
    expect(found(...passage)).toEqual(expected);
  });

  it('is named by its first words', () => {
    const long = 'It was built of stone that was brought down the river on rafts in the spring of that year.';
    expect(found('<p>A The first.</p>', '<p>B The second.</p>', `<p>${long}</p>`, '<p>D The fourth.</p>')).toEqual(
      warns('It was built of stone that was brought down the river on …'),
    );
  });
});

describe('a text with blanks that has no title, although the text of another group has one', () => {
  const gapped = (paragraph: string, number: number) =>
    buildGroup('FILL_BLANKS', {
      instruction: 'Write.',
      paragraph,
      questions: [buildQuestion({ number, answers: ['river'] })],
    });
  const found = (...paragraphs: readonly string[]) =>
    messagesOf('paragraph_without_title', {
      groups: paragraphs.map((paragraph, index) => gapped(paragraph, index + 1)),
    });

  it.each<[string[], string[]]>([
    [
      ['<h3>Tours</h3><p>By {1}.</p>', '<p>By {2}.</p>'],
      ['info: The text of group 2 has no title, although the text of another group has one'],
    ],
    [
      ['<p><strong>Tours</strong></p><p>By {1}.</p>', '<p>By {2}.</p>'],
      ['info: The text of group 2 has no title, although the text of another group has one'],
    ],
    [['<h3>Tours</h3><p>By {1}.</p>', '<p><b>Food</b></p><p>{2}</p>'], []],
    [['<p>By {1}.</p>', '<p>By {2}.</p>'], []],
    [['<h3>Tours</h3><p>By {1}.</p>'], []],
    [
      ['<p><strong>By {1}</strong></p>', '<h3>Food</h3><p>{2}</p>'],
      ['info: The text of group 1 has no title, although the text of another group has one'],
    ],
    [
      ['<table><caption>Tours</caption><tr><td>{1}</td></tr></table>', '<p>By {2}.</p>'],
      ['info: The text of group 2 has no title, although the text of another group has one'],
    ],
  ])('%j', (paragraphs, expected) => {
    expect(found(...paragraphs)).toEqual(expected);
  });
});

describe('a recording on another site', () => {
  const found = (audio_url: string) =>
    messagesOf('recording_elsewhere', { skill: 'listening', passage: [], audio_url, groups: [] });

  it.each([
    ['https://a.example/part-1.mp3', 'a.example'],
    ['http://a.example:8080/part-1.mp3', 'a.example:8080'],
    ['HTTPS://user:secret@a.example/part-1.mp3?x=1', 'a.example'],
    ['//a.example/1.mp3', 'a.example'],
  ])('is found: %s [D160]', (url, host) => {
    expect(found(url)).toEqual([
      `warning: The recording is on another website (${host}): if it is removed there, learners cannot hear it, and its length cannot be checked. Upload the file instead`,
    ]);
  });

  it.each(['/api/media/7f3c1d1e-8a54-4b6c-9d2f-0123456789ab', 'media/part-1.mp3', ''])('is not found: %j', (url) => {
    expect(found(url)).toEqual([]);
  });
});
