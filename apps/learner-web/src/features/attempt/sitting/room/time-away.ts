import type { DeviceStorage } from '@bandwise/api-contract/client';

/** How often and how long the learner has left the page or full screen. */
export interface TimeAway {
  readonly count: number;
  /** The total of earlier absences. */
  readonly seconds: number;
  /** The start of the current absence, by the page's clock; null: the learner is there. */
  readonly leftAt: number | null;
}

const keyOf = (sittingId: string) => `time_away:${sittingId}`;

export function readTimeAway(storage: DeviceStorage, sittingId: string): TimeAway {
  const [count = 0, seconds = 0, leftAt = 0] = (storage.read(keyOf(sittingId)) ?? '')
    .split('/')
    .map((field) => Number(field) || 0);
  return { count, seconds, leftAt: leftAt === 0 ? null : leftAt };
}

interface Watch {
  readonly storage: DeviceStorage;
  readonly sittingId: string;
  readonly now: () => number;
}

interface TimeAwayWatch {
  /** Takes over greater totals of another page of the same learner. */
  readonly merge: (totals: Pick<TimeAway, 'count' | 'seconds'>) => void;
  /** Ends the current absence, and the watch. */
  readonly end: () => void;
  /** Stops the watch; another page continues an absence. */
  readonly stop: () => void;
}

/**
 * Counts departures from the page and from full screen, as a fact: nothing ends because of one. The totals and an absence are stored on the
 * device, so a reload and another tab continue them.
 */
export function watchTimeAway({ storage, sittingId, now }: Watch, onChange: (away: TimeAway) => void): TimeAwayWatch {
  let away = readTimeAway(storage, sittingId);
  let usesFullScreen = false;
  const store = (next: TimeAway) => {
    away = next;
    storage.write(keyOf(sittingId), `${away.count}/${away.seconds}/${away.leftAt ?? 0}`);
    onChange(away);
  };
  const comeBack = () => {
    if (away.leftAt === null) return;
    const seconds = away.seconds + Math.max(0, Math.round((now() - away.leftAt) / 1000));
    store({ ...away, seconds, leftAt: null });
  };
  const look = () => {
    const isFull = document.fullscreenElement !== null;
    usesFullScreen ||= isFull;
    const isAway = document.visibilityState === 'hidden' || (usesFullScreen && !isFull);
    if (!isAway) comeBack();
    else if (away.leftAt === null) store({ ...away, count: away.count + 1, leftAt: now() });
  };
  look();
  document.addEventListener('visibilitychange', look);
  document.addEventListener('fullscreenchange', look);
  const stop = () => {
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('fullscreenchange', look);
  };
  return {
    merge(totals) {
      const count = Math.max(totals.count, away.count);
      // During an absence the server may already have added a part of it.
      const seconds = away.leftAt === null ? Math.max(totals.seconds, away.seconds) : away.seconds;
      if (count > away.count || seconds > away.seconds) store({ ...away, count, seconds });
    },
    end() {
      stop();
      comeBack();
    },
    stop,
  };
}
