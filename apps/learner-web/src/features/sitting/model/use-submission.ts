import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { lastResultKey, partListKey, sectionListKey } from '../../../shared/practice/section-list.ts';
import { useServices } from '../../../shared/services/services.ts';
import { submitAnswers } from '../api/submit-answers.ts';
import type { SittingEvent, SittingState } from './sitting-state.ts';
import { submitFailure } from './submit-failure.ts';

const RETRY_EVERY_MS = 10_000;

/** Sends a submitted sitting, and sends it again while the server cannot be reached. */
export function useSubmission(
  section: DeliverySectionBody,
  { phase, answers }: SittingState,
  dispatch: Dispatch<SittingEvent>,
): void {
  const services = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => submitAnswers(services, section.id, answers),
    onError: (error) => dispatch({ type: 'failed', failure: submitFailure(error) }),
    onSuccess(result) {
      dispatch({ type: 'marked', result });
      const changed = [sectionListKey(section.skill), partListKey(section.skill), lastResultKey(section.id)];
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const isSubmitting = phase.name === 'submitting';
  const send = useEffectEvent(() => mutate());
  useEffect(() => {
    if (isSubmitting) send();
  }, [isSubmitting]);

  const isOffline = phase.name === 'unsaved' && phase.failure.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = () => dispatch({ type: 'retried' });
    const timer = setTimeout(retry, RETRY_EVERY_MS);
    globalThis.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', retry);
    };
  }, [isOffline, dispatch]);
}
