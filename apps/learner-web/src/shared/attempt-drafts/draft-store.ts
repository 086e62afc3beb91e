import type { DeviceStorage, StorageChange } from '@bandwise/api-contract/client';
import type { Answers } from '@bandwise/domain';
import type { AnswerCopy, AnswerValue, Edit, SavedAnswers } from './answer-copy.ts';
import { joinedDrafts, type AttemptDraft } from './attempt-draft.ts';

/** The owner and the test of drafts. */
interface DraftsKey {
  /** The account's id, or GUEST. */
  readonly owner: string;
  readonly sectionId: string;
}

export interface DraftKey extends DraftsKey {
  readonly version: number;
}

export interface DraftStore {
  /** Whether the device accepted the last write. */
  isKeeping(): boolean;
  load(key: DraftKey): AttemptDraft | null;
  /** Merges a draft with another tab's draft of the same attempt, stores it and returns it. */
  keep(key: DraftKey, draft: AttemptDraft): AttemptDraft;
  /** Whether the section's drafts, of any version, hold answers that the server has not confirmed. */
  hasUnsaved(key: DraftsKey): boolean;
  /** Forgets the section's drafts: of one version, or of all. */
  discard(key: DraftKey, version?: number): void;
  /** The draft that another tab has just stored under this key; undefined: the event is about something else. */
  fromEvent(key: DraftKey, event: StorageChange): AttemptDraft | null | undefined;
}

export { GUEST, PREVIEW } from './guest.ts';

export function createDraftStore(device: DeviceStorage): DraftStore {
  /** The last text stored by this page: while the device has it, no other tab has written, and parsing is unnecessary. */
  let own: { readonly text: string; readonly draft: AttemptDraft } | null = null;
  const load = (key: DraftKey) => {
    const text = device.read(addressOf(key));
    return own !== null && text === own.text ? own.draft : readDraft(text);
  };
  return {
    isKeeping: () => device.isKeeping(),
    load,
    keep(key, draft) {
      const both = joinedDrafts(draft, load(key));
      own = { text: JSON.stringify(both), draft: both };
      device.write(addressOf(key), own.text);
      return both;
    },
    hasUnsaved: (key) =>
      device.keys(prefixOf(key)).some((address) => {
        const edits = readDraft(device.read(address))?.copy.edits ?? {};
        return Object.values(edits).some(({ value }) => value !== null);
      }),
    discard(key, version) {
      const stored = version === undefined ? device.keys(prefixOf(key)) : [addressOf({ ...key, version })];
      for (const address of stored) device.remove(address);
    },
    fromEvent: (key, event) => (event.key === addressOf(key) ? readDraft(event.newValue) : undefined),
  };
}

const prefixOf = (key: DraftsKey) => `attempt:${key.owner}:${key.sectionId}:`;
const addressOf = (key: DraftKey) => `${prefixOf(key)}${key.version}`;

/** Parses a stored draft; null if it is invalid. Ignores invalid answers. */
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
  const answer = edit?.['value'];
  return at !== null && (answer === null || isAnswer(answer)) ? { value: answer, at } : null;
}

function mapValues<T>(value: unknown, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  const entries = Object.entries(record(value) ?? {}).map(([key, item]) => [key, read(item)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, T & {}] => entry[1] !== null));
}

function record(value: unknown): Readonly<Record<string, unknown>> | null {
  // Accepts any object; each field is checked where it is read.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function isAnswer(value: unknown): value is NonNullable<AnswerValue> {
  return typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}
