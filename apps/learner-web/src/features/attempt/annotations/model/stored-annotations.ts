import { NO_ANNOTATIONS, type Annotations, type Highlight, type Note } from './annotations.ts';

/** The learner and the section version of annotations. */
export interface AnnotationScope {
  /** The account's id, or `guest`. */
  readonly user: string;
  readonly sectionID: string;
  readonly version: number;
}

export function annotationsKey({ user, sectionID, version }: AnnotationScope): string {
  return `annotations:${user}:${sectionID}:${version}`;
}

export function serialiseAnnotations({ highlights, notes }: Annotations): string {
  return JSON.stringify({ highlights, notes });
}

/** Parses stored annotations; ignores invalid entries. */
export function parseAnnotations(text: string | null): Annotations {
  if (text === null) return NO_ANNOTATIONS;
  try {
    const value: unknown = JSON.parse(text);
    return { highlights: readList(value, 'highlights', readHighlight), notes: readList(value, 'notes', readNote) };
  } catch {
    return NO_ANNOTATIONS;
  }
}

function readList<T extends { readonly id: string }>(
  value: unknown,
  name: keyof Annotations,
  read: (item: unknown) => T | null,
): readonly T[] {
  const list = fieldsOf(value)[name];
  if (!Array.isArray(list)) return [];
  const items = list.map(read).filter((item) => item !== null);
  return items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index);
}

function readHighlight(value: unknown): Highlight | null {
  const { id, panel, start, end, text, before } = fieldsOf(value);
  if (typeof id !== 'string' || typeof panel !== 'string' || typeof text !== 'string') return null;
  if (!isOffset(start) || !isOffset(end) || start >= end) return null;
  return { id, panel, start, end, text, before: typeof before === 'string' ? before : '' };
}

function readNote(value: unknown): Note | null {
  const place = readHighlight(value);
  const { content } = fieldsOf(value);
  return place === null ? null : { ...place, content: typeof content === 'string' ? content : '' };
}

function isOffset(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
