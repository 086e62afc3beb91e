import { EDITING_SECONDS, type Draft as ServerDraft } from '@bandwise/api-contract/admin';
import { ApiError, followOtherTabs } from '@bandwise/api-contract/client';
import { createStore } from 'zustand/vanilla';
import { texts } from '../../../../shared/texts/texts.ts';
import { isDirty } from '../../model/changes/editor-state.ts';
import { rebaseDraft, isOlder } from '../../model/compare/merge-draft.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { patched } from '../../model/form/lists.ts';
import type { StepName } from '../../model/history/change.ts';
import { toContent, type DraftCalls } from '../calls/draft-calls.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { ReadonlyStore } from '../store/readonly-store.ts';
import type { RichTextFlushes } from '../store/rich-text-flushes.ts';
import { newTabId, type Draft, type Drafts } from './device-drafts.ts';
import {
  isScheduleDone,
  noteOf,
  openedDraft,
  reduceDraft,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
} from './draft-state.ts';
import { publishedBySchedule } from './published-by-schedule.ts';
import { fromRemote, type Reconciled } from './reconcile.ts';

/** The unpublished work of one editor, on the device and on the server. */
export interface EditorDraft extends ReadonlyStore<DraftState> {
  /** Starts storing and saving changes, and reports that the draft is open. @returns a function that stops it. */
  readonly follow: () => () => void;
  /** Stores the draft on the device now. */
  readonly storeNow: () => void;
  /** Saves the draft on the server now. @returns false on failure. */
  readonly saveNow: () => Promise<boolean>;
  /** Resets to the published test or an empty one. */
  readonly discard: () => void;
  /** Sets the work aside and opens the published version instead. */
  readonly openPublished: (theirs: ExamForm, contentRevision?: number | null) => void;
  /** Sets the work aside and opens the other version of the conflict. */
  readonly openTheirs: () => void;
  /** Opens the work that was set aside, merged with later changes by other administrators. */
  readonly reopenMine: () => void;
  readonly discardMine: () => void;
  /** Sets aside again what `discardMine` has discarded. */
  readonly setAside: (mine: Draft) => void;
  /** Nothing is saved between the resolved `pauseSaving` and `resumeSaving`, because a publication must name the latest revision. */
  readonly pauseSaving: () => Promise<void>;
  readonly resumeSaving: () => void;
  /** The draft is no longer this editor's: it was published, or another test is begun. */
  readonly detach: () => void;
  /** Applies the server's response of a call about this draft. */
  readonly receive: (draft: ServerDraft) => void;
  /** The draft no longer exists: the work starts a new one. */
  readonly beginAgain: () => void;
  /**
   * Handles a call that was refused because the draft was saved since. @returns true if this editor saved it, so that the call may be
   * repeated.
   */
  readonly resolveConflict: (refusal: ApiError) => Promise<boolean>;
  /** Continues from the version that the draft's schedule published. @returns false if it published nothing. */
  readonly followSchedule: () => Promise<boolean>;
}

const STORE_DELAY_MS = 600;

interface Parts {
  readonly store: EditorStore;
  readonly drafts: Drafts;
  readonly calls: DraftCalls;
  readonly flushes: RichTextFlushes;
  readonly tab: string;
  readonly isElsewhere?: boolean;
  /** The last revision of the published test that changed more than keys; undefined: the form's. */
  readonly contentRevision?: number;
  /** The test is unpublished. */
  readonly isNew: boolean;
  readonly opened: Reconciled;
  /** The draft on the server when the editor opens. */
  readonly remote: ServerDraft | null;
}

