import { describe, expect, it } from 'vitest';
import { toDelivery } from '../delivery/to-delivery.ts';
import { htmlTexts } from '../exam-file/html-texts.ts';
import { mapHtml } from '../exam-file/map-html.ts';
import { parseSection } from '../exam-file/parse-section.ts';
import { writeSection } from '../exam-file/write-section.ts';
import { LIMITS } from '../limits.ts';
import { publishCheck } from '../readiness/publish-check.ts';
import { buildContent } from '../testing/builders.ts';
import { valueOf } from '../testing/value-of.ts';
import { promptsOf } from './prompts-of.ts';

const file = (prompts: unknown, fields: object = {}) => ({
  title: 'Maps',
  examContent: '<p>Answer the questions.</p>',
  prompts,
  ...fields,
});
const read = (prompts: unknown, fields: object = {}) =>
  valueOf(parseSection(file(prompts, fields), 'speaking')).content;
const issuesOf = (prompts: unknown) => {
  const parsed = parseSection(file(prompts), 'speaking');
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the prompts of a speaking part [D182]', () => {
  it('have the times of their part unless they name others', () => {
    const prompts = [
      { text: '<p>Have you ever been lost?</p>' },
      { text: 'Describe a map.', part: '2', audio_url: '/api/media/a' },
      { text: 'Why do maps matter?', part: 3, prepare: 5, answer: 90, audio_url: '' },
    ];
    expect(read(prompts).prompts).toEqual([
      { text: '<p>Have you ever been lost?</p>', part: 1, prepare: 0, answer: 30 },
      { text: 'Describe a map.', part: 2, prepare: 60, answer: 120, audio_url: '/api/media/a' },
      { text: 'Why do maps matter?', part: 3, prepare: 5, answer: 90 },
    ]);
    expect(read([{ text: 'A' }], { part_number: 2 }).prompts).toMatchObject([{ part: 2, prepare: 60 }]);
  });

  it('are read back as they are written, delivered and cleaned like other texts', () => {
    const content = read([{ text: '<p>A</p>' }, { text: '<p>B</p>', audio_url: 'media/b.mp3' }]);
    expect(valueOf(parseSection(writeSection(content), 'speaking')).content).toEqual(content);
    expect(toDelivery(content).prompts).toEqual(content.prompts);
    const cleaned = mapHtml(content, (html) => html.replaceAll('>A<', '><'));
    expect(htmlTexts(cleaned).filter(({ html }) => html !== '')).toEqual([
      { where: { field: 'examContent' }, html: '<p>Answer the questions.</p>' },
      { where: { field: 'prompts.0.text' }, html: '<p></p>' },
      { where: { field: 'prompts.1.text' }, html: '<p>B</p>' },
    ]);
    expect(publishCheck(cleaned).map(({ where, message }) => [where.field, message])).toEqual([
      ['prompts.0.text', 'Prompt 1: Text is required'],
      ['prompts.1.audio_url', expect.stringMatching(/^Prompt 2: The recording is not on this site/)],
    ]);
  });

  it.each([
    ['one', ['prompts: Prompts must be a list']],
    [['one'], ['prompts.0: Prompt 1: a prompt must be an object', 'prompts.0.text: Prompt 1: Text is required']],
    [[{ text: ' ' }], ['prompts.0.text: Prompt 1: Text is required']],
    [[{ text: 'A', part: 4 }], ['prompts.0.part: Prompt 1: Part must be a whole number from 1 to 3']],
    [
      [{ text: 'A', prepare: -1 }],
      ['prompts.0.prepare: Prompt 1: Seconds to prepare must be a whole number from 0 to 600'],
    ],
    [
      [{ text: 'A', prepare: 601 }],
      ['prompts.0.prepare: Prompt 1: Seconds to prepare must be a whole number from 0 to 600'],
    ],
    [
      [{ text: 'A', answer: 4 }],
      ['prompts.0.answer: Prompt 1: Seconds to answer must be a whole number from 5 to 900'],
    ],
    [
      [{ text: 'A', answer: 1.5 }],
      ['prompts.0.answer: Prompt 1: Seconds to answer must be a whole number from 5 to 900'],
    ],
    [
      [{ text: 'A' }, { text: 'B', audio_url: 'https://a.example/b.mp3' }],
      ['prompts.1.audio_url: Prompt 2: Recording must be an uploaded file'],
    ],
    [
      Array.from({ length: LIMITS.promptsMax + 1 }, () => ({ text: 'A' })),
      ['prompts: A part can have at most 60 prompts'],
    ],
  ])('name what is wrong with %j', (prompts, issues) => {
    expect(issuesOf(prompts)).toEqual(issues);
  });

  it('are not read from other skills, and an empty list is none', () => {
    expect(read([])).not.toHaveProperty('prompts');
    expect(valueOf(parseSection(file([{ text: 'A' }]), 'writing')).content).not.toHaveProperty('prompts');
  });
});

describe('a speaking part without prompts', () => {
  it.each([
    [1, { part: 1, prepare: 0, answer: 300 }],
    [2, { part: 2, prepare: 60, answer: 420 }],
  ])('is one prompt with the times of the whole part %i', (part_number, times) => {
    const content = buildContent({ skill: 'speaking', part_number, examContent: ['<h2>A</h2>', '<p>B</p>'] });
    expect(promptsOf(content)).toEqual([{ text: '<h2>A</h2>\n<p>B</p>', ...times }]);
  });
});
