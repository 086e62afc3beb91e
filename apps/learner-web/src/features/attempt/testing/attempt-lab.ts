import { NetworkError } from '@bandwise/api-contract/client';
import { vi } from 'vitest';
import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { AttemptServer } from '../store/transport.ts';
import type { AnswerValue, Edits } from '../store/answer-copy.ts';
import { createDraftStore } from '../store/attempt-draft.ts';
import { createAttemptSync } from '../store/attempt-store.ts';
import type { AttemptSync } from '../store/sync-types.ts';
import { openStored } from '../store/open-draft.ts';
import { modelAttempts } from './model-attempts.ts';

export const KEY = { owner: 'ada', sectionId: 's1', version: 1 };
const LATENCY = 40;
const REPEATED_AFTER = 900;
const DURATION = 20 * 60_000;

/** `repeat`: every save arrives a second time, later. */
export type Fault = 'none' | 'cut' | 'loseAnswers' | 'repeat';

/** A tab of a browser; tabs of one device share its storage and its clock. */
export interface Tab {
  sync(): AttemptSync;
  type(address: string, value: AnswerValue): void;
  connection(fault: Fault): void;
  reload(startAnew?: boolean): void;
  /** Left for another screen, and opened again. */
  reopen(): void;
  /** Killed, without a last word to the server, and opened again. */
  crash(): void;
  readonly closed: string[];
}

/** Devices with clocks of their own, a network that fails to order, and a server. Time is the fake timers'. */
export function syncLab() {
  const server = modelAttempts(KEY.sectionId, () => Date.now());
  const network: Network = { isServerDown: false };
  const stops: (() => void)[] = [];

  function device(wrong: number) {
    let skew = wrong;
    const stored = new Map<string, string>();
    const tabs: Tab[] = [];
    const openTab = (startAnew = false): Tab => {
      let fault: Fault = 'none';
      let current: AttemptSync | null = null;
      let stop = () => {};
      const closed: string[] = [];
      const tellOthers = (key: string, newValue: string | null) => {
        const event = { key, newValue } as StorageEvent; // The two fields that are read.
        for (const other of tabs) if (other !== tab) setTimeout(() => other.sync().storageChanged(event), 1);
      };
      const open = ({ anew = false, reloaded = false }) => {
        const drafts = createDraftStore(storage(stored, tellOthers));
        const now = () => Date.now() + skew;
        const opened = openStored(drafts, KEY, { now: now(), duration: DURATION, restart: anew, reloaded });
        const wire = through(() => fault, { server, network });
        const isOnline = () => fault !== 'cut';
        current = createAttemptSync({ key: KEY, drafts, server: wire, opened, now, isOnline });
        stop = current.start({ onClosed: ({ attempt }) => closed.push(attempt.id), onOtherVersion: () => {} });
      };
      const tab: Tab = {
        sync() {
          if (!current) throw new Error('not open');
          return current;
        },
        type: (address, value) => tab.sync().answer(address, value),
        connection(next) {
          const isBackOnline = fault === 'cut' && next !== 'cut';
          fault = next;
          if (isBackOnline) tab.sync().saveNow();
        },
        reload(anew = false) {
          tab.sync().leave();
          stop();
          open({ anew, reloaded: true });
        },
        reopen() {
          tab.sync().leave();
          stop();
          open({});
        },
        crash() {
          stop();
          open({});
        },
        closed,
      };
      tabs.push(tab);
      stops.push(() => stop());
      open({ anew: startAnew });
      return tab;
    };
    return {
      openTab,
      setClock(next: number) {
        skew = next;
      },
    };
  }
  return {
    server,
    network,
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
  /** What was stored stays; what is under way is lost, before or after it is stored. */
  isServerDown: boolean;
}

interface FarEnd {
  readonly server: ReturnType<typeof modelAttempts>;
  readonly network: Network;
}

function through(fault: () => Fault, { server, network }: FarEnd): AttemptServer {
  const travel = () => new Promise((resolve) => setTimeout(resolve, LATENCY));
  async function call<T>(act: () => T): Promise<T> {
    await travel();
    if (fault() === 'cut' || network.isServerDown) throw new NetworkError('cut');
    const answer = act();
    await travel();
    if (fault() === 'cut' || fault() === 'loseAnswers' || network.isServerDown)
      throw new NetworkError('the answer was lost');
    return answer;
  }
  const saveAgain = (id: string, edits: Edits) => {
    if (fault() === 'repeat') setTimeout(() => server.save(id, edits), REPEATED_AFTER);
  };
  return {
    start: (restart) => call(() => server.start(restart)),
    save(id, edits) {
      saveAgain(id, edits);
      return call(() => server.save(id, edits));
    },
    // Only the attempt is looked at.
    read: (id) =>
      call(() => ({ attempt: server.body(id), result: {} }) as unknown as Awaited<ReturnType<AttemptServer['read']>>),
  };
}
