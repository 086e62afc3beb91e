import type { Evidence, TranscriptLine } from '@bandwise/domain';
import { isQuote } from '@bandwise/domain/internal';
import { texts } from '../../../../shared/texts/texts.ts';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';

/** The evidence of an answer on one line. */
export function evidenceWords(evidence: Evidence): string {
  const { quote, seconds, place } = texts.teaching.evidence;
  if (!isQuote(evidence)) return seconds(clockTime(evidence.start), clockTime(evidence.end));
  return quote(evidence.quote) + (evidence.occurrence === undefined ? '' : place(evidence.occurrence));
}

/** The transcript as editable text: one line each, with its time. */
export function transcriptText(lines: readonly TranscriptLine[]): string {
  return lines
    .map(({ start, speaker, text }) => `${clockTime(start)} ${speaker === undefined ? '' : `${speaker}: `}${text}`)
    .join('\n');
}
