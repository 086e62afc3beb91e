import { randomId } from '@bandwise/api-contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readFailure, type Meaning } from '../../../shared/failures/read-failure.ts';
import { useServices } from '../../../shared/services/services.ts';
import { SUBMISSIONS_KEY } from '../../../shared/submissions/submission-queries.ts';
import {
  forgetMark,
  markChanged,
  pastedWords,
  readMark,
  replaceDraft,
  writingKey,
  type WritingDraft,
} from '../../../shared/submissions/writing-draft.ts';
import { forgetPending, readPending, storePending, type PendingText } from './pending-text.ts';

/** Failures after which the call is repeated. A limit of the account is reported, so that the learner can go on writing. */
const PASSING: ReadonlySet<Meaning> = new Set(['down', 'notSaved', 'broken']);

/**
 * Hands in the draft of a section. The text and its id are stored on the device first, so a call without a response is repeated with the
 * same id, also after a reload.
 *
 * @param onSent - called with the rest of the draft, which is empty unless it was changed in another tab.
 */
export function useHandIn(draft: WritingDraft, onSent: (rest: string) => void) {
  const { api, clock, device, grants } = useServices();
  const client = useQueryClient();
  const [pending, setPending] = useState(() => readPending(device, draft));
  const call = useMutation({
    mutationFn: ({ id, text, pasted_words }: PendingText) =>
      api.call(
        'POST /api/submission',
        { body: { id, sectionID: draft.sectionId, text, pasted_words } },
        { headers: grants.headers(draft.sectionId) },
      ),
    retry: (_, error) => PASSING.has(readFailure(error).meaning),
    onSuccess: (_, sent) => {
      forgetPending(device, draft);
      setPending(null);
      const now = device.read(writingKey(draft)) ?? '';
      const rest = now === sent.text ? '' : now;
      replaceDraft(device, draft, rest);
      forgetMark(device, draft);
      if (rest !== '') markChanged(device, draft, clock.now());
      onSent(rest);
      void client.invalidateQueries({ queryKey: [SUBMISSIONS_KEY] });
    },
    onError: (error) => {
      // The text of an ended session is sent after the next sign-in.
      if (readFailure(error).meaning === 'signIn') return;
      forgetPending(device, draft);
      setPending(null);
    },
  });
  const { mutate } = call;
  useEffect(() => {
    const stored = readPending(device, draft);
    if (stored) mutate(stored);
    // Once, when the screen is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    isSending: pending !== null,
    /** The text waits for the server. */
    isStuck: pending !== null && call.failureCount > 0,
    handedIn: call.data ?? null,
    problem: pending === null ? call.error : null,
    handIn: (text: string) => {
      const next = readPending(device, draft) ?? {
        // Its draft's, so that a late save of the draft begins no other one.
        id: readMark(device, draft)?.id ?? randomId(),
        text,
        pasted_words: pastedWords(device, draft),
      };
      storePending(device, draft, next);
      setPending(next);
      mutate(next);
    },
  };
}
