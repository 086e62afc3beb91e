import { useProposals } from '../../features/problems/keys/proposals-query.ts';
import { ASSESSING_PATH } from '../../shared/assessing/paths.ts';
import { useTextCounts } from '../../shared/assessing/queue.ts';
import { useDrafts } from '../../shared/exams/drafts.ts';
import { PROBLEMS_PATH } from '../../shared/problems/paths.ts';
import { useProblems } from '../../shared/problems/problems.ts';
import { texts } from '../../shared/texts/texts.ts';

const { waiting } = texts.layout;

/** The open work behind a link of the menu. */
export interface Waiting {
  readonly count: number;
  readonly label: string;
}

/** Counts the open work of administrators by the address of its link. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const drafts = useDrafts().data?.length ?? 0;
  const reports = useProblems({}).data?.counts.open ?? 0;
  const keys = useProposals(1).data?.total ?? 0;
  const all: readonly (readonly [string, Waiting])[] = [
    ['/tests', { count: drafts, label: waiting.drafts(drafts) }],
    [PROBLEMS_PATH, { count: reports + keys, label: waiting.problems(reports, keys) }],
  ];
  const assessing = useTextsWaiting();
  return new Map([...all.filter(([, { count }]) => count > 0), ...assessing]);
}

/** The same for teachers, who assess and do no other work of the menu. */
export function useTextsWaiting(): ReadonlyMap<string, Waiting> {
  const { waiting: first, second_opinion: second } = useTextCounts();
  const count = first + second;
  return new Map(count > 0 ? [[ASSESSING_PATH, { count, label: waiting.submissions(count) }]] : []);
}
