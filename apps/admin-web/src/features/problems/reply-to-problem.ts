import { serverMessage } from '@bandwise/api-contract/client';
import type { Problem } from '@bandwise/api-contract/admin';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemsKey } from '../../shared/problems/problems.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastSuccess } from '../../shared/toasts/toasts.ts';

export type ProblemChange = Pick<Problem, 'id' | 'revision' | 'state' | 'reply'>;

/** Decides a report, opens it again or changes its reply, and shows the list as it is then, also where that was refused. */
export function useReply() {
  const { api } = useServices();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, ...body }: ProblemChange) => api.call('PATCH /api/problem/:id', { params: { id }, body }),
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: () => askAgain(queries, problemsKey()),
  });
  return { ...change, failure: change.error ? serverMessage(change.error, texts.problems.failedToSave) : null };
}
