import type { SittingSummary, SubmissionSummary } from '@bandwise/api-contract/learner';

/** Work that was handed in or assessed, or the mock exam that it belongs to. */
export type Change =
  | { readonly kind: 'submission'; readonly of: SubmissionSummary; readonly date: string }
  | { readonly kind: 'sitting'; readonly of: SittingSummary; readonly date: string };

const SHOWN = 4;

const changedAt = ({ assessed_at, handed_in_at }: SubmissionSummary) => assessed_at ?? handed_in_at;

/** The latest changes, the newest first. A mock exam changes with its submissions, and comes before them. */
export function latestChanges(
  submissions: readonly SubmissionSummary[],
  sittings: readonly SittingSummary[],
): readonly Change[] {
  const ofSittings = sittings.flatMap((of): Change[] => {
    const dates = submissions.filter(({ sittingID }) => sittingID === of.id).map(changedAt);
    const date = dates.sort().at(-1);
    const isShown = of.overall !== null || of.waiting_for.length > 0;
    return date !== undefined && isShown ? [{ kind: 'sitting', of, date }] : [];
  });
  const ofSubmissions = submissions.map((of): Change => ({ kind: 'submission', of, date: changedAt(of) }));
  return [...ofSittings, ...ofSubmissions].sort((one, other) => other.date.localeCompare(one.date)).slice(0, SHOWN);
}
