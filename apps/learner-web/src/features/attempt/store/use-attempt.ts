import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { firstNumber } from '@bandwise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer, useState, useSyncExternalStore, type Dispatch } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { attemptServer } from './transport.ts';
import { sectionQuery } from '../screen/section-query.ts';
import { createDraftStore, GUEST } from './attempt-draft.ts';
import { createAttemptSync } from './attempt-store.ts';
import type { AttemptSync } from './sync-types.ts';
import { durationOf } from '../clock/time-left.ts';
import { openStored } from './open-draft.ts';
import type { ServerFailure } from './server-failure.ts';
import type { SaveStatus } from './save-status.ts';
import { beginAttempt, reduceAttempt, type AttemptEvent, type AttemptState } from './attempt-state.ts';
import { useAttemptSync } from './use-attempt-sync.ts';
import { useSubmission } from './use-submission.ts';

export interface AttemptSetup {
  readonly section: DeliverySectionBody;
  /** Whose attempt it is: an account's id, or GUEST. */
  readonly owner: string;
  readonly timed: boolean;
  /** Discards what was left unfinished. */
  readonly startAnew: boolean;
}

export interface Attempt {
  readonly state: AttemptState;
  readonly dispatch: Dispatch<AttemptEvent>;
  /** Milliseconds since 1970; null where there is no clock. */
  readonly deadline: number | null;
  /** null: kept on the device only. */
  readonly status: SaveStatus | null;
  /** Why the server does not take them. */
  readonly failure: ServerFailure | null;
  readonly isOnDevice: boolean;
  /** Answers from before were found, here or on the server. */
  readonly resumed: boolean;
  /** Discards the answers and begins anew. */
  readonly restart: () => void;
  /** Tries again at once. */
  readonly saveNow: () => void;
}

/** One attempt from opening to result, kept on the device and on the server so that nothing is lost. */
export function useAttempt(setup: AttemptSetup): Attempt {
  const { section, timed } = setup;
  const services = useServices();
  const queryClient = useQueryClient();
  const reloaded = useLocation().key === services.reloadedEntry;
  const [sync] = useState(() => openSync(services, { ...setup, reloaded }));
  const { answers: _shown, ...view } = useSyncExternalStore(sync.subscribe, sync.view);
  const [state, dispatch] = useReducer(reduceAttempt, null, () =>
    beginAttempt({ answers: sync.view().answers, closed: sync.isClosed() }, firstNumber(section.groups)),
  );
  useAttemptSync(sync, {
    dispatch,
    onOtherVersion: (other) => queryClient.setQueryData(sectionQuery(services, section.id).queryKey, other),
  });
  useSubmission(state, { section, sync, dispatch });

  /** An answer is on the device before it is on the screen. */
  const act = useCallback(
    (event: AttemptEvent) => {
      if (event.type === 'answered') sync.answer(event.address, event.value);
      if (event.type === 'submitted') sync.close();
      dispatch(event);
    },
    [sync],
  );
  const restart = () => {
    sync.restart(timed ? durationOf(section.time) : null);
    dispatch({ type: 'restarted' });
  };
  return { ...view, state, dispatch: act, restart, saveNow: sync.saveNow };
}

function openSync(
  services: ReturnType<typeof useServices>,
  setup: AttemptSetup & { readonly reloaded: boolean },
): AttemptSync {
  const { section, owner, timed, startAnew, reloaded } = setup;
  const drafts = createDraftStore(services.device);
  const key = { owner, sectionId: section.id, version: section.version };
  const now = () => Date.now();
  const duration = timed ? durationOf(section.time) : null;
  const opened = openStored(drafts, key, { now: now(), duration, restart: startAnew, reloaded });
  return createAttemptSync({
    key,
    drafts,
    server: owner === GUEST ? null : attemptServer(services, section.id),
    opened,
    now,
    isOnline: () => navigator.onLine,
  });
}
