import type { DeviceStorage } from '@bandwise/api-contract/client';

/** How often and how long the learner has left the page or full screen. */
export interface TimeAway {
  readonly count: number;
  readonly seconds: number;
}

const keyOf = (sittingId: string) => `time_away:${sittingId}`;

export function readTimeAway(storage: DeviceStorage, sittingId: string): TimeAway {
  const [count = 0, seconds = 0] = (storage.read(keyOf(sittingId)) ?? '').split('/').map(Number);
  return { count: Number.isFinite(count) ? count : 0, seconds: Number.isFinite(seconds) ? seconds : 0 };
}

/**
 * Counts departures from the page and from full screen, as a fact: nothing ends because of one. A reload continues the totals of this tab.
 * @returns a function that stops counting.
 */
export function watchTimeAway(
  {
    storage,
    sittingId,
    now,
  }: { readonly storage: DeviceStorage; readonly sittingId: string; readonly now: () => number },
  onChange: (away: TimeAway) => void,
): () => void {
  let away = readTimeAway(storage, sittingId);
  let leftAt: number | null = null;
  let wasFull = document.fullscreenElement !== null;
  const store = (next: TimeAway) => {
    away = next;
    storage.write(keyOf(sittingId), `${away.count}/${away.seconds}`);
    onChange(away);
  };
  const leave = () => {
    if (leftAt !== null) return;
    leftAt = now();
    store({ ...away, count: away.count + 1 });
  };
  const comeBack = () => {
    if (leftAt === null) return;
    const seconds = Math.round((now() - leftAt) / 1000);
    leftAt = null;
    store({ ...away, seconds: away.seconds + seconds });
  };
  const seen = () => (document.visibilityState === 'hidden' ? leave() : comeBack());
  const resized = () => {
    const isFull = document.fullscreenElement !== null;
    if (wasFull && !isFull) leave();
    if (isFull) comeBack();
    wasFull = isFull;
  };
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('fullscreenchange', resized);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('fullscreenchange', resized);
  };
}
