import type { Answers } from '@bandwise/domain';
import type { DeviceStorage } from '../../../shared/device/device-storage.ts';

/** What the device keeps of a sitting in progress. */
export interface AttemptDraft {
  readonly answers: Answers;
  /** Milliseconds since 1970; null where the skill has no clock. */
  readonly deadline: number | null;
  /** The learner, or the clock, has submitted; only the server does not know yet. */
  readonly closed: boolean;
}

export interface DraftKey {
  /** The account's id, or GUEST. */
  readonly owner: string;
  readonly sectionId: string;
  readonly version: number;
}

/** Where drafts are kept. Saving to the server as well is another implementation of the same three. */
export interface DraftStore {
  load(key: DraftKey): AttemptDraft | null;
  save(key: DraftKey, draft: AttemptDraft): void;
  /** Forgets the section's drafts, those of older versions too. */
  discard(key: DraftKey): void;
}

export const GUEST = 'guest';

export function createDraftStore(device: DeviceStorage): DraftStore {
  return {
    load: (key) => readDraft(device.read(addressOf(key))),
    save: (key, draft) => device.write(addressOf(key), JSON.stringify(draft)),
    discard(key) {
      for (const stored of device.keys(prefixOf(key))) device.remove(stored);
    },
  };
}

const prefixOf = (key: DraftKey) => `attempt:${key.owner}:${key.sectionId}:`;
const addressOf = (key: DraftKey) => `${prefixOf(key)}${key.version}`;

/** A stored text as a draft; null for anything that is none. */
export function readDraft(text: string | null): AttemptDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('answers' in value)) return null;
    const deadline = 'deadline' in value && typeof value.deadline === 'number' ? value.deadline : null;
    return { answers: readAnswers(value.answers), deadline, closed: 'closed' in value && value.closed === true };
  } catch {
    return null;
  }
}

function readAnswers(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string | string[]] => isAnswer(entry[1])),
  );
}

function isAnswer(value: unknown): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}
