import type { StorageChange } from '@bandwise/api-contract/client';
import type { SittingBody, SittingFrameBody } from '@bandwise/api-contract/learner';
import { sittingState, type SittingState } from '@bandwise/domain/internal';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftStore } from '../../../../shared/attempt-drafts/draft-store.ts';
import { isWaiting } from '../attempt/attempt-state.ts';
import { createSaveLoop } from '../attempt/save-loop.ts';
import { clockOffset } from '../attempt/server-clock.ts';
import { serverFailure, type ServerFailure } from '../attempt/server-failure.ts';
import { createSatSection, type SatSection } from './sat-section.ts';
import { isClosed, type SittingCalls } from './sitting-calls.ts';

/** The polling interval for extra time, other devices and the server's clock, in milliseconds. */
const LOOK_EVERY = 20_000;

/** The state of one sitting in the page. */
export interface SittingView {
  readonly frame: Pick<SittingFrameBody, 'events' | 'id' | 'plan' | 'status'>;
  /** The state of the sitting by the server's clock, computed here. */
  readonly at: SittingState;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number;
  /** The sections of the running exam. */
  readonly sections: readonly SatSection[];
  /** There are unsaved edits. */
  readonly isWaiting: boolean;
  readonly isOnline: boolean;
  readonly isOnDevice: boolean;
  /** The error of the last call; null if it succeeded. */
  readonly failure: ServerFailure | null;
  /** A step of the learner is being sent. */
  readonly isActing: boolean;
  /** The error of the learner's last step; null without one. */
  readonly stepFailure: ServerFailure | null;
  /** The sitting ended in this page, and a teacher has opened it again. */
  readonly isReopened: boolean;
}

export interface SittingStore extends Pick<StoreApi<SittingView>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Starts synchronisation with the server and the clock. @returns a function that stops it. */
  readonly start: () => () => void;
  /** Ends the instructions or the pause. */
  readonly next: () => void;
  /** Ends the running exam. */
  readonly finish: () => void;
  /** Ends the sitting, without the exams that have not started. */
  readonly finishAll: () => void;
  /** Reports that the recording was unavailable between two moments, so that the server grants the time back. */
  readonly unheard: (exam: number, from: number, to: number) => void;
  readonly saveNow: () => void;
  /** Loads the state that a teacher has changed, also after the end. Rejects if it did not arrive. */
  readonly look: () => Promise<void>;
  readonly noticeConnection: () => void;
  /** The page closes: sends a last save that outlives it. */
  readonly leave: () => void;
  readonly storageChanged: (change: StorageChange) => void;
}

interface SittingSetup {
  readonly opened: SittingBody;
  /** The device's clock at the request and at the response of the opened sitting. */
  readonly requestTimes: { readonly sent: number; readonly received: number };
  readonly owner: string;
  readonly calls: SittingCalls;
  readonly drafts: DraftStore;
  readonly now: () => number;
  readonly isOnline: () => boolean;
}

/**
 * The store of one sitting from its instructions to its result. The server's clock is computed here by the same rules, so the screen
 * changes in time even without a connection; typing is stored on the device at once and on the server soon.
 */
