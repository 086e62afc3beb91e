import { followOtherTabs } from '@bandwise/api-contract/client';
import type { Answers } from '@bandwise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { EMPTY_COPY, visibleAnswers, type AnswerCopy } from '../../../shared/attempt-drafts/answer-copy.ts';
import { useServices } from '../../../shared/services/services.ts';
import type { AttemptState } from '../store/attempt/attempt-state.ts';
import type { AnsweringStore, AttemptStore } from '../store/attempt/attempt-store.ts';
import { areSameAnswers } from '../store/attempt/ending.ts';
import { openAttempt, type AttemptSetup } from '../store/attempt/open-attempt.ts';

/** One attempt from opening to result, synchronised with the server while it is on the screen. */
export function useAttempt(setup: Omit<AttemptSetup, 'reloaded'>): AttemptStore {
  const services = useServices();
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const [store] = useState(() =>
    openAttempt(services, queryClient, { ...setup, reloaded: key === services.reloadedEntry() }),
  );
  // Starts before the first paint: an answer to a store that has not started would be lost.
  useLayoutEffect(() => follow(store), [store]);
  return store;
}

/** Selects a value of the attempt's state and rerenders when it changes. */
export function useAttemptState<T>(store: AnsweringStore, select: (state: AttemptState) => T): T {
  return useStore(store, select);
}

/** The answers; the same object until an answer changes, also after confirmations by the server. */
export function useAnswers(store: AnsweringStore): Answers {
  const last = useRef<{ readonly copy: AnswerCopy; readonly answers: Answers }>({ copy: EMPTY_COPY, answers: {} });
  return useStore(store, ({ draft: { copy } }) => {
    const before = last.current;
    if (copy === before.copy) return before.answers;
    const now = visibleAnswers(copy);
    const answers = areSameAnswers(before.answers, now) ? before.answers : now;
    last.current = { copy, answers };
    return answers;
  });
}

/** The handlers of page events. */
interface Follower extends Pick<AttemptStore, 'leave' | 'noticeConnection' | 'saveNow' | 'start' | 'storageChanged'> {}

/** Subscribes a store to events of the page. @returns a function that unsubscribes. */
export function follow(store: Follower): () => void {
  const stop = store.start();
  const visibilityChanged = () => (document.visibilityState === 'hidden' ? store.leave() : store.saveNow());
  globalThis.addEventListener('online', store.saveNow);
  globalThis.addEventListener('offline', store.noticeConnection);
  const unfollow = followOtherTabs(globalThis.window, store.storageChanged);
  globalThis.addEventListener('pagehide', store.leave);
  document.addEventListener('visibilitychange', visibilityChanged);
  return () => {
    // The learner left the test but not the page: unsaved edits are sent now.
    store.leave();
    stop();
    globalThis.removeEventListener('online', store.saveNow);
    globalThis.removeEventListener('offline', store.noticeConnection);
    unfollow();
    globalThis.removeEventListener('pagehide', store.leave);
    document.removeEventListener('visibilitychange', visibilityChanged);
  };
}
