import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { lastResultKey, partListKey, sectionListKey } from '../../../shared/practice/section-list.ts';
import { useServices } from '../../../shared/services/services.ts';
import { submitAnswers } from './submit-answers.ts';
import type { AttemptSync } from './sync-types.ts';
import type { AttemptEvent, AttemptState } from './attempt-state.ts';
import { isOverByItself, serverFailure } from './server-failure.ts';

const RETRY_EVERY_MS = 10_000;

interface SubmissionSetup {
  readonly section: DeliverySectionBody;
  readonly sync: AttemptSync;
  readonly dispatch: Dispatch<AttemptEvent>;
}

/** Sends a submitted attempt, and sends it again while the server cannot be reached or cannot save. */
export function useSubmission({ phase }: AttemptState, { section, sync, dispatch }: SubmissionSetup): void {
  const services = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => submitAnswers(services, { sectionId: section.id, ...(await sync.submission()) }),
    onError(error) {
      const { isOnDevice } = sync.view();
      dispatch({ type: 'failed', failure: { ...serverFailure(error), isLate: sync.isLate(), isOnDevice } });
    },
    onSuccess: (result) => dispatch({ type: 'marked', result }),
  });

  const isSubmitted = phase.name === 'submitted';
  useEffect(() => {
    if (!isSubmitted) return;
    sync.finish();
    const changed = [sectionListKey(section.skill), partListKey(section.skill), lastResultKey(section.id)];
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  }, [isSubmitted, sync, queryClient, section.skill, section.id]);

  const isSubmitting = phase.name === 'submitting';
  const send = useEffectEvent(() => mutate());
  useEffect(() => {
    if (isSubmitting) send();
  }, [isSubmitting]);

  const isWaiting = phase.name === 'unsaved' && isOverByItself(phase.failure);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = () => dispatch({ type: 'retried' });
    const timer = setTimeout(retry, RETRY_EVERY_MS);
    globalThis.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', retry);
    };
  }, [isWaiting, dispatch]);
}
