import type { Draft as ServerDraft, DraftDetail } from '@bandwise/api-contract/admin';
import type { ConflictingKey } from '../../model/compare/merge-draft.ts';
import type { ExamForm } from '../../model/form/form.ts';
import type { DraftRef } from '../calls/draft-calls.ts';
import type { Draft } from './device-drafts.ts';

/**
 * The draft on the server. `clean`: there is nothing to save. `dirty`: the device has more than the server. `saving`: a change follows
 * in a moment. `offline`: the save is tried again. `conflict`: another administrator has saved the draft, or published or deleted it.
 * `refused`: the draft cannot be saved as it is.
 */
export type DraftStatus = 'clean' | 'dirty' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

/** The draft on the device. `clean`: all is published. `writing`: the draft follows in a moment. `failed`: the browser stores nothing. */
export type DeviceStatus = 'clean' | 'writing' | 'stored' | 'failed';

export interface DraftState {
  readonly status: DraftStatus;
  readonly device: DeviceStatus;
  readonly ref: DraftRef | null;
  /** The server's message for a conflict or refusal. */
  readonly reason: string;
  /** The other version of a conflict; null: the draft is gone. */
  readonly theirs: DraftDetail | null;
  /** The other administrators who have the draft open. */
  readonly editors: readonly string[];
  readonly schedule: ServerDraft['schedule'];
  readonly failure: ServerDraft['failure'];
  /** The section that the schedule published from a new test; null without one. */
  readonly publishedSection: string | null;
  /** The time at which the restored work was stored; null if nothing was restored. */
  readonly restored: number | null;
  /** The administrator who saved the restored work on the server. */
  readonly restoredFrom: string | null;
  /** The title of the test that the work duplicates unchanged. */
  readonly duplicateOf: string | null;
  /** The restored work is based on an older version of the test. */
  readonly isOutdated: boolean;
  /** Saving would replace a version that the author has seen. */
  readonly isOverTheirs: boolean;
  /** The keys of that version that the work would overwrite. */
  readonly conflictingKeys: readonly ConflictingKey[];
  /** Another tab is writing the same test. */
  readonly isElsewhere: boolean;
  /** The version that was set aside to open another one. */
  readonly mine: Draft | null;
  /** The form saved on the server; null if it has another or none. */
  readonly savedForm: ExamForm | null;
  /** Counts the drafts of this editor, so that responses about an earlier one are ignored. */
  readonly generation: number;
  /** Whether a call that changes the draft is running, and whether another one must follow. */
  readonly call: 'none' | 'running' | 'wanted';
  readonly isPublishing: boolean;
  readonly isFollowed: boolean;
}

/** An event with an outdated `generation` is ignored. */
export type DraftEvent =
  | { readonly type: 'left' | 'saveWanted' | 'callEnded' }
  | { readonly type: 'followed'; readonly isDirty: boolean }
  /** The form or the published test changed. */
  | { readonly type: 'edited'; readonly isDirty: boolean }
  | { readonly type: 'saveDue'; readonly form: ExamForm; readonly isDirty: boolean }
  | { readonly type: 'saved'; readonly generation: number; readonly draft: ServerDraft; readonly form: ExamForm }
  | { readonly type: 'removed' | 'unreachable'; readonly generation: number }
  | { readonly type: 'refused'; readonly generation: number; readonly reason: string }
  /** After a save was refused because the draft is another one: `draft` null: it is gone; undefined: it was not loaded. */
  | {
      readonly type: 'overtaken';
      readonly generation: number;
      readonly draft: DraftDetail | null | undefined;
      /** This editor saved that version but missed the response. */
      readonly isOwn: boolean;
      readonly isDirty: boolean;
      readonly reason: string;
    }
  | {
      readonly type: 'publishedBySchedule';
      readonly generation: number;
      /** All work is published and the draft no longer exists. */
      readonly isGone: boolean;
      readonly isDirty: boolean;
    }
  /** The response of a call about this draft. */
  | { readonly type: 'received'; readonly draft: ServerDraft }
  | { readonly type: 'editorsListed'; readonly ref: DraftRef | null; readonly draft: ServerDraft }
  | { readonly type: 'publishingBegun' | 'publishingEnded' }
  /** The draft no longer belongs to this editor: it was published, or another test was started. */
  | { readonly type: 'detached' }
  | { readonly type: 'theirsOpened'; readonly draft: DraftDetail; readonly form: ExamForm }
  /** The draft no longer exists; the work starts a new one. */
  | { readonly type: 'begunAgain' }
  | { readonly type: 'storedOnDevice'; readonly isStored: boolean }
  | { readonly type: 'clearedOnDevice' | 'openedElsewhere' }
  | { readonly type: 'setAside'; readonly mine: Draft }
  | { readonly type: 'asideRemoved' }
  | { readonly type: 'asideReopened'; readonly conflictingKeys: readonly ConflictingKey[] };

