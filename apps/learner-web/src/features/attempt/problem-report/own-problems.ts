import { serverMessage, type Client, type LearnerRoutes } from '@bandwise/api-contract/client';
import type { OwnProblem } from '@bandwise/api-contract/learner';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';

function ownProblemsQuery(api: Client<LearnerRoutes>, attemptID: string) {
  return queryOptions({
    queryKey: [`/api/attempt/${attemptID}/problem`],
    queryFn: ({ signal }) => api.call('GET /api/attempt/:id/problem', { params: { id: attemptID } }, { signal }),
  });
}

/** The learner's reports about a question, the latest first. */
export function useOwnProblems(attemptID: string, number: number): readonly OwnProblem[] {
  const { data } = useQuery(ownProblemsQuery(useServices().api, attemptID));
  return data?.problems.filter((problem) => problem.number === number) ?? [];
}

export interface Reported {
  readonly sectionID: string;
  readonly attemptID: string;
  readonly number: number;
}

export function useReport({ sectionID, attemptID, number }: Reported, onSent: () => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  const report = useMutation({
    mutationFn: (words: string) =>
      api.call('POST /api/section/:sectionID/problem', {
        params: { sectionID },
        body: { attemptID, number, words },
      }),
    onSuccess: (sent) => {
      queries.setQueryData(ownProblemsQuery(api, attemptID).queryKey, (known) => ({ problems: withSent(known, sent) }));
      onSent();
    },
  });
  return {
    send: report.mutate,
    isSending: report.isPending,
    failure: report.error ? serverMessage(report.error, texts.problemReport.failed) : null,
  };
}

function withSent(known: { readonly problems: OwnProblem[] } | undefined, sent: OwnProblem): OwnProblem[] {
  return [sent, ...(known?.problems ?? []).filter(({ id }) => id !== sent.id)];
}