export function createSittingStore(setup: SittingSetup): SittingStore {
  const { opened, requestTimes, owner, calls, drafts, now, isOnline } = setup;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;

  const firstOffset = clockOffset(null, { ...requestTimes, now: opened.now });
  const { getState, getInitialState, subscribe, setState } = createStore<SittingView>(() => ({
    frame: opened,
    at: sittingState(opened.plan, opened.events, requestTimes.received + firstOffset),
    offset: firstOffset,
    sections: [],
    isWaiting: false,
    isOnline: isOnline(),
    isOnDevice: drafts.isKeeping(),
    failure: null,
    isActing: false,
    stepFailure: null,
    isReopened: false,
  }));
  const serverNow = () => now() + getState().offset;
  const waiting = () => getState().sections.flatMap((section) => section.waiting() ?? []);
  const saves = () => waiting().map(({ save }) => save);
  const set = (change: Partial<SittingView>) =>
    setState({
      isOnline: isOnline(),
      isOnDevice: drafts.isKeeping(),
      isWaiting: getState().sections.some((section) => isWaiting(section.getState())),
      ...change,
    });
  const isAnswering = () => ['running', 'checking'].includes(getState().at.phase);

  const loop = createSaveLoop({
    exchange: keepInStep,
    mayRun: () => isRunning && getState().frame.status === 'running',
    mayGoOn: () => true,
    isWanted: () => waiting().length > 0 || getState().at.phase === 'ended',
    now,
    onTurn: (error) => set({ failure: error && serverFailure(error) }),
  });

  async function keepInStep(): Promise<void> {
    // Also after the end of an exam: the server accepts timely edits for a moment.
    const unsent = waiting();
    const { at } = getState();
    const sent = now();
    try {
      if (at.phase === 'ended') await handIn(at.exam);
      else if (unsent.length === 0) takeFrame(await calls.ask(), { sent, received: now() });
      else {
        const body = await calls.save(saves());
        takeFrame(body, { sent, received: now() });
        for (const saved of body.saved) {
          const edits = unsent.find(({ save }) => save.sectionID === saved.sectionID)?.edits ?? {};
          sectionOf(saved.sectionID)?.confirm(saved, { now: body.now, sent: edits });
        }
      }
    } catch (error) {
      if (!isClosed(error)) throw error;
      await readWhole();
    }
    if (lacksSections()) await readWhole();
  }

  /** Submits an exam whose time is up with all its answers, so that the server need not wait for late ones. */
  async function handIn(exam: number): Promise<void> {
    const sent = now();
    takeFrame(await calls.ask(), { sent, received: now() });
    // A teacher has given more time since the last look.
    if (getState().at.phase !== 'ended') return;
    const body = await calls.finish(exam, saves());
    if (isRunning) takeWhole(body, { sent, received: now() });
  }

  async function readWhole(): Promise<void> {
    const sent = now();
    const body = await calls.read();
    if (isRunning) takeWhole(body, { sent, received: now() });
  }

  const sectionOf = (id: string) => getState().sections.find(({ section }) => section.id === id);
  /** Whether the loaded sections are not those of the running exam. */
  const lacksSections = () => {
    const { at, frame, sections } = getState();
    const [first] = frame.plan.exams[at.exam]?.parts ?? [];
    return isAnswering() && sections[0]?.section.id !== first?.sectionID;
  };

  function takeFrame(body: SittingFrameBody, times: { readonly sent: number; readonly received: number }) {
    const offset = clockOffset(getState().offset, { ...times, now: body.now });
    const { id, plan, events, status } = body;
    set({ frame: { id, plan, events, status }, offset });
    move();
  }

  function takeWhole(body: SittingBody, times: { readonly sent: number; readonly received: number }) {
    const sections = body.sections.map(({ section, saved }) => {
      const existing = sectionOf(section.id);
      const sat =
        existing ??
        createSatSection({
          sittingId: body.id,
          owner,
          section,
          drafts,
          now: serverNow,
          isOpen: isAnswering,
          onEdit: () => {
            set({});
            loop.soon();
          },
        });
      sat.confirm(saved, { now: body.now, sent: {} });
      return sat;
    });
    for (const before of getState().sections) if (!sections.includes(before)) before.forget();
    set({ sections });
    takeFrame(body, times);
  }

  /** Updates the state by the clock and schedules the next update. */
  function move() {
    const { frame, at: before } = getState();
    const at = sittingState(frame.plan, frame.events, serverNow());
    set({ at });
    clearTimeout(timer);
    const hasMoved = at.phase !== before.phase || at.exam !== before.exam;
    if (!isRunning) return;
    if (at.deadline !== null) timer = setTimeout(move, Math.max(0, at.deadline - serverNow()) + 5);
    if (hasMoved || lacksSections()) void loop.run();
  }

  async function act(call: () => Promise<SittingBody>): Promise<void> {
    if (getState().isActing) return;
    set({ isActing: true, stepFailure: null });
    const sent = now();
    try {
      const body = await call();
      takeWhole(body, { sent, received: now() });
      set({ isActing: false, failure: null });
    } catch (error) {
      const failure = serverFailure(error);
      set({ isActing: false, failure, stepFailure: failure });
    }
  }

  function stop() {
    isRunning = false;
    loop.stop();
    clearTimeout(timer);
    clearInterval(looking);
  }

  return {
    getState,
    getInitialState,
    subscribe,
    start() {
      isRunning = true;
      takeWhole(opened, requestTimes);
      // Typing before a reload may be unsent.
      void loop.run();
      looking = setInterval(() => void loop.run(), LOOK_EVERY);
      return stop;
    },
    next() {
      const { phase, exam } = getState().at;
      if (phase === 'instructions' || phase === 'pause') void act(() => calls.next(exam, phase));
    },
    finish() {
      const { exam } = getState().at;
      if (isAnswering()) void act(() => calls.finish(exam, saves()));
    },
    finishAll() {
      const { exam } = getState().at;
      void act(() => calls.finish(exam, saves(), true));
    },
    unheard(exam, from, to) {
      // An undelivered report grants nothing; the next state of the sitting shows the granted time.
      calls.unheard(exam, Math.round(from), Math.round(to)).then(
        () => loop.run(),
        () => {},
      );
    },
    saveNow() {
      set({});
      move();
      void loop.run();
    },
    async look() {
      if (getState().frame.status === 'running') {
        const error = await loop.again();
        if (error) throw error;
      } else if ((await calls.ask()).status === 'running') set({ isReopened: true });
    },
    noticeConnection: () => set({}),
    leave() {
      if (isRunning && isAnswering() && waiting().length > 0) calls.save(saves(), true).catch(() => {});
    },
    storageChanged(change) {
      for (const section of getState().sections) section.storageChanged(change);
      set({});
    },
  };
}
