import type { StorageChange } from '@bandwise/api-contract/client';
import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { parseAddress, type Answers } from '@bandwise/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { visibleAnswers, withEdit, type AnswerValue } from '../../../../shared/attempt-drafts/answer-copy.ts';
import { joinedDrafts, type AttemptDraft } from '../../../../shared/attempt-drafts/attempt-draft.ts';
import type { DraftKey, DraftStore } from '../../../../shared/attempt-drafts/draft-store.ts';
import {
  answersOf,
  closedState,
  deadlineOf,
  isWaiting,
  mergedState,
  type AttemptState,
  type Phase,
} from './attempt-state.ts';
import { exchange, type Transport } from './transport.ts';
import { openDraft } from './open-draft.ts';
import { createSaveLoop } from './save-loop.ts';
import { isOverByItself, isPassing, serverFailure } from './server-failure.ts';

const SUBMIT_AGAIN_MS = 10_000;

interface StoreSetup {
  readonly opened: AttemptState;
  readonly key: DraftKey;
  readonly drafts: DraftStore;
  readonly transport: Transport;
  /** The duration of a new attempt in milliseconds; null: no clock. */
  readonly duration: number | null;
  /** The question to go on with. */
  readonly resumeAt: (answers: Answers) => number | null;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly onSubmitted: () => void;
  /** The attempt in progress was begun on this other version of the section. */
  readonly onOtherVersion: (section: DeliverySectionBody) => void;
}

export interface AttemptStore extends Pick<StoreApi<AttemptState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Resumes on the server and keeps in step with it, until the function it returns is called. */
  readonly start: () => () => void;
  /** null: cleared. */
  readonly answer: (address: string, value: AnswerValue) => void;
  readonly moveTo: (number: number) => void;
  /**
   * Ends answering and submits, with retries while the server cannot be reached or cannot save. By the clock, only if the server has no
   * later deadline; otherwise the attempt continues.
   */
  readonly submit: (byClock?: boolean) => void;
  /** Sends a submission that did not arrive once more. */
  readonly retry: () => void;
  /** Discards the answers and starts over. */
  readonly restart: () => void;
  /** The network is back, or the tab is: no need to wait. */
  readonly saveNow: () => void;
  readonly noticeConnection: () => void;
  /** The page goes away: one last save that outlives it. */
  readonly leave: () => void;
  /** Another tab has written to the device. */
  readonly storageChanged: (change: StorageChange) => void;
}

/** The parts of a store that a screen of questions needs. */
export type AnsweringStore = Pick<AttemptStore, 'answer' | 'getInitialState' | 'getState' | 'moveTo' | 'subscribe'>;

/**
 * One attempt from opening to result. An answer is on the device before it is in the state, and on the server soon after;
 * a call that does not fit the phase changes nothing.
 */
