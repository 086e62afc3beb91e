import type { Criterion } from '@bandwise/domain';
import { BAND_MAX } from '@bandwise/domain/internal';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { texts } from '../../shared/texts/texts.ts';

const { lowReminders } = texts;

/** A band that is not rounded, with at least one and at most two decimals: 6.0, 6.25. */
export function bandText(band: number): string {
  return band.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}

/** Describes a band of a criterion in one line. */
export function reminderOf(criterion: Criterion, band: number): string {
  const shared = sharedTexts.assessment.reminders[criterion][BAND_MAX - band];
  return shared ?? lowReminders[criterion][band - 1] ?? lowReminders.nothing;
}
