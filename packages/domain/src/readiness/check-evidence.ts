import { isQuote, type Evidence, type QuoteEvidence, type SecondsEvidence } from '../evidence/evidence.ts';
import { createQuoteFinder, passageText } from '../evidence/find-quote.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { addressLabel, addressOf } from '../numbering/address.ts';
import { skills } from '../skills/skills.ts';
import type { Finding, FindingCode } from './finding.ts';

interface Named {
  readonly evidence: Evidence;
  readonly where: NonNullable<Finding['where']> & { readonly address: string };
}

interface Fault {
  readonly code: FindingCode;
  readonly message: string;
}

/**
 * Finds quotes that are not in the passage, and seconds beyond the end of the recording.
 *
 * @param duration seconds; null if unknown: only certain errors are found.
 */
export function checkEvidence(content: SectionContent, duration: number | null): readonly Finding[] {
  const named = namedIn(content);
  const faultOfQuote = named.some(({ evidence }) => isQuote(evidence)) ? quoteCheck(content) : () => null;
  const findings = named.flatMap(({ evidence, where }): Finding[] => {
    const fault = isQuote(evidence)
      ? faultOfQuote(evidence, where.address)
      : faultOfSeconds(content, evidence, { duration, address: where.address });
    return fault ? [{ ...fault, severity: 'error', where }] : [];
  });
  return [...findings, ...checkTranscript(content, duration)];
}

function namedIn({ groups }: SectionContent): readonly Named[] {
  return groups.flatMap(({ questions }, group) =>
    questions.flatMap((question, index) =>
      (question.evidence ?? []).map((evidence) => ({
        evidence,
        where: { group, question: index, field: 'evidence', address: addressOf(question) },
      })),
    ),
  );
}

function quoteCheck({ passage }: SectionContent): (quote: QuoteEvidence, address: string) => Fault | null {
  const find = createQuoteFinder(passageText(passage));
  return (quote, address) => {
    const { span, count } = find(quote);
    if (span !== null) return null;
    if (count === 0)
      return {
        code: 'quote_not_in_passage',
        message: `The evidence for question ${addressLabel(address)} is not in the passage: “${shorten(quote.quote)}”`,
      };
    const times = count === 1 ? 'once' : `${count} times`;
    const message = `The evidence for question ${addressLabel(address)} points to occurrence ${quote.occurrence ?? 1} of the quote, but the passage contains the quote only ${times}`;
    return { code: 'quote_occurs_less', message };
  };
}

function faultOfSeconds(
  { skill }: SectionContent,
  { start, end }: SecondsEvidence,
  { duration, address }: { readonly duration: number | null; readonly address: string },
): Fault | null {
  const code = 'seconds_outside_recording';
  if (!skills[skill].hasRecording)
    return {
      code,
      message: `The evidence for question ${addressLabel(address)} is a time in a recording, but this part has no recording`,
    };
  if (!isBeyond(end, duration)) return null;
  const times = `${clock(start)} to ${clock(end)}`;
  return {
    code,
    message: `The evidence for question ${addressLabel(address)} (${times}) goes beyond the recording, which is ${clock(duration ?? 0)} long`,
  };
}

function checkTranscript({ transcript = [] }: SectionContent, duration: number | null): readonly Finding[] {
  const beyond = transcript.findIndex(({ end }) => isBeyond(end, duration));
  if (beyond === -1) return [];
  const message = `Line ${beyond + 1} of the transcript goes beyond the recording, which is ${clock(duration ?? 0)} long`;
  return [{ code: 'transcript_outside_recording', severity: 'error', where: { field: 'transcript' }, message }];
}

/** Programs measure the same recording with differences of some hundredths of a second. */
const TOLERANCE = 0.5;

function isBeyond(end: number, duration: number | null): boolean {
  return duration !== null && end > duration + TOLERANCE;
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`;
}
