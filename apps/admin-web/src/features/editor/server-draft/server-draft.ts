import { EDITING_SECONDS, type Draft, type DraftDetail } from '@bandwise/api-contract/admin';
import { ApiError } from '@bandwise/api-contract/client';
import { createStore } from 'zustand/vanilla';
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
  /** Resolves when nothing is being saved: what is published next names the revision that there is. */
  readonly settle: () => Promise<void>;
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
  /** A call was refused because of what somebody else did with the draft. */
  readonly clash: (error: ApiError) => Promise<void>;
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
  /** The form that the server has. */
  let saved: ExamForm | null = known.isSaved ? store.getState().form : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** Asked for while a save was under way. */
  let isWanted = false;
  const change = (patch: Partial<ServerDraftState>) => setState((state) => ({ ...state, ...patch }), true);
  const isHeld = () => ['conflict', 'refused'].includes(server.getState().status);
  const adopt = (draft: Draft) => change({ ref: { id: draft.id, revision: draft.revision }, ...shown(draft) });

  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void push(), delay);
  };

  const push = (): Promise<void> => {
    clearTimeout(timer);
    if (running !== null) {
      isWanted = true;
      return running;
    }
    running = work().finally(() => {
      running = null;
      if (isWanted) later(0);
      isWanted = false;
    });
    return running;
  };

  const work = async () => {
    const { ref, status } = server.getState();
    if (!isDirty(store.getState())) {
      saved = null;
      if (ref === null) change({ status: status === 'conflict' ? status : 'none' });
      else await remove(ref.id);
      return;
    }
    const { form } = store.getState();
    if (status === 'conflict' || form === saved) return;
    change({ status: 'saving' });
    try {
      adopt(await calls.save(ref, toContent({ tab, form, from: fromNow() })));
      saved = form;
      change({ status: 'saved', reason: '' });
      if (store.getState().form !== form) later(DELAY_MS);
    } catch (error) {
      await fail(error);
    }
  };

  const remove = async (id: string) => {
    try {
      await calls.remove(id);
      change({ ...NOTHING, ref: null, status: 'none' });
    } catch {
      change({ status: 'offline' });
      later(RETRY_MS);
    }
  };

  const fail = async (error: unknown) => {
    if (error instanceof ApiError && (error.code === 'version_conflict' || error.status === 404)) await clash(error);
    else if (error instanceof ApiError && error.status < 500) change({ status: 'refused', reason: error.message });
    else {
      change({ status: 'offline' });
      later(RETRY_MS);
    }
  };

  const clash = async (refusal: ApiError) => {
    const theirs = await calls.load(server.getState().ref).catch(() => undefined);
    if (theirs === undefined) {
      change({ status: 'offline' });
      later(RETRY_MS);
    } else if (theirs?.content.tab === tab) {
      // This editor's own save, of which it got no answer.
      adopt(theirs);
      change({ status: 'saving' });
      if (running === null) later(0);
      else isWanted = true;
    } else
      change({
        status: 'conflict',
        reason: refusal.message,
        theirs,
        ref: theirs === null ? null : server.getState().ref,
      });
  };

  const sign = async (left = false) => {
    const { ref } = server.getState();
    const draft = await calls.sign(ref, left).catch(() => null);
    if (left || draft === null || running !== null || server.getState().ref !== ref) return;
    change(ref === null ? { editors: shown(draft).editors } : shown(draft));
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
      change({ ref: null, reason: '', status: 'saving' });
      void push();
    },
    async settle() {
      clearTimeout(timer);
      await running;
    },
    async saveNow() {
      await running;
      await push();
      return saved !== null && saved === store.getState().form;
    },
    forget() {
      clearTimeout(timer);
      saved = null;
      void sign(true);
      change({ ...NOTHING, ref: null, status: 'none' });
    },
    mark() {
      const { ref } = server.getState();
      return ref && { ...ref, isSaved: saved === store.getState().form };
    },
    follow() {
      const unsubscribe = store.subscribe((now, before) => {
        if (now.form === before.form && now.saved === before.saved) return;
        if (server.getState().status === 'refused') change({ status: 'none' });
        if (isHeld()) return;
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
        void push().then(leave);
      };
    },
  };
}

function shown(draft: Draft | null): Pick<ServerDraftState, 'editors' | 'failure' | 'schedule'> {
  const { editors = [], schedule = null, failure = null } = draft ?? {};
  return { editors: editors.map(({ name }) => name), schedule, failure };
}
