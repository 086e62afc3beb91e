import { LIMITS } from '../limits.ts';
import type { Evidence, SecondsEvidence } from '../evidence/evidence.ts';
import { objectAt, readInteger, readNumber, readText, type Place } from './fields.ts';
import { report, within } from './parsed.ts';

/** Reads the evidence of a question: one place or a list of places; missing is an empty list. */
export function readEvidence(place: Place): readonly Evidence[] {
  const value = place.source['evidence'];
  if (value === undefined || value === null) return [];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (entries.length > LIMITS.evidenceMax) {
    report(place, 'evidence', {
      code: 'too_many',
      message: `A question can have at most ${LIMITS.evidenceMax} pieces of evidence`,
    });
    return [];
  }
  return entries.map((entry, index) => {
    const steps = Array.isArray(value) ? ['evidence', index] : ['evidence'];
    return readOne(objectAt(within(place, steps), entry, 'Evidence'));
  });
}

function readOne(place: Place): Evidence {
  if (place.source['quote'] === undefined || place.source['quote'] === null) return readSeconds(place, 'evidence');
  const quote = readText(place, 'quote', {
    label: 'Quote',
    max: LIMITS.quoteMax,
    required: 'A quote must not be empty',
  }).trim();
  const rule = { label: 'Occurrence', min: 1, max: LIMITS.occurrenceMax, fallback: 1 };
  const occurrence = readInteger(place, 'occurrence', rule);
  return occurrence === 1 ? { quote } : { quote, occurrence };
}

/** Reads `start` and `end`, seconds of a recording. */
export function readSeconds(place: Place, label: string): SecondsEvidence {
  const rule = { min: 0, max: LIMITS.recordingSecondsMax };
  const start = readNumber(place, 'start', { ...rule, label: `The start of the ${label}` });
  const before = place.errors.length;
  const end = readNumber(place, 'end', { ...rule, label: `The end of the ${label}` });
  if (place.errors.length === before && end <= start)
    report(place, 'end', { code: 'too_small', message: `The end of the ${label} must be after its start` });
  return { start, end };
}