/** Runs the effects of `reduceDraft`: timers, the device's storage and calls. */
export function createEditorDraft(parts: Parts): EditorDraft {
  const { store, drafts, calls, flushes, tab, isNew, opened, remote, isElsewhere = false } = parts;
  let { contentRevision = store.getState().form.revision } = parts;
  const { draft: restored } = opened;
  const published = store.getState().saved;
  if (restored !== null) store.dispatch({ type: 'replace', form: restored.form, saved: published });
  // The base of the work, until another version is published.
  let begun = { saved: published, from: restored === null ? published : restored.from };
  /** A random id of this editor, because two editors may use the same tab one after the other. */
  const editor = newTabId();
  const { setState, ...draft } = createStore<DraftState>(() =>
    openedDraft(
      {
        ref: opened.ref,
        savedForm: opened.isSaved ? store.getState().form : null,
        restored: restored?.savedAt ?? null,
        restoredFrom: opened.by,
        duplicateOf: restored?.duplicateOf ?? null,
        isOutdated: restored !== null && isOlder(restored.form, contentRevision),
        isElsewhere,
        mine: drafts.read('mine'),
      },
      remote,
    ),
  );
  let storeTimer: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  const send = (event: DraftEvent) => {
    const [state, effects] = reduceDraft(draft.getState(), event);
    setState((before) => patched(before, state), true);
    for (const effect of effects) run(effect);
  };

  const run = (effect: DraftEffect) => {
    switch (effect.type) {
      case 'storeLater':
        clearTimeout(storeTimer);
        storeTimer = setTimeout(storeNow, STORE_DELAY_MS);
        break;
      case 'cancelSave':
        clearTimeout(saveTimer);
        break;
      case 'saveLater':
        clearTimeout(saveTimer);
        saveTimer = setTimeout(() => void save(), effect.ms);
        break;
      case 'save':
      case 'remove':
        running = changeOnServer(effect).finally(() => {
          running = null;
          send({ type: 'callEnded' });
        });
    }
  };

  const isDirtyNow = () => isDirty(store.getState());
  const isCurrent = (generation: number) => draft.getState().generation === generation;
  const draftNow = (): Draft => {
    const { form, saved } = store.getState();
    const from = saved === begun.saved ? begun.from : saved;
    return { savedAt: Date.now(), form, from, server: noteOf(draft.getState(), form) ?? null };
  };

  const storeNow = () => {
    clearTimeout(storeTimer);
    if (isDirtyNow()) send({ type: 'storedOnDevice', isStored: drafts.write('work', draftNow()) });
    else {
      drafts.clear('work');
      send({ type: 'clearedOnDevice' });
    }
  };

  const save = async () => {
    send({ type: 'saveDue', form: store.getState().form, isDirty: isDirtyNow() });
    await running;
  };

  const saveRest = async () => {
    await running;
    await save();
  };

  const changeOnServer = async (effect: Extract<DraftEffect, { type: 'save' | 'remove' }>) => {
    const { generation } = effect;
    try {
      if (effect.type === 'remove') {
        await calls.remove(effect.ref);
        send({ type: 'removed', generation });
        return;
      }
      const { ref, form } = effect;
      const saved = await calls.save(ref, toContent({ tab, editor, form, from: draftNow().from }));
      send({ type: 'saved', generation, draft: saved, form });
      if (isCurrent(generation)) await checkSchedule(saved);
    } catch (error) {
      if (isCurrent(generation)) await reportFailure(error, generation);
    }
  };

  const reportFailure = async (error: unknown, generation: number) => {
    if (!(error instanceof ApiError) || (error.status >= 500 && error.code !== 'version_conflict'))
      send({ type: 'unreachable', generation });
    else if (error.code !== 'version_conflict' && error.status !== 404)
      send({ type: 'refused', generation, reason: error.message });
    else if (await resolveConflict(error)) send({ type: 'saveWanted' });
  };

  const followSchedule = async (): Promise<boolean> => {
    const { ref, schedule, savedForm, generation } = draft.getState();
    const { form } = store.getState();
    // A new test continues in the editor of the published test.
    if (form.revision === null) return false;
    const scheduled = schedule === null || schedule.is_outdated ? null : savedForm;
    const change = ref && (await publishedBySchedule(calls, { ref, form, scheduled }).catch(() => null));
    if (change === null || !isCurrent(generation) || store.getState().form.revision !== form.revision) return false;
    store.dispatch(change);
    send({ type: 'publishedBySchedule', generation, isGone: change.sent === scheduled, isDirty: isDirtyNow() });
    return true;
  };

  /** Every response about the draft may show that its schedule has published it. */
  const checkSchedule = async (found: ServerDraft | null) => {
    if (isScheduleDone(draft.getState(), found, store.getState().form.revision)) await followSchedule();
  };

  const resolveConflict = async (refusal: ApiError): Promise<boolean> => {
    const { ref, generation, schedule } = draft.getState();
    if (await followSchedule()) return true;
    const theirs = await calls.load(ref).catch(() => undefined);
    const isOwn = theirs?.content.tab === tab && theirs.content.editor === editor;
    const isPublished = theirs === null && Date.parse(schedule?.publish_at ?? '') <= Date.now();
    const reason = isPublished ? texts.editor.drafts.publishedAsScheduled : refusal.message;
    const wasCurrent = isCurrent(generation);
    send({ type: 'overtaken', generation, draft: theirs, isOwn, isDirty: isDirtyNow(), reason });
    return wasCurrent && isOwn;
  };

  /** Reports that the draft is open here, or was left, and reads who else has it open. */
  const reportEditing = async (hasLeft = false) => {
    const { ref } = draft.getState();
    const editing = await calls.reportEditing(ref, hasLeft).catch(() => null);
    if (hasLeft || running !== null || draft.getState().ref !== ref) return;
    if (ref !== null) await checkSchedule(editing);
    if (editing !== null) send({ type: 'editorsListed', ref, draft: editing });
  };

  const setAside = (mine: Draft) => {
    drafts.write('mine', mine);
    send({ type: 'setAside', mine });
  };

  const replace = (form: ExamForm, saved: ExamForm | null, name?: StepName) => {
    begun = { saved, from: saved };
    store.dispatch({ type: 'replace', form, saved, ...(name !== undefined && { name }) });
    storeNow();
  };

  return {
    ...draft,
    storeNow,
    setAside,
    followSchedule,
    resolveConflict,
    receive: (received) => send({ type: 'received', draft: received }),
    follow() {
      send({ type: 'followed', isDirty: isDirtyNow() });
      const unsubscribe = store.subscribe((now, before) => {
        if (now.form !== before.form || now.saved !== before.saved) send({ type: 'edited', isDirty: isDirty(now) });
      });
      const storeLast = () => {
        flushes.flushAll();
        if (draft.getState().device !== 'clean' || isDirtyNow()) storeNow();
      };
      const unfollow = followOtherTabs(window, ({ key }) => {
        if (key === null || !drafts.holds(key)) return;
        // Another tab has taken over these drafts, so this tab's work gets a new slot.
        drafts.startAnew();
        send({ type: 'openedElsewhere' });
        storeLast();
      });
      const saveAgain = () => void save();
      const leave = () => void reportEditing(true);
      const heartbeat = setInterval(() => void reportEditing(), EDITING_SECONDS.every * 1000);
      window.addEventListener('online', saveAgain);
      window.addEventListener('pagehide', storeLast);
      window.addEventListener('pagehide', leave);
      void reportEditing();
      return () => {
        storeLast();
        unsubscribe();
        unfollow();
        clearInterval(heartbeat);
        window.removeEventListener('online', saveAgain);
        window.removeEventListener('pagehide', storeLast);
        window.removeEventListener('pagehide', leave);
        send({ type: 'left' });
        void saveRest().then(leave);
      };
    },
    async saveNow() {
      await saveRest();
      const { isPublishing, savedForm } = draft.getState();
      return !isPublishing && savedForm !== null && savedForm === store.getState().form;
    },
    discard() {
      const { saved, form } = store.getState();
      replace(saved ?? form, saved, 'discarded');
    },
    openPublished(theirs, revision = theirs.revision) {
      setAside(draftNow());
      contentRevision = revision;
      replace(theirs, theirs);
    },
    openTheirs() {
      const { theirs } = draft.getState();
      if (theirs === null) return;
      setAside(draftNow());
      const { saved } = store.getState();
      const { form, from } = fromRemote(theirs, isNew ? null : saved);
      store.dispatch({ type: 'replace', form, saved });
      begun = { saved, from };
      send({ type: 'theirsOpened', draft: theirs, form });
      storeNow();
    },
    reopenMine() {
      const { mine } = draft.getState();
      if (mine === null) return;
      const { form, saved, conflictingKeys } = rebaseDraft(mine, store.getState().saved, contentRevision);
      replace(form, saved);
      drafts.clear('mine');
      send({ type: 'asideReopened', conflictingKeys });
    },
    discardMine() {
      drafts.clear('mine');
      send({ type: 'asideRemoved' });
    },
    async pauseSaving() {
      send({ type: 'publishingBegun' });
      await running;
    },
    resumeSaving: () => send({ type: 'publishingEnded' }),
    detach() {
      void reportEditing(true);
      send({ type: 'detached' });
    },
    beginAgain() {
      send({ type: 'begunAgain' });
      void save();
    },
  };
}
