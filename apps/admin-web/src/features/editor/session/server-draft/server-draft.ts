import { EDITING_SECONDS, type Draft } from '@bandwise/api-contract/admin';
import { ApiError } from '@bandwise/api-contract/client';
import { createStore } from 'zustand/vanilla';
import { texts } from '../../../../shared/texts/texts.ts';
import { newTabId } from '../drafts/drafts.ts';
import { isDirty } from '../../model/changes/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { toContent, type DraftCalls, type DraftRef } from '../calls/draft-calls.ts';
import { publishedBySchedule } from './published-by-schedule.ts';
import { NOTHING, shown, type ServerDraft, type ServerDraftState } from './server-draft-state.ts';

const DELAY_MS = 2000;
const RETRY_MS = 10_000;

interface Parts {
  readonly store: EditorStore;
  readonly calls: DraftCalls;
  readonly tab: string;
  readonly fromNow: () => ExamForm | null;
  readonly known: { readonly ref: DraftRef | null; readonly draft: Draft | null; readonly isSaved: boolean };
}

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
        await hear(draft);
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

  const catchUp = async (): Promise<boolean> => {
    const begun = generation;
    const { ref, schedule } = server.getState();
    const { form } = store.getState();
    // A new test goes on in the editor of what was published.
    if (form.revision === null) return false;
    const scheduled = schedule === null || schedule.is_outdated ? null : saved;
    const published = ref && (await publishedBySchedule(calls, { ref, form, scheduled }).catch(() => null));
    if (published === null || begun !== generation || store.getState().form.revision !== form.revision) return false;
    const isGone = published.sent === scheduled;
    store.dispatch(published);
    if (isGone) letGo();
    else saved = null;
    if (isDirty(store.getState())) later(DELAY_MS);
    return true;
  };

  /** What is heard of the draft by the way: its schedule may have published it. */
  const hear = async (draft: Draft | null) => {
    const isPublished =
      draft === null ? server.getState().schedule !== null : draft.published?.over === store.getState().form.revision;
    if (isPublished) await catchUp();
  };

  const isDue = () => Date.parse(server.getState().schedule?.publish_at ?? '') <= Date.now();

  const clash = async (refusal: ApiError): Promise<boolean> => {
    const begun = generation;
    const { ref } = server.getState();
    if (await catchUp()) return true;
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
    else {
      const reason = theirs === null && isDue() ? texts.editor.drafts.publishedAsScheduled : refusal.message;
      change({ status: 'conflict', reason, theirs, ref: theirs === null ? null : ref });
    }
    return isOwn;
  };

  const sign = async (left = false) => {
    const { ref } = server.getState();
    const draft = await calls.sign(ref, left).catch(() => null);
    if (left || running !== null || server.getState().ref !== ref) return;
    if (ref !== null) await hear(draft);
    if (draft === null || server.getState().ref !== ref) return;
    change(ref === null ? { editors: shown(draft).editors } : shown(draft));
  };

  const saveRest = async () => {
    await running;
    await push();
  };

  return {
    ...server,
    adopt,
    catchUp,
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
