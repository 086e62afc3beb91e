import { LIMITS } from '../limits.ts';
import type { TranscriptLine } from '../evidence/evidence.ts';
import { objectAt, readText, type Place } from './fields.ts';
import { readSeconds } from './parse-evidence.ts';
import { report, within } from './parsed.ts';

/** Reads the transcript of a recording, sorted by time; empty if missing. */
export function readTranscript(place: Place): readonly TranscriptLine[] {
  const value = place.source['transcript'];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report(place, 'transcript', { code: 'type', message: 'Transcript must be a list of lines' });
    return [];
  }
  const entries: readonly unknown[] = value;
  if (entries.length > LIMITS.transcriptLinesMax) {
    const message = `A transcript can have at most ${LIMITS.transcriptLinesMax} lines`;
    report(place, 'transcript', { code: 'too_many', message });
    return [];
  }
  const lines = entries.map((entry, index) => {
    const prefix = `Transcript line ${index + 1}: `;
    return readLine(objectAt(within(place, ['transcript', index], prefix), entry, 'a line'));
  });
  return lines.sort((one, other) => one.start - other.start);
}

function readLine(place: Place): TranscriptLine {
  const text = readText(place, 'text', {
    label: 'Text',
    max: LIMITS.transcriptTextMax,
    required: 'Text is required',
  }).trim();
  const speaker = readText(place, 'speaker', { label: 'Speaker', max: LIMITS.speakerMax }).trim();
  return { ...readSeconds(place, 'line'), ...(speaker !== '' && { speaker }), text };
}
