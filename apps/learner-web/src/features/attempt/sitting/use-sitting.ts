import type { SittingBody } from '@bandwise/api-contract/learner';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createDraftStore } from '../../../shared/attempt-drafts/draft-store.ts';
import { useServices } from '../../../shared/services/services.ts';
import { useAttemptState, follow } from '../hooks/use-attempt.ts';
import type { SatSection } from '../store/sitting/sat-section.ts';
import { writtenText } from '../store/sitting/section-copy.ts';
import type { SittingHost } from '../store/sitting/sitting-calls.ts';
import { createSittingStore, type SittingStore, type SittingView } from '../store/sitting/sitting-store.ts';

/** A sitting as the server told it, and when. */
export interface OpenedSitting {
  readonly body: SittingBody;
  /** Milliseconds since 1970 by the page's clock: of the request and of the response. */
  readonly sent: number;
  readonly received: number;
}

/** Synchronises a sitting with the server and the clock while it is shown. */
export function useSitting({ body, sent, received }: OpenedSitting, { owner, calls }: SittingHost): SittingStore {
  const { clock, device } = useServices();
  const [store] = useState(() =>
    createSittingStore({
      opened: body,
      requestTimes: { sent, received },
      owner,
      calls,
      drafts: createDraftStore(device),
      now: clock.now,
      isOnline: () => navigator.onLine,
    }),
  );
  // Before anything is seen: the parts are there once it has started.
  useLayoutEffect(() => follow(store), [store]);
  return store;
}

export function useSittingView<T>(store: SittingStore, select: (view: SittingView) => T): T {
  return useStore(store, select);
}

export function useWrittenText(section: SatSection): string {
  return useAttemptState(section, ({ draft }) => writtenText(draft.copy));
}
