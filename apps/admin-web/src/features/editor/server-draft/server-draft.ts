import { EDITING_SECONDS, type Draft, type DraftDetail } from '@bandwise/api-contract/admin';
import { ApiError } from '@bandwise/api-contract/client';
import { createStore } from 'zustand/vanilla';
import { newTabId } from '../drafts/drafts.ts';
import { isDirty } from '../form/editor-state.ts';
import type { EditorStore } from '../form/editor-store.ts';
import type { ExamForm } from '../form/form.ts';
import type { ReadonlyStore } from '../form/readonly-store.ts';
import { toContent, type DraftCalls, type DraftRef } from './draft-calls.ts';

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
  /** What the device notes of it with its own copy. */
  readonly mark: () => { readonly id: string; readonly revision: number; readonly isSaved: boolean } | null;
}

const DELAY_MS = 2000;
const RETRY_MS = 10_000;

interface Parts {
  readonly store: EditorStore;
  readonly calls: DraftCalls;
  readonly tab: string;
  readonly fromNow: () => ExamForm | null;
  readonly known: { readonly ref: DraftRef | null; readonly draft: Draft | null; readonly isSaved: boolean };
}

const NOTHING = { reason: '', theirs: null, editors: [], schedule: null, failure: null };

export function createServerDraft({ store, calls, tab, fromNow, known }: Parts): ServerDraft {
  const { setState, ...server } = createStore<ServerDraftState>(() => ({
    ...NOTHING,
    ...shown(known.draft),
    ref: known.ref,
    status: known.isSaved ? 'saved' : 'none',
  }));
  /** Two editors may have had the same tab, one after the other. */
  const editor = newTabId();
  /** The form that the server has. */
  let saved: ExamForm | null = known.isSaved ? store.getState().form : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** Asked for while a save was under way. */
  let isWanted = false;
  let isFollowed = false;
  let isHeld = false;
  /** Moved by `forget`: an answer to an earlier call is of a draft that is not this editor's any more. */
  let generation = 0;
  const change = (patch: Partial<ServerDraftState>) => setState((state) => ({ ...state, ...patch }), true);
  const isRefused = () => ['conflict', 'refused'].includes(server.getState().status);
  const adopt = (draft: Draft) => change({ ref: { id: draft.id, revision: draft.revision }, ...shown(draft) });
  const letGo = () => {
    saved = null;
    change({ ...NOTHING, ref: null, status: 'none' });
  };

  const later = (delay: number) => {
    clearTimeout(timer);
    if (isFollowed && !isHeld) timer = setTimeout(() => void push(), delay);
  };

  const retry = () => {
    change({ status: 'offline' });
    later(RETRY_MS);
  };

  const push = async (): Promise<void> => {
    clearTimeout(timer);
    if (isHeld || isRefused()) return;
    if (running !== null) {
      isWanted = true;
      return running;
    }
    running = work(generation).finally(() => {
      running = null;
      if (isWanted) later(0);
      isWanted = false;
    });
    return running;
  };

  const work = async (begun: number) => {
    const { ref } = server.getState();
    const { form } = store.getState();
    try {
      if (!isDirty(store.getState())) {
        saved = null;
        if (ref === null) change({ status: 'none' });
        else {
          await calls.remove(ref);
          if (begun === generation) letGo();
        }
      } else if (form === saved) change({ status: 'saved' });
      else {
        change({ status: 'saving' });
        const draft = await calls.save(ref, toContent({ tab, editor, form, from: fromNow() }));
        if (begun !== generation) return;
        adopt(draft);
        saved = form;
        change({ status: 'saved', reason: '' });
      }
      if (begun === generation && store.getState().form !== form) later(DELAY_MS);
    } catch (error) {
      if (begun === generation) await fail(error);
    }
  };

  const fail = async (error: unknown) => {
    if (error instanceof ApiError && (error.code === 'version_conflict' || error.status === 404))
      isWanted = (await clash(error)) || isWanted;
    else if (error instanceof ApiError && error.status < 500) change({ status: 'refused', reason: error.message });
    else retry();
  };

  const clash = async (refusal: ApiError): Promise<boolean> => {
    const begun = generation;
    const { ref } = server.getState();
    const theirs = await calls.load(ref).catch(() => undefined);
    if (begun !== generation) return false;
    const isOwn = theirs?.content.tab === tab && theirs.content.editor === editor;
    if (theirs === undefined) retry();
    else if (theirs !== null && isOwn) {
      // A save of which no answer came.
      saved = null;
      adopt(theirs);
      change({ status: 'saving' });
    } else if (!isDirty(store.getState())) letGo();
    else change({ status: 'conflict', reason: refusal.message, theirs, ref: theirs === null ? null : ref });
    return isOwn;
  };

  const sign = async (left = false) => {
    const { ref } = server.getState();
    const draft = await calls.sign(ref, left).catch(() => null);
    if (left || draft === null || running !== null || server.getState().ref !== ref) return;
    change(ref === null ? { editors: shown(draft).editors } : shown(draft));
  };

  const saveRest = async () => {
    await running;
    await push();
  };

  return {
    ...server,
    adopt,
    clash,
    takeTheirs(draft) {
      adopt(draft);
      saved = store.getState().form;
      change({ status: 'saved', reason: '', theirs: null });
    },
    saveAnew() {
      change({ ref: null, reason: '', theirs: null, status: 'saving' });
      void push();
    },
    async hold() {
      isHeld = true;
      clearTimeout(timer);
      await running;
    },
    release() {
      isHeld = false;
      later(DELAY_MS);
    },
    async saveNow() {
      await saveRest();
      return !isHeld && saved !== null && saved === store.getState().form;
    },
    forget() {
      generation += 1;
      clearTimeout(timer);
      void sign(true);
      letGo();
    },
    mark() {
      const { ref } = server.getState();
      return ref && { ...ref, isSaved: saved === store.getState().form };
    },
    follow() {
      isFollowed = true;
      const unsubscribe = store.subscribe((now, before) => {
        if (now.form === before.form && now.saved === before.saved) return;
        const { status } = server.getState();
        if (status === 'refused') change({ status: 'none' });
        // Without one's own version there is nothing to choose: theirs stays.
        else if (status === 'conflict' && isDirty(now)) return;
        else if (status === 'conflict') letGo();
        if (isDirty(now)) change({ status: 'saving' });
        later(DELAY_MS);
      });
      const again = () => void push();
      const leave = () => void sign(true);
      const heart = setInterval(() => void sign(), EDITING_SECONDS.every * 1000);
      window.addEventListener('online', again);
      window.addEventListener('pagehide', leave);
      void sign();
      if (isDirty(store.getState()) && saved === null) later(DELAY_MS);
      return () => {
        unsubscribe();
        clearInterval(heart);
        window.removeEventListener('online', again);
        window.removeEventListener('pagehide', leave);
        isFollowed = false;
        clearTimeout(timer);
        void saveRest().then(leave);
      };
    },
  };
}

function shown(draft: Draft | null): Pick<ServerDraftState, 'editors' | 'failure' | 'schedule'> {
  const { editors = [], schedule = null, failure = null } = draft ?? {};
  return { editors: editors.map(({ name }) => name), schedule, failure };
}