export type DraftEffect =
  | { readonly type: 'saveLater'; readonly ms: number }
  | { readonly type: 'cancelSave' | 'storeLater' }
  | { readonly type: 'save'; readonly ref: DraftRef | null; readonly form: ExamForm; readonly generation: number }
  | { readonly type: 'remove'; readonly ref: DraftRef; readonly generation: number };

export type DraftStep = readonly [DraftState, readonly DraftEffect[]];

const DELAY_MS = 2000;
const RETRY_MS = 10_000;

/** The state without any draft on the server. */
const DETACHED = {
  status: 'clean',
  ref: null,
  reason: '',
  theirs: null,
  editors: [],
  schedule: null,
  failure: null,
  publishedSection: null,
  savedForm: null,
} as const satisfies Partial<DraftState>;

/** The state without restored, set aside or saved work. */
const AT_REST = {
  ...DETACHED,
  restored: null,
  restoredFrom: null,
  duplicateOf: null,
  isOutdated: false,
  isOverTheirs: false,
  conflictingKeys: [],
  isElsewhere: false,
  mine: null,
  device: 'clean',
  generation: 0,
  call: 'none',
  isPublishing: false,
  isFollowed: false,
} as const satisfies DraftState;

/** The initial state of an editor with the server's draft. */
export function openedDraft(
  opened: Partial<DraftState> & Pick<DraftState, 'ref' | 'savedForm'>,
  remote: ServerDraft | null,
): DraftState {
  const isRestored = opened.restored !== null && opened.restored !== undefined;
  const status = opened.savedForm === null ? (isRestored ? 'dirty' : 'clean') : 'saved';
  const device = isRestored ? 'stored' : 'clean';
  return { ...AT_REST, ...detailsOf(remote), status, device, ...opened };
}

/** Makes the note about the server's draft that the device stores beside its own copy. */
export function noteOf({ ref, savedForm }: DraftState, form: ExamForm): Draft['server'] {
  return ref && { ...ref, isSaved: savedForm === form };
}

/** Whether the server's draft shows that its schedule has published it. `draft` null: it no longer exists. */
export function isScheduleDone({ schedule }: DraftState, draft: ServerDraft | null, revision: number | null): boolean {
  return draft === null ? schedule !== null : draft.published?.over === revision;
}

/** Returns the state after an event and the effects to run. */
export function reduceDraft(state: DraftState, event: DraftEvent): DraftStep {
  if ('generation' in event && event.generation !== state.generation) return [state, []];
  switch (event.type) {
    case 'followed': {
      const followed = { ...state, isFollowed: true };
      return [followed, event.isDirty && state.savedForm === null ? [saveLater(followed, DELAY_MS)] : []];
    }
    case 'left':
      return [{ ...state, isFollowed: false }, [{ type: 'cancelSave' }]];
    case 'edited':
      return edited(state, event.isDirty);
    case 'saveDue':
      return saveDue(state, event);
    case 'saveWanted':
      return [{ ...state, call: state.call === 'none' ? 'none' : 'wanted' }, []];
    case 'callEnded':
      return [{ ...state, call: 'none' }, state.call === 'wanted' ? [saveLater(state, 0)] : []];
    case 'publishingBegun':
      return [{ ...state, isPublishing: true }, [{ type: 'cancelSave' }]];
    case 'publishingEnded': {
      const resumed = { ...state, isPublishing: false };
      return [resumed, [saveLater(resumed, DELAY_MS)]];
    }
    case 'detached':
      return [{ ...state, ...DETACHED, generation: state.generation + 1 }, [{ type: 'cancelSave' }]];
    case 'begunAgain':
      return [{ ...state, ref: null, reason: '', theirs: null, status: 'saving' }, []];
    case 'saved':
    case 'removed':
    case 'unreachable':
    case 'refused':
    case 'overtaken':
    case 'publishedBySchedule':
    case 'received':
    case 'editorsListed':
    case 'theirsOpened':
      return reduceServer(state, event);
    case 'storedOnDevice':
    case 'clearedOnDevice':
    case 'openedElsewhere':
    case 'setAside':
    case 'asideRemoved':
    case 'asideReopened':
      return [reduceDevice(state, event), []];
  }
}

type ServerEvent =
  | Extract<
      DraftEvent,
      {
        type: 'refused' | 'overtaken' | 'publishedBySchedule' | 'saved' | 'received' | 'editorsListed' | 'theirsOpened';
      }
    >
  | { readonly type: 'removed' | 'unreachable' };

