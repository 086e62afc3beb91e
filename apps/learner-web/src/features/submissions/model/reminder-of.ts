import type { Criterion } from '@bandwise/domain';
import { BAND_MAX } from '@bandwise/domain/internal';
import { texts } from '@bandwise/ui/texts/texts.ts';

/** Describes a band of a criterion in one line; null without a band. */
export function reminderOf(criterion: Criterion, band: number | null): string | null {
  if (band === null) return null;
  const { reminders, below } = texts.assessment;
  return reminders[criterion][BAND_MAX - band] ?? below;
}
