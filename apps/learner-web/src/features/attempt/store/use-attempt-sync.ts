import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import type { AttemptSync } from './sync-types.ts';
import type { AttemptEvent } from './attempt-state.ts';

interface Follower {
  readonly dispatch: Dispatch<AttemptEvent>;
  readonly onOtherVersion: (section: DeliverySectionBody) => void;
}

/** Keeps an attempt in step with the server while it is on the screen. */
export function useAttemptSync(sync: AttemptSync, { dispatch, onOtherVersion }: Follower): void {
  const moved = useEffectEvent(onOtherVersion);
  useEffect(() => {
    const forget = sync.subscribe(() => dispatch({ type: 'merged', answers: sync.view().answers }));
    const stop = sync.start({
      onClosed({ attempt, result }, ending) {
        if (result) dispatch({ type: 'closed', answers: attempt.answers, result, ending });
      },
      onOtherVersion: (section) => moved(section),
    });
    const left = () => (document.visibilityState === 'hidden' ? sync.leave() : sync.saveNow());
    globalThis.addEventListener('online', sync.saveNow);
    globalThis.addEventListener('offline', sync.noticeConnection);
    globalThis.addEventListener('storage', sync.storageChanged);
    globalThis.addEventListener('pagehide', sync.leave);
    document.addEventListener('visibilitychange', left);
    return () => {
      // Out of the test without leaving the page: what is waiting goes now.
      sync.leave();
      stop();
      forget();
      globalThis.removeEventListener('online', sync.saveNow);
      globalThis.removeEventListener('offline', sync.noticeConnection);
      globalThis.removeEventListener('storage', sync.storageChanged);
      globalThis.removeEventListener('pagehide', sync.leave);
      document.removeEventListener('visibilitychange', left);
    };
  }, [sync, dispatch]);
}
