import type { DeviceStorage, StorageChange } from '@bandwise/api-contract/client';
import { joinedDrafts, type AttemptDraft } from './attempt-draft.ts';
import { readDraft } from './read-draft.ts';

/** Whose draft, and of which test. */
export interface DraftKey {
  /** The account's id, or GUEST. */
  readonly owner: string;
  readonly sectionId: string;
  readonly version: number;
}

export interface DraftStore {
  /** Whether the device took what was last given to it to keep. */
  isKeeping(): boolean;
  load(key: DraftKey): AttemptDraft | null;
  /** Stores a draft together with what another tab stored of the same attempt, and gives back both as one. */
  keep(key: DraftKey, draft: AttemptDraft): AttemptDraft;
  /** Forgets the section's drafts: of one version, or of all. */
  discard(key: DraftKey, version?: number): void;
  /** The draft that another tab has just stored under this key; undefined: the event is about something else. */
  fromEvent(key: DraftKey, event: StorageChange): AttemptDraft | null | undefined;
}

export const GUEST = 'guest';

export function createDraftStore(device: DeviceStorage): DraftStore {
  const load = (key: DraftKey) => readDraft(device.read(addressOf(key)));
  return {
    isKeeping: () => device.isKeeping(),
    load,
    keep(key, draft) {
      const both = joinedDrafts(draft, load(key));
      device.write(addressOf(key), JSON.stringify(both));
      return both;
    },
    discard(key, version) {
      const stored = version === undefined ? device.keys(prefixOf(key)) : [addressOf({ ...key, version })];
      for (const address of stored) device.remove(address);
    },
    fromEvent: (key, event) => (event.key === addressOf(key) ? readDraft(event.newValue) : undefined),
  };
}

const prefixOf = (key: DraftKey) => `attempt:${key.owner}:${key.sectionId}:`;
const addressOf = (key: DraftKey) => `${prefixOf(key)}${key.version}`;
