import type { AttemptSummary } from '@bandwise/api-contract/learner';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';
import type { texts } from '../../../shared/texts/texts.ts';

export interface HistoryRow {
  readonly status: keyof typeof texts.progress.statuses;
  readonly date: string;
  /** The link that continues or reviews it; null without one. */
  readonly action: { readonly kind: 'continue' | 'review'; readonly to: string } | null;
}

/** The row of an attempt with its action. A reported attempt was not answered here, so it has no review. */
export function historyRow(attempt: AttemptSummary): HistoryRow {
  const section = { id: attempt.sectionID, part_number: attempt.part_number };
  if (attempt.status === 'in_progress') {
    const to = practiceAddress(attempt.skill, section);
    return attempt.available
      ? { status: 'in_progress', date: attempt.started_at, action: { kind: 'continue', to } }
      : { status: 'withdrawn', date: attempt.started_at, action: null };
  }
  const date = attempt.submitted_at ?? attempt.started_at;
  if (attempt.source === 'reported') return { status: 'reported', date, action: null };
  return {
    status: 'submitted',
    date,
    action: { kind: 'review', to: reviewAddress(attempt.skill, section, attempt.id) },
  };
}
