import type { Draft, DraftDetail } from '@bandwise/api-contract/admin';
import type { ApiError } from '@bandwise/api-contract/client';
import type { ReadonlyStore } from '../store/readonly-store.ts';
import type { DraftRef } from '../calls/draft-calls.ts';

/**
 * `none`: nothing to save. `saving`: a change follows in a moment. `offline`: it is tried again. `conflict`: someone else
 * has saved the draft, or published or deleted it. `refused`: it cannot be saved as it is.
 */
export type ServerStatus = 'none' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

export interface ServerDraftState {
  readonly status: ServerStatus;
  readonly ref: DraftRef | null;
  /** Why it is a conflict or was refused, in the server's words. */
  readonly reason: string;
  /** Of a conflict: their version; null: it is gone. */
  readonly theirs: DraftDetail | null;
  /** Who else has it open now. */
  readonly editors: readonly string[];
  readonly schedule: Draft['schedule'];
  readonly failure: Draft['failure'];
  /** Of a new test that its schedule has published: the section to go on with. */
  readonly becameSection: string | null;
}

export interface ServerDraft extends ReadonlyStore<ServerDraftState> {
  /** Saves every change, and says that the draft is open, until the returned function is called. */
  readonly follow: () => () => void;
  /** Nothing is saved from when it resolves until `release`: what is published meanwhile names the revision that there is. */
  readonly hold: () => Promise<void>;
  readonly release: () => void;
  /** Saves what is written. False: it could not be saved. */
  readonly saveNow: () => Promise<boolean>;
  /** The draft is no longer this editor's: it was published, or another test is begun. */
  readonly forget: () => void;
  /** What the server answered of the draft that is written. */
  readonly adopt: (draft: Draft) => void;
  /** Their version is in the form now. */
  readonly takeTheirs: (draft: Draft) => void;
  /** The draft is gone: what is written begins another. */
  readonly saveAnew: () => void;
  /** A call was refused because the draft was saved since. True: by this editor, and the call may be made again. */
  readonly clash: (error: ApiError) => Promise<boolean>;
  /** Goes on from what the schedule of the draft has published. False: it has published nothing. */
  readonly catchUp: () => Promise<boolean>;
  /** What the device notes of it with its own copy. */
  readonly mark: () => { readonly id: string; readonly revision: number; readonly isSaved: boolean } | null;
}

/** Of no draft. */
export const NOTHING = {
  reason: '',
  theirs: null,
  editors: [],
  schedule: null,
  failure: null,
  becameSection: null,
} as const;

/** What an editor shows of a draft. */
export function shown(
  draft: Draft | null,
): Pick<ServerDraftState, 'becameSection' | 'editors' | 'failure' | 'schedule'> {
  const { editors = [], schedule = null, failure = null, published = null } = draft ?? {};
  const becameSection = published?.over === null ? (published.sections[0]?.id ?? null) : null;
  return { editors: editors.map(({ name }) => name), schedule, failure, becameSection };
}
