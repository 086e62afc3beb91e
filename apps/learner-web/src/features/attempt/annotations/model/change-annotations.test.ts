import { describe, expect, it } from 'vitest';
import { NO_ANNOTATIONS, placeAt, type Annotations } from './annotations.ts';
import {
  addHighlight,
  addNote,
  deleteAllHighlights,
  deleteAllNotes,
  deleteHighlight,
  deleteNote,
  mergeAnnotations,
  writeNote,
} from './change-annotations.ts';

const TEXT = 'The lamp was lit. The tower stood.';
const at = (start: number, end: number, panel = 'passage') => placeAt(panel, TEXT, { start, end });
const ids = ({ highlights, notes }: Annotations) => [...highlights, ...notes].map(({ id }) => id);

const both = addNote(addHighlight(NO_ANNOTATIONS, at(0, 8), 1), at(4, 8), 2);

describe('addHighlight', () => {
  it('keeps the selected text, its place and what is before it', () => {
    expect(addHighlight(NO_ANNOTATIONS, at(4, 8), 17).highlights).toEqual([
      { id: 'highlight-17', panel: 'passage', start: 4, end: 8, text: 'lamp', before: 'The ' },
    ]);
  });

  it('keeps overlapping highlights apart', () => {
    expect(ids(addHighlight(addHighlight(NO_ANNOTATIONS, at(0, 8), 1), at(4, 12), 2))).toEqual([
      'highlight-1',
      'highlight-2',
    ]);
  });

  it('marks one place once', () => {
    expect(ids(addHighlight(addHighlight(NO_ANNOTATIONS, at(0, 8), 1), at(0, 8), 2))).toEqual(['highlight-1']);
  });

  it('marks the same offsets in each panel', () => {
    expect(ids(addHighlight(addHighlight(NO_ANNOTATIONS, at(0, 8), 1), at(0, 8, 'questions'), 2))).toHaveLength(2);
  });
});

describe('addNote', () => {
  it('is named after its time and begins empty', () => {
    expect(addNote(NO_ANNOTATIONS, at(4, 8), 1795).notes).toEqual([
      { id: 'note-1795', panel: 'passage', start: 4, end: 8, text: 'lamp', before: 'The ', content: '' },
    ]);
  });

  it('gives two notes of one millisecond two names', () => {
    expect(ids(addNote(addNote(NO_ANNOTATIONS, at(0, 3), 5), at(0, 3), 5))).toEqual(['note-5', 'note-6']);
  });
});

describe('changes', () => {
  it.each<[string, Annotations, string[]]>([
    ['delete one highlight', deleteHighlight(both, 'highlight-1'), ['note-2']],
    ['delete all highlights and no note', deleteAllHighlights(both), ['note-2']],
    ['delete one note', deleteNote(both, 'note-2'), ['highlight-1']],
    ['delete all notes and no highlight', deleteAllNotes(both), ['highlight-1']],
    [
      'leave everything when the name is unknown',
      deleteNote(deleteHighlight(both, 'x'), 'x'),
      ['highlight-1', 'note-2'],
    ],
  ])('%s', (_, changed, left) => {
    expect(ids(changed)).toEqual(left);
  });

  it('write a note’s body and nothing else', () => {
    expect(writeNote(both, 'note-2', 'Remember')).toEqual({
      ...both,
      notes: [{ ...both.notes[0], content: 'Remember' }],
    });
  });
});

describe('mergeAnnotations', () => {
  it('keeps what only one of two tabs has', () => {
    const one = addHighlight(NO_ANNOTATIONS, at(0, 3), 1);
    const other = addNote(addHighlight(NO_ANNOTATIONS, at(4, 8), 2), at(9, 12), 3);
    expect(ids(mergeAnnotations(one, other))).toEqual(['highlight-1', 'highlight-2', 'note-3']);
  });

  it('takes what both have from the first', () => {
    const merged = mergeAnnotations(writeNote(both, 'note-2', 'first'), writeNote(both, 'note-2', 'second'));
    expect(merged.notes.map(({ content }) => content)).toEqual(['first']);
  });

  it('changes nothing when merged with itself or with nothing', () => {
    expect([
      mergeAnnotations(both, both),
      mergeAnnotations(NO_ANNOTATIONS, both),
      mergeAnnotations(both, NO_ANNOTATIONS),
    ]).toEqual([both, both, both]);
  });
});