export function createAttemptStore(setup: StoreSetup): AttemptStore {
  const { opened, key, drafts, transport, duration, now, isOnline, onSubmitted, onOtherVersion } = setup;
  const { attempts, submit } = transport;
  const { getState, getInitialState, subscribe, setState } = createStore<AttemptState>(() => opened);
  /** On the screen, and neither submitted nor moved to another version: what is not writes nothing more. */
  let isRunning = false;
  let isSending = false;
  /** Whether the last exchange created the attempt on the server. */
  let isJustBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isIn = (name: Phase['name']) => getState().phase.name === name;
  /** An attempt that the clock submits may continue elsewhere with a restarted clock: the server is queried first. */
  const isByClock = () => attempts !== null && getState().ending === 'timeIsUp';
  const set = (change: Partial<AttemptState>) =>
    setState({ isOnline: isOnline(), isOnDevice: drafts.isKeeping(), ...change });
  const loop = createSaveLoop({
    exchange: keepInStep,
    mayRun: () => attempts !== null && isRunning,
    mayGoOn: () => isIn('answering'),
    isWanted: () => isWaiting(getState()),
    now,
    onTurn: (failure) => set({ failure: failure && serverFailure(failure) }),
  });

  function setDraft(next: AttemptDraft, change: Partial<AttemptState> = {}) {
    if (!isRunning) return;
    const both = drafts.keep(key, next);
    // An attempt during submission is not replaced by one that another tab began.
    const isSwapped = both.attemptId !== next.attemptId && !isIn('answering');
    set({ ...change, draft: isSwapped ? next : both });
  }

  async function keepInStep(): Promise<void> {
    if (!attempts) return;
    const { draft: asked } = getState();
    const isClosing = !isIn('answering') && !isByClock();
    const exchanged = await exchange(attempts, { draft: asked, version: key.version, isClosing, now });
    if (!isRunning) return;
    if (exchanged.kind === 'closed') {
      const closed = closedState(getState(), asked, exchanged.detail);
      if (closed) finish(closed);
      return;
    }
    const merged = mergedState(getState(), asked, exchanged);
    if (!merged) return;
    isJustBegun = asked.attemptId === null && exchanged.body.started_at === exchanged.body.now;
    const isFound = merged.resumed === true && !getState().resumed;
    const current = isFound ? setup.resumeAt(visibleAnswers(merged.draft.copy)) : getState().current;
    setDraft(merged.draft, { ...merged, current });
    if (exchanged.otherVersion) moveToVersion(exchanged.otherVersion);
  }

  function moveToVersion(section: DeliverySectionBody) {
    drafts.keep({ ...key, version: section.version }, getState().draft);
    drafts.discard(key, key.version);
    isRunning = false;
    onOtherVersion(section);
  }

  function finish(change: Partial<AttemptState>) {
    stop();
    drafts.discard(key);
    set(change);
    onSubmitted();
  }

  function stop() {
    isRunning = false;
    loop.stop();
    clearTimeout(timer);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      const failure = attempts && (await loop.again());
      if (isIn('submitted') || (isByClock() && !isRunning)) return;
      if (isByClock() && !failure && !isJustBegun && hasTimeLeft()) return goOn();
      const { draft } = getState();
      // Without the attempt's id a submission whose answer gets lost would be stored twice.
      if (failure && draft.attemptId === null && isPassing(failure)) throw failure;
      const { attemptId, copy } = draft;
      const result = await submit({ attemptId, answers: answersOf(getState()), edits: copy.edits });
      if (isRunning) finish({ phase: { name: 'submitted', result } });
    } catch (error) {
      if (isRunning) didNotArrive(error);
    } finally {
      isSending = false;
    }
  }

  function hasTimeLeft(): boolean {
    const deadline = deadlineOf(getState());
    return deadline !== null && now() < deadline;
  }

  function goOn() {
    setDraft(getState().draft, { phase: { name: 'answering' }, ending: null });
    loop.soon();
  }

  function didNotArrive(error: unknown) {
    const deadline = deadlineOf(getState());
    // One that the server has never heard of begins when it does.
    const isLate = attempts !== null && getState().draft.attemptId !== null && deadline !== null && now() >= deadline;
    const failure = { ...serverFailure(error), isLate, isOnDevice: drafts.isKeeping() };
    set({ phase: { name: 'unsaved', failure } });
    if (isOverByItself(failure))
      timer = setTimeout(retry, failure.kind === 'limited' ? failure.seconds * 1000 : SUBMIT_AGAIN_MS);
  }

  function retry() {
    if (!isIn('unsaved')) return;
    clearTimeout(timer);
    set({ phase: { name: 'submitting' } });
    void send();
  }

  return {
    getState,
    getInitialState,
    subscribe,
    start() {
      if (isIn('submitted')) return stop;
      isRunning = true;
      setDraft(getState().draft);
      transport.begin?.();
      if (isIn('answering')) void loop.run();
      else void send();
      return stop;
    },
    answer(address, value) {
      if (!isIn('answering')) return;
      const { draft, current } = getState();
      const edit = { value, at: now() + (draft.offset ?? 0) };
      setDraft(
        { ...draft, copy: withEdit(draft.copy, address, edit) },
        { current: parseAddress(address)?.number ?? current },
      );
      loop.soon();
    },
    moveTo: (number) => set({ current: number }),
    submit(byClock = false) {
      if (!isIn('answering')) return;
      loop.stop();
      set({ phase: { name: 'submitting' }, ending: byClock ? 'timeIsUp' : null });
      // The clock says so again after a reload, if it still is so.
      setDraft({ ...getState().draft, closed: !isByClock() });
      // Otherwise it is sent at the start: a screen's clock may reach zero before that.
      if (isRunning) void send();
    },
    retry,
    restart() {
      if (!isIn('answering') && !isIn('unsaved')) return;
      clearTimeout(timer);
      const { draft } = getState();
      drafts.discard(key);
      set({ phase: { name: 'answering' }, ending: null, resumed: false });
      setDraft(openDraft(draft, { now: now(), duration, restart: true }));
      void loop.run();
    },
    saveNow() {
      set({});
      const { phase } = getState();
      if (phase.name === 'answering') void loop.run();
      if (phase.name === 'unsaved' && isOverByItself(phase.failure)) retry();
    },
    noticeConnection: () => set({}),
    leave() {
      const { draft, phase } = getState();
      const { attemptId, copy } = draft;
      if (!isRunning || phase.name !== 'answering' || attemptId === null || Object.keys(copy.edits).length === 0)
        return;
      attempts?.save(attemptId, copy.edits, true).catch(() => {});
    },
    storageChanged(event) {
      const stored = drafts.fromEvent(key, event);
      if (stored === undefined || !isRunning || !isIn('answering')) return;
      if (stored === null) return void loop.run();
      set({ draft: joinedDrafts(getState().draft, stored) });
      loop.soon();
    },
  };
}
