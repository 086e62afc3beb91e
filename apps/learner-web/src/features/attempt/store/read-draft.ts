import type { Answers } from '@bandwise/domain';
import type { AnswerCopy, AnswerValue, Edit, SavedAnswers } from './answer-copy.ts';
import type { AttemptDraft } from './attempt-draft.ts';

/** A stored text as a draft; null for anything that is none. What is no answer in it is left out. */
export function readDraft(text: string | null): AttemptDraft | null {
  if (text === null) return null;
  try {
    const value = record(JSON.parse(text));
    const copy = record(value?.['copy']);
    if (!value || !copy) return null;
    const { attemptId, restart, begun, deadline, offset, closed } = value;
    return {
      attemptId: typeof attemptId === 'string' ? attemptId : null,
      restart: restart === true,
      begun: number(begun) ?? 0,
      deadline: number(deadline),
      offset: number(offset),
      copy: readCopy(copy),
      closed: closed === true,
    };
  } catch {
    return null;
  }
}

function readCopy(copy: Readonly<Record<string, unknown>>): AnswerCopy {
  return {
    saved: readSaved(record(copy['saved']) ?? {}),
    judged: mapValues(copy['judged'], number),
    edits: mapValues(copy['edits'], readEdit),
  };
}

function readSaved({ answers, revision, now }: Readonly<Record<string, unknown>>): SavedAnswers {
  return { answers: readAnswers(answers), revision: number(revision) ?? -1, now: number(now) ?? 0 };
}

const readAnswers = (value: unknown): Answers => mapValues(value, (answer) => (isAnswer(answer) ? answer : null));

function readEdit(value: unknown): Edit | null {
  const edit = record(value);
  const at = number(edit?.['at']);
  const given = edit?.['value'];
  return at !== null && (given === null || isAnswer(given)) ? { value: given, at } : null;
}

function mapValues<T>(value: unknown, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  const entries = Object.entries(record(value) ?? {}).map(([key, item]) => [key, read(item)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, T & {}] => entry[1] !== null));
}

function record(value: unknown): Readonly<Record<string, unknown>> | null {
  // An object's own fields are all that is asked for, each checked where it is read.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function isAnswer(value: unknown): value is NonNullable<AnswerValue> {
  return typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}
