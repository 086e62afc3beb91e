import { describe, expect, it } from 'vitest';
import { buildContent, buildKeyedGroup } from '../testing/builders.ts';
import { readiness, type ReadinessSection } from './readiness.ts';

const groups = [{ questions: [{}] }];
const reading: ReadinessSection = { title: 'T', passage: ['<p>One</p>'], groups };
const listening: ReadinessSection = { title: 'T', audio_url: '/api/media/a.mp3', groups };

describe('readiness of a reading test', () => {
  it('is given with title, passage and a question [A4-16]', () => {
    expect(readiness('reading', reading)).toEqual({
      ready: true,
      checks: [
        { code: 'title', label: 'Title provided', ok: true },
        { code: 'passage', label: 'Passage provided', ok: true },
        { code: 'groups', label: 'Questions configured', ok: true },
        { code: 'questions', label: 'Has questions', ok: true },
      ],
    });
  });

  it.each([
    ['title', { title: '  ' }],
    ['passage', { passage: '' }],
    ['passage', { passage: ['<p>&nbsp;</p>'] }],
    ['questions', { groups: [{ questions: [] }] }],
  ])('fails on %s alone with %j [A4-16]', (code, missing) => {
    const { ready, checks } = readiness('reading', { ...reading, ...missing });
    expect(ready).toBe(false);
    expect(checks.filter(({ ok }) => !ok).map((check) => check.code)).toEqual([code]);
  });

  it('fails on both question checks without groups', () => {
    const { checks } = readiness('reading', { ...reading, groups: [] });
    expect(checks.filter(({ ok }) => !ok).map(({ label }) => label)).toEqual(['Questions configured', 'Has questions']);
  });

  it('reads a stored part as it is', () => {
    expect(readiness('reading', buildContent({ groups: [buildKeyedGroup('TFNG', 1)] })).ready).toBe(true);
  });
});

describe('readiness of a full test', () => {
  it('asks for one part that has all, and a title [A4-17]', () => {
    expect(readiness('reading', [reading, {}, {}]).ready).toBe(true);
    expect(readiness('reading', [{ ...reading, title: '' }, {}, {}]).ready).toBe(false);
  });

  it('asks a listening test for one part with audio and a question [A4-19]', () => {
    expect(readiness('listening', [{}, listening, {}, {}]).ready).toBe(true);
    expect(readiness('listening', [{ ...listening, groups: [] }, { groups }]).ready).toBe(false);
  });

  it('does not add up parts that each have half [A4-17]', () => {
    const half = [{ title: 'T', passage: 'text' }, { groups }];
    expect(readiness('reading', half).ready).toBe(false);
  });

  it('is not given without parts', () => {
    expect(readiness('listening', []).ready).toBe(false);
  });
});

describe('readiness of the other skills', () => {
  it('asks a listening test for its audio [A4-18]', () => {
    expect(readiness('listening', listening).ready).toBe(true);
    expect(readiness('listening', { ...listening, audio_url: ' ' }).checks).toContainEqual({
      code: 'audio',
      label: 'Audio file added',
      ok: false,
    });
  });

  it.each(['writing', 'speaking'] as const)('asks a %s test for title and content alone [A4-20]', (skill) => {
    expect(readiness(skill, { title: 'T', examContent: '<p>Write.</p>' })).toEqual({
      ready: true,
      checks: [
        { code: 'title', label: 'Title provided', ok: true },
        { code: 'content', label: 'Content provided', ok: true },
      ],
    });
    expect(readiness(skill, {}).ready).toBe(false);
  });
});