/** Reduces the server's responses. */
function reduceServer(state: DraftState, event: ServerEvent): DraftStep {
  switch (event.type) {
    case 'saved':
      return [{ ...withDraft(state, event.draft), status: 'saved', reason: '', savedForm: event.form }, []];
    case 'removed':
      return [{ ...state, ...DETACHED }, []];
    case 'unreachable':
      return [{ ...state, status: 'offline' }, [saveLater(state, RETRY_MS)]];
    case 'refused':
      return [{ ...state, status: 'refused', reason: event.reason }, []];
    case 'overtaken':
      return overtaken(state, event);
    case 'publishedBySchedule': {
      const next: DraftState = event.isGone ? { ...state, ...DETACHED } : { ...state, savedForm: null };
      return [next, event.isDirty ? [saveLater(next, DELAY_MS)] : []];
    }
    case 'received':
      return [withDraft(state, event.draft), []];
    case 'editorsListed': {
      if (event.ref !== state.ref || state.call !== 'none') return [state, []];
      const { editors, ...details } = detailsOf(event.draft);
      // An editor without a draft only shows who has the other one open.
      return [{ ...state, editors, ...(event.ref !== null && details) }, []];
    }
    case 'theirsOpened': {
      const opened = withDraft(state, event.draft);
      return [{ ...opened, status: 'saved', reason: '', theirs: null, savedForm: event.form }, []];
    }
  }
}

/** Reduces events on the device. */
function reduceDevice(
  state: DraftState,
  event: Extract<
    DraftEvent,
    { type: 'storedOnDevice' | 'clearedOnDevice' | 'openedElsewhere' | 'setAside' | 'asideRemoved' | 'asideReopened' }
  >,
): DraftState {
  switch (event.type) {
    case 'storedOnDevice':
      return { ...state, device: event.isStored ? 'stored' : 'failed' };
    case 'clearedOnDevice':
      return { ...state, device: 'clean', restored: null, isOutdated: false, isOverTheirs: false, conflictingKeys: [] };
    case 'openedElsewhere':
      return { ...state, isElsewhere: true };
    case 'setAside':
      return { ...state, mine: event.mine };
    case 'asideRemoved':
      return { ...state, mine: null };
    case 'asideReopened':
      return { ...state, mine: null, isOverTheirs: true, conflictingKeys: event.conflictingKeys };
  }
}

function edited(state: DraftState, isDirty: boolean): DraftStep {
  const device = state.device === 'failed' ? 'failed' : isDirty ? 'writing' : 'clean';
  const store: DraftEffect = { type: 'storeLater' };
  if (state.status === 'conflict' && isDirty) return [{ ...state, device }, [store]];
  // Without own work there is nothing to choose: the other version stays.
  const calm = state.status === 'conflict' ? { ...state, ...DETACHED } : state;
  const status = isDirty ? 'saving' : calm.status === 'refused' ? 'clean' : calm.status;
  return [{ ...calm, device, status }, [store, saveLater(calm, DELAY_MS)]];
}

function saveDue(state: DraftState, { form, isDirty }: Extract<DraftEvent, { type: 'saveDue' }>): DraftStep {
  const { ref, savedForm, generation, status, call } = state;
  if (state.isPublishing || status === 'conflict' || status === 'refused') return [state, [{ type: 'cancelSave' }]];
  if (call !== 'none') return [{ ...state, call: 'wanted' }, [{ type: 'cancelSave' }]];
  if (!isDirty && ref === null) return [{ ...state, status: 'clean', savedForm: null }, []];
  if (!isDirty && ref !== null)
    return [{ ...state, savedForm: null, call: 'running' }, [{ type: 'remove', ref, generation }]];
  if (form === savedForm) return [{ ...state, status: 'saved' }, []];
  return [{ ...state, status: 'saving', call: 'running' }, [{ type: 'save', ref, form, generation }]];
}

function overtaken(state: DraftState, event: Extract<DraftEvent, { type: 'overtaken' }>): DraftStep {
  const { draft, isOwn, isDirty, reason } = event;
  if (draft === undefined) return [{ ...state, status: 'offline' }, [saveLater(state, RETRY_MS)]];
  if (draft !== null && isOwn) return [{ ...withDraft(state, draft), savedForm: null, status: 'saving' }, []];
  if (!isDirty) return [{ ...state, ...DETACHED }, []];
  return [{ ...state, status: 'conflict', reason, theirs: draft, ref: draft === null ? null : state.ref }, []];
}

function saveLater({ isFollowed, isPublishing }: DraftState, ms: number): DraftEffect {
  return isFollowed && !isPublishing ? { type: 'saveLater', ms } : { type: 'cancelSave' };
}

function withDraft(state: DraftState, draft: ServerDraft): DraftState {
  return { ...state, ...detailsOf(draft), ref: { id: draft.id, revision: draft.revision } };
}

function detailsOf(
  draft: ServerDraft | null,
): Pick<DraftState, 'publishedSection' | 'editors' | 'failure' | 'schedule'> {
  const { editors = [], schedule = null, failure = null, published = null } = draft ?? {};
  const publishedSection = published?.over === null ? (published.sections[0]?.id ?? null) : null;
  return { editors: editors.map(({ name }) => name), schedule, failure, publishedSection };
}
