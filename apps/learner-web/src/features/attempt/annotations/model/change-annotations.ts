import type { Annotations, Highlight, Note, Place } from './annotations.ts';

/** Overlapping highlights stay separate, so that each can be deleted; equal ones are one. */
export function addHighlight(annotations: Annotations, place: Place, now: number): Annotations {
  const { highlights } = annotations;
  if (highlights.some((other) => isSamePlace(other, place))) return annotations;
  return { ...annotations, highlights: [...highlights, { id: freshId('highlight', highlights, now), ...place }] };
}

/** The new note is the last one, and empty. */
export function addNote(annotations: Annotations, place: Place, now: number): Annotations {
  const { notes } = annotations;
  return { ...annotations, notes: [...notes, { id: freshId('note', notes, now), ...place, content: '' }] };
}

export function writeNote(annotations: Annotations, id: string, content: string): Annotations {
  return { ...annotations, notes: annotations.notes.map((note) => (note.id === id ? { ...note, content } : note)) };
}

/** Whether a note is empty. */
export function isBlank(content: string): boolean {
  return content.trim() === '';
}

export function deleteNote(annotations: Annotations, id: string): Annotations {
  return { ...annotations, notes: annotations.notes.filter((note) => note.id !== id) };
}

export function deleteHighlight(annotations: Annotations, id: string): Annotations {
  return { ...annotations, highlights: annotations.highlights.filter((highlight) => highlight.id !== id) };
}

export function deleteAllHighlights(annotations: Annotations): Annotations {
  return { ...annotations, highlights: [] };
}

export function deleteAllNotes(annotations: Annotations): Annotations {
  return { ...annotations, notes: [] };
}

/** The union of both; the first wins for equal ids. */
export function mergeAnnotations(first: Annotations, second: Annotations): Annotations {
  return {
    highlights: mergeById<Highlight>(first.highlights, second.highlights),
    notes: mergeById<Note>(first.notes, second.notes),
  };
}

function mergeById<T extends { readonly id: string }>(first: readonly T[], second: readonly T[]): readonly T[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.panel === other.panel && one.start === other.start && one.end === other.end;
}

/** `{kind}-{timestamp}`; two in one millisecond must not share it. */
function freshId(kind: string, taken: readonly { readonly id: string }[], now: number): string {
  let time = now;
  while (taken.some(({ id }) => id === `${kind}-${time}`)) time += 1;
  return `${kind}-${time}`;
}
