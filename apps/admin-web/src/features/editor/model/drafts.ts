import type { TestForm } from './form.ts';

/** The part of the Storage interface that is used; a browser may refuse any of it. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly form: TestForm;
}

/** `work`: what is being written. `mine`: what was set aside to look at someone else's version. */
export type DraftSlot = 'work' | 'mine';

export interface Drafts {
  readonly read: (slot: DraftSlot) => Draft | null;
  /** False: the browser did not keep it. */
  readonly write: (slot: DraftSlot, draft: Draft) => boolean;
  readonly clear: (slot: DraftSlot) => void;
}

export interface DraftOwner {
  readonly userId: string;
  readonly skill: string;
  /** null: the test is new. */
  readonly examId: string | null;
}

/** Above every earlier form of a draft: one that this console does not understand is left alone. */
const DRAFT_FORM = 2;

/** The unsaved work of one person on one test, on this device. */
export function createDrafts(storage: () => DraftStorage, owner: DraftOwner): Drafts {
  const key = (slot: DraftSlot) =>
    ['bandwise', 'editor', slot, owner.userId, owner.skill, owner.examId ?? 'new'].join(':');
  return {
    read(slot) {
      try {
        return readDraft(storage().getItem(key(slot)));
      } catch {
        return null;
      }
    },
    write(slot, draft) {
      try {
        storage().setItem(key(slot), JSON.stringify({ draftForm: DRAFT_FORM, ...draft }));
        return true;
      } catch {
        return false;
      }
    },
    clear(slot) {
      try {
        storage().removeItem(key(slot));
      } catch {
        // A browser that keeps nothing has nothing to remove.
      }
    },
  };
}

function readDraft(text: string | null): Draft | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null || !('draftForm' in value)) return null;
  // Its form number says that this console wrote it, and how.
  return value.draftForm === DRAFT_FORM ? (value as unknown as Draft) : null;
}
