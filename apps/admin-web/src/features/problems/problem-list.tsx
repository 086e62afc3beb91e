import type { Problem } from '@bandwise/api-contract/admin';
import { PROBLEM_STATES } from '@bandwise/api-contract/learner';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { CardList } from '../../shared/cards/card-list.tsx';
import { Pager } from '../../shared/paging/pager.tsx';
import { useProblems } from '../../shared/problems/problems.ts';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { StateFilters } from '../../shared/search/state-filters.tsx';
import { useListParams } from '../../shared/search/use-list-params.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError } from '../../shared/toasts/toasts.ts';
import { ProblemCard, problemHeadingId } from './problem-card.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { useReply } from './reply-to-problem.ts';

const words = texts.problems;

/** Reports of learners beside their questions, with replies. */
export function ProblemList() {
  const { params, change } = useListParams(PROBLEM_STATES);
  const { state, search, page } = params;
  const problems = useProblems({ state, search, page });
  const { data } = problems;
  // The last report of the last page has left it.
  if (data && page > data.pages && !problems.isPlaceholderData) change({ page: data.pages }, { replace: true });
  return (
    <Stack>
      <StateFilters words={words} states={PROBLEM_STATES} params={params} counts={data?.counts} onChange={change} />
      <QueryStatus query={problems} loading={words.loading} failed={words.failed} />
      {data?.total === 0 && (
        <EmptyState
          title={search === '' ? words.none[state] : words.noneFound}
          description={search === '' && state === 'open' ? words.noneDetail : undefined}
        />
      )}
      {data && <Problems problems={data.problems} />}
      <Pager
        label={words.views.reports}
        page={page}
        pages={data?.pages ?? 1}
        onPage={(wanted) => change({ page: wanted })}
      />
    </Stack>
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const [replied, setReplied] = useState<Problem | null>(null);
  const reopen = useReply();
  // The current state in the list: another user may have changed it while the dialog was open.
  const current = replied && (problems.find(({ id }) => id === replied.id) ?? replied);
  return (
    <>
      {problems.length > 0 && (
        <CardList>
          {problems.map((problem) => (
            <ProblemCard
              key={problem.id}
              problem={problem}
              isBusy={reopen.isPending}
              onReply={() => setReplied(problem)}
              onReopen={() =>
                reopen.mutate(
                  { ...pick(problem), state: 'open' },
                  {
                    onSuccess: () => focusOutcome(problem.id),
                    onError: (error) => toastError(error, words.failedToSave),
                  },
                )
              }
            />
          ))}
        </CardList>
      )}
      <ReplyDialog
        problem={current}
        onClose={() => setReplied(null)}
        onReplied={(id) => {
          setReplied(null);
          focusOutcome(id);
        }}
      />
    </>
  );
}

/** The report as it is now; the page where it has left the list, and its button with it. */
function focusOutcome(id: string): void {
  (document.getElementById(problemHeadingId(id)) ?? document.querySelector('h1'))?.focus();
}

function pick({ id, revision, reply }: Problem): Pick<Problem, 'id' | 'revision' | 'reply'> {
  return { id, revision, reply };
}
