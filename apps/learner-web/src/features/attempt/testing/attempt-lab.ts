import { NetworkError, type DeviceStorage } from '@bandwise/api-contract/client';
import { vi } from 'vitest';
import { buildResult } from '../../../testing/build-section.ts';
import type { AnswerValue, Edits } from '../../../shared/attempt-drafts/answer-copy.ts';
import { createDraftStore } from '../../../shared/attempt-drafts/draft-store.ts';
import { answersOf, deadlineOf, openedState, saveStatusOf } from '../store/attempt/attempt-state.ts';
import { createAttemptStore, type AttemptStore } from '../store/attempt/attempt-store.ts';
import { openStored } from '../store/attempt/open-draft.ts';
import type { Submission, Transport } from '../store/attempt/transport.ts';
import { modelAttempts } from './model-attempts.ts';

export const KEY = { owner: 'ada', sectionId: 's1', version: 1 };
const LATENCY = 40;
const REPEATED_AFTER = 900;
const DURATION = 20 * 60_000;

/** `repeat`: every save arrives a second time, later. */
export type Fault = 'none' | 'cut' | 'loseAnswers' | 'repeat';

/** A tab of a browser; tabs of one device share its storage and its clock. */
export interface Tab {
  store(): AttemptStore;
  type(address: string, value: AnswerValue): void;
  connection(fault: Fault): void;
  reload(startAnew?: boolean): void;
  /** Left for another screen, and opened again. */
  reopen(): void;
  /** Killed, without a last word to the server, and opened again. */
  crash(): void;
  /** The number of notifications that its attempt is over. */
  readonly ended: number;
  /** The versions of the section that it was moved to. */
  readonly moved: readonly number[];
}

/** The screen's view of a tab's state. */
export function view(tab: Tab) {
  const state = tab.store().getState();
  return { ...state, answers: answersOf(state), status: saveStatusOf(state), deadline: deadlineOf(state) };
}

/** Devices with clocks of their own, a network that fails to order, and a server. Time is the fake timers'. */
export function attemptLab() {
  const server = modelAttempts(KEY.sectionId, () => Date.now());
  const network: Network = { isServerDown: false };
  const submissions: Submission[] = [];
  const stops: (() => void)[] = [];

  function device(wrong: number) {
    let skew = wrong;
    const stored = new Map<string, string>();
    const tabs: Tab[] = [];
    const openTab = (startAnew = false): Tab => {
      let fault: Fault = 'none';
      let current: AttemptStore | null = null;
      let stop = () => {};
      let ended = 0;
      const moved: number[] = [];
      const tellOthers = (key: string, newValue: string | null) => {
        const event = { key, newValue, oldValue: null };
        for (const other of tabs) if (other !== tab) setTimeout(() => other.store().storageChanged(event), 1);
      };
      const open = ({ anew = false, reloaded = false }) => {
        const drafts = createDraftStore(storage(stored, tellOthers));
        const now = () => Date.now() + skew;
        const draft = openStored(drafts, KEY, { now: now(), duration: DURATION, restart: anew, reloaded });
        current = createAttemptStore({
          opened: openedState({ draft, current: 1, isStored: true }),
          key: KEY,
          drafts,
          transport: through(() => fault, { server, network, submissions }),
          resumeAt: () => 3,
          duration: DURATION,
          now,
          isOnline: () => fault !== 'cut',
          onSubmitted: () => void (ended += 1),
          onOtherVersion: (section) => moved.push(section.version),
        });
        stop = current.start();
      };
      const tab: Tab = {
        store() {
          if (!current) throw new Error('not open');
          return current;
        },
        type: (address, value) => tab.store().answer(address, value),
        connection(next) {
          const isBackOnline = fault === 'cut' && next !== 'cut';
          fault = next;
          if (isBackOnline) tab.store().saveNow();
        },
        reload(anew = false) {
          tab.store().leave();
          stop();
          open({ anew, reloaded: true });
        },
        reopen() {
          tab.store().leave();
          stop();
          open({});
        },
        crash() {
          stop();
          open({});
        },
        get ended() {
          return ended;
        },
        moved,
      };
      tabs.push(tab);
      stops.push(() => stop());
      open({ anew: startAnew });
      return tab;
    };
    return {
      openTab,
      /** The versions with a draft on the device. */
      kept: () => [...stored.keys()].map((key) => Number(key.split(':').at(-1))),
      setClock(next: number) {
        skew = next;
      },
    };
  }
  return {
    server,
    network,
    /** As they arrived. */
    submissions,
    device,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    close() {
      for (const stop of stops) stop();
      vi.clearAllTimers();
    },
  };
}

function storage(stored: Map<string, string>, changed: (key: string, value: string | null) => void): DeviceStorage {
  return {
    isKeeping: () => true,
    read: (key) => stored.get(key) ?? null,
    write(key, value) {
      if (stored.get(key) === value) return;
      stored.set(key, value);
      changed(key, value);
    },
    remove(key) {
      if (stored.delete(key)) changed(key, null);
    },
    keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
  };
}

interface Network {
  /** Stored data stays; running calls are lost, before or after storing. */
  isServerDown: boolean;
}

interface FarEnd {
  readonly server: ReturnType<typeof modelAttempts>;
  readonly network: Network;
  readonly submissions: Submission[];
}

function through(fault: () => Fault, { server, network, submissions }: FarEnd): Transport {
  const travel = (time = LATENCY) => new Promise((resolve) => setTimeout(resolve, time));
  async function call<T>(act: () => T): Promise<T> {
    await travel();
    if (fault() === 'cut' || network.isServerDown) throw new NetworkError('cut');
    const answer = act();
    await travel();
    if (fault() === 'cut' || fault() === 'loseAnswers' || network.isServerDown)
      throw new NetworkError('the answer was lost');
    return answer;
  }
  /** The response is lost. */
  const saveAgain = async (id: string, edits: Edits) => {
    if (fault() !== 'repeat') return;
    await travel(REPEATED_AFTER);
    server.save(id, edits);
  };
  return {
    attempts: {
      start: (restart) => call(() => server.start(restart)),
      save(id, edits) {
        saveAgain(id, edits).catch(() => {});
        return call(() => server.save(id, edits));
      },
      read: (id) => call(() => server.detail(id)),
    },
    submit: (submission) =>
      call(() => {
        submissions.push(submission);
        server.submit(submission.attemptId, submission.edits);
        return buildResult({});
      }),
  };
}
