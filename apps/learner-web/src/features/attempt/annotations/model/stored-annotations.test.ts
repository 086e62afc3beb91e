import { describe, expect, it } from 'vitest';
import { NO_ANNOTATIONS } from './annotations.ts';
import { annotationsKey, parseAnnotations, serialiseAnnotations } from './stored-annotations.ts';

const highlight = { id: 'highlight-1', panel: 'passage', start: 0, end: 4, text: 'lamp', before: '' };
const note = { ...highlight, id: 'note-2', content: 'Remember' };
const parse = (value: unknown) => parseAnnotations(JSON.stringify(value));

describe('annotationsKey', () => {
  it('separates users, sections and versions', () => {
    expect(annotationsKey({ user: 'guest', sectionID: 's1', version: 3 })).toBe('annotations:guest:s1:3');
  });
});

describe('parseAnnotations', () => {
  it('reads back what was stored [L3-24]', () => {
    const annotations = { highlights: [highlight], notes: [note] };
    expect(parseAnnotations(serialiseAnnotations(annotations))).toEqual(annotations);
  });

  it.each([
    ['nothing stored', null],
    ['no JSON', '{"highlights":['],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['lists that are none', '{"highlights":{},"notes":"x"}'],
  ])('finds nothing in %s', (_, text) => {
    expect(parseAnnotations(text)).toEqual(NO_ANNOTATIONS);
  });

  it.each([
    ['without a name', { ...highlight, id: undefined }],
    ['without a panel', { ...highlight, panel: 4 }],
    ['without its text', { ...highlight, text: null }],
    ['of no length', { ...highlight, end: 0 }],
    ['turned round', { ...highlight, start: 9 }],
    ['before the beginning', { ...highlight, start: -1 }],
    ['between two characters', { ...highlight, start: 0.5 }],
    ['that is none', 'highlight'],
  ])('leaves out a highlight %s and keeps the others', (_, broken) => {
    expect(parse({ highlights: [broken, highlight], notes: [] }).highlights).toEqual([highlight]);
  });

  it('keeps a note that lost its body', () => {
    expect(parse({ notes: [{ ...note, content: 4 }] }).notes).toEqual([{ ...note, content: '' }]);
  });

  it('keeps the first of two with one name', () => {
    expect(parse({ highlights: [highlight, { ...highlight, end: 2 }] }).highlights).toEqual([highlight]);
  });

  it('drops fields it does not know', () => {
    expect(parse({ highlights: [{ ...highlight, colour: 'red' }] }).highlights).toEqual([highlight]);
  });
});
