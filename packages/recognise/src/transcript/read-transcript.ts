import type { TranscriptLine } from '@bandwise/domain';
import type { Cue, UnreadLine } from './cue.ts';
import { readCues } from './read-cues.ts';
import { splitSpeakers } from './split-speakers.ts';
import { withoutRolling } from './without-rolling.ts';

export interface ReadTranscript {
  readonly lines: readonly TranscriptLine[];
  readonly unread: readonly UnreadLine[];
}

/** A last line that does not say when it ends. */
const LAST_SECONDS = 5;

/**
 * Reads the transcript of a recording from text: WebVTT, SubRip, SBV, LRC, or lines such as `0:12 Janet: Good morning.` A line
 * without an end ends where the next one begins, and one without a time continues the line before it. Each speaker of a
 * cue has a line. Never throws; a line without a place is among the unread.
 */
export function readTranscript(text: string): ReadTranscript {
  const { cues, unread } = readCues(text);
  return { lines: linesOf(withoutRolling(cues)), unread };
}

function linesOf(cues: readonly Cue[]): readonly TranscriptLine[] {
  const spoken = cues.filter(({ lines }) => lines.length > 0).sort((one, other) => one.start - other.start);
  const starts = [...new Set(spoken.map(({ start }) => start))];
  const nexts = new Map(starts.map((start, index) => [start, starts[index + 1]]));
  return spoken.flatMap(({ start, end: endOfCue, lines }) => {
    const until = endOfCue ?? nexts.get(start) ?? start + LAST_SECONDS;
    const end = until > start ? until : start + 1;
    return splitSpeakers(lines).map(({ speaker, text }) =>
      speaker === '' ? { start, end, text } : { start, end, speaker, text },
    );
  });
}
