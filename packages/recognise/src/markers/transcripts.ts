import type { Line } from '../lines/line.ts';
import { isKeyHeading, readPartHeading, readQuestionsHeading } from './headings.ts';
import { isRubric, opensInstruction } from './instructions.ts';
import { readTestHeading } from './test-headings.ts';

const PLACE =
  '(?:ielts|cambridge|academic|listening|practice|mock|sample|tests?|sections?|parts?|papers?|the|full|[#№]?\\d{1,3}(?:\\s?[-–—&]\\s?\\d{1,3})?|[ivx]{1,4}|one|two|three|four)';
const SCRIPT =
  '(?:(?:tape|audio|video)[\\s-]?scripts?|(?:recording|listening|audio)\\s(?:scripts?|transcripts?)|transcripts?|bài nghe)';
const HEADING = new RegExp(
  `^[-–—=*#•\\s]{0,6}(?:${PLACE}[\\s,:;–—-]{1,3}){0,8}${SCRIPT}(?:\\s?(?:for|of|to)\\b)?(?:[\\s,:;–—(-]{1,3}${PLACE}){0,8}[).:]{0,2}[-–—=*#\\s]{0,6}$`,
  'iu',
);
const LONGEST_HEADING = 90;

/** "Tapescripts", "Audioscript – Section 1", "Listening transcript". */
export function isTranscriptHeading(text: string): boolean {
  return text.length <= LONGEST_HEADING && HEADING.test(text);
}

/** "Janet: Good morning." */
const SPEAKER = /^(?:[A-Z][\p{L}.'’-]{0,20}(?:\s[\p{L}0-9().'’-]{1,20}){0,3}|[A-Z]{1,3})\s?:(?=\s|$)/u;
const FEWEST_SPEAKERS = 2;
/** So many lines after a heading show what it is the heading of. */
const LOOK_AHEAD = 6;

/** The indices of lines with the words of recordings: from their heading to the next questions or key. */
export function transcriptLines(lines: readonly Line[]): ReadonlySet<number> {
  const spoken = new Set<number>();
  let isTranscript = false;
  let isAfterKey = false;
  for (const [at, { text, index }] of lines.entries()) {
    if (isTranscriptHeading(text)) isTranscript = true;
    else if (isTranscript && text !== '') isTranscript = !endsTranscript(lines, at);
    else if (isAfterKey && readPartHeading(text) !== null) isTranscript = isDialogueNext(lines, at);
    isAfterKey ||= isKeyHeading(text);
    if (isTranscript) spoken.add(index);
  }
  return spoken;
}

/** A key, or a heading with questions below it, ends a transcript. Names of tests and parts also occur in one. */
function endsTranscript(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (isKeyHeading(text)) return true;
  if (opensQuestions(lines, at)) return true;
  const isHeading = readPartHeading(text) !== null || readTestHeading(text) !== null;
  if (!isHeading) return false;
  const next = following(lines, at);
  const speaker = next.findIndex((line) => SPEAKER.test(line.text));
  return next
    .slice(0, speaker === -1 ? undefined : speaker)
    .some((line) => isKeyHeading(line.text) || isRubric(line.text) || opensQuestions(lines, lines.indexOf(line)));
}

/** "Questions 1–5" or "SECTION 2 Questions 11–20", and an instruction in its line or below it. */
function opensQuestions(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const heading = readQuestionsHeading(text);
  if (heading === null && (readPartHeading(text)?.range ?? null) === null) return false;
  const rest = heading?.rest ?? '';
  return opensInstruction(rest === '' ? (following(lines, at)[0]?.text ?? '') : rest);
}

/** After a key, a part whose lines begin with who speaks is a transcript without a heading. */
function isDialogueNext(lines: readonly Line[], at: number): boolean {
  return following(lines, at).filter(({ text }) => SPEAKER.test(text)).length >= FEWEST_SPEAKERS;
}

function following(lines: readonly Line[], at: number): readonly Line[] {
  const next: Line[] = [];
  for (let after = at + 1; after < lines.length && next.length < LOOK_AHEAD; after += 1) {
    const line = lines[after];
    if (line !== undefined && line.text !== '') next.push(line);
  }
  return next;
}
