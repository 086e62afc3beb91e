import { type Answers } from '@bandwise/domain';
import { cleanText } from '@bandwise/domain/internal';

export type AnswerValue = string | readonly string[] | null;

/** A typed value (null: cleared) and its time: milliseconds by the server's clock as computed here. */
export interface Edit {
  readonly value: AnswerValue;
  readonly at: number;
}

export type Edits = Readonly<Record<string, Edit>>;

/** The server's answers as of one moment. Later saves have higher revisions. */
export interface SavedAnswers {
  readonly answers: Answers;
  readonly revision: number;
  /** The server's clock at the response: nothing in it was typed later. */
  readonly now: number;
}

/**
 * One tab's or device's copy of an attempt's answers. Merging copies of one attempt is commutative, associative and idempotent, so tabs,
 * reloads and late responses can't conflict.
 */
export interface AnswerCopy {
  readonly saved: SavedAnswers;
  /** The time of the latest merged edit by address, in `saved` or before. */
  readonly judged: Readonly<Record<string, number>>;
  /** Edits that the server has not confirmed. */
  readonly edits: Edits;
}

export const EMPTY_COPY: AnswerCopy = { saved: { answers: {}, revision: -1, now: 0 }, judged: {}, edits: {} };

/** The visible answers: the server's, overlaid by later edits. */
export function visibleAnswers({ saved, edits }: AnswerCopy): Answers {
  const entries = Object.entries({ ...saved.answers, ...valuesOf(edits) });
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | readonly string[]] => entry[1] !== null),
  );
}

/** Adds an edit that is later than all known edits, whatever the clocks. */
export function withEdit(copy: AnswerCopy, address: string, edit: Edit): AnswerCopy {
  const before = Math.max(copy.edits[address]?.at ?? -1, copy.judged[address] ?? -1);
  const at = Math.max(Math.round(edit.at), copy.saved.now, before + 1, 0);
  return { ...copy, edits: { ...copy.edits, [address]: { value: storable(edit.value), at } } };
}

/** Removes characters that the database can't store: the server would refuse the whole request. */
function storable(value: AnswerValue): AnswerValue {
  if (value === null) return null;
  return typeof value === 'string' ? cleanText(value) : value.map(cleanText);
}

/** Applies the response to a save: each of its edits was accepted or superseded by a later one. */
export function withSaved(copy: AnswerCopy, saved: SavedAnswers, sent: Edits): AnswerCopy {
  const judged = Object.fromEntries(Object.entries(sent).map(([address, { at }]) => [address, at]));
  return joined(copy, { saved, judged, edits: {} });
}

/** The merged copy. */
export function joined(one: AnswerCopy, other: AnswerCopy): AnswerCopy {
  const judged = mergeBy(one.judged, other.judged, (a, b) => a >= b);
  const edits = mergeBy(one.edits, other.edits, isLater);
  return {
    saved: isFresher(one.saved, other.saved) ? one.saved : other.saved,
    judged,
    edits: Object.fromEntries(Object.entries(edits).filter(([address, { at }]) => at > (judged[address] ?? -1))),
  };
}

/** Edits typed since a moment. */
export function editsSince(edits: Edits, moment: number): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([, { at }]) => at >= moment));
}

function valuesOf(edits: Edits): Readonly<Record<string, AnswerValue>> {
  return Object.fromEntries(Object.entries(edits).map(([address, { value }]) => [address, value]));
}

function isFresher(one: SavedAnswers, other: SavedAnswers): boolean {
  return one.revision === other.revision ? one.now >= other.now : one.revision > other.revision;
}

/** Edits in the same millisecond are ordered by value, so that all tabs agree. */
function isLater(one: Edit, other: Edit): boolean {
  if (one === other) return true;
  return one.at === other.at ? JSON.stringify(one.value) >= JSON.stringify(other.value) : one.at > other.at;
}

function mergeBy<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  wins: (a: T, b: T) => boolean,
): Readonly<Record<string, T>> {
  const merged: Record<string, T> = { ...one };
  for (const [address, value] of Object.entries(other)) {
    const mine = merged[address];
    if (mine === undefined || !wins(mine, value)) merged[address] = value;
  }
  return merged;
}
