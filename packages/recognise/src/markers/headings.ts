/** "Questions 14–20", and what stands after it in the line. */
export interface QuestionsHeading {
  readonly first: number;
  readonly last: number;
  readonly rest: string;
}

const QUESTIONS =
  /^questions?\s{1,3}(\d{1,3})(?:\s{0,2}(?:[-–—−]|to|and|&)\s{0,2}(\d{1,3}))?(?!\d)\s{0,3}(?:[.:]|[-–—](?=\s)|$|(?=\s))\s*/i;

export function readQuestionsHeading(text: string): QuestionsHeading | null {
  const match = QUESTIONS.exec(text);
  if (match === null) return null;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  const rest = text.slice(match[0].length);
  // "Question 14: What …" is the question, and "questions 14–20 are …" goes on with a sentence.
  if (match[2] === undefined && rest !== '') return null;
  if (first < 1 || last < first || /^(?:are|is|on|you|refer|ask)\b/.test(rest)) return null;
  return { first, last, rest };
}

const PART =
  /^(?:(?:reading|listening)\s{1,3})?(?:passage|part|section|text|test part)\s{1,3}(\d|one|two|three|four|I{1,3}|IV)\b\s*(?:[-–—:.]\s*(.*))?$/i;
const PART_NAMES = ['one', 'two', 'three', 'four'];
const ROMAN_PARTS = ['i', 'ii', 'iii', 'iv'];
const LONGEST_HEADING = 90;

/** "READING PASSAGE 2" alone or with its title. */
export function readPartHeading(text: string): { readonly part: number; readonly title: string } | null {
  const match = text.length > LONGEST_HEADING ? null : PART.exec(text);
  if (match === null) return null;
  const name = (match[1] ?? '').toLowerCase();
  const part = Number(name) || PART_NAMES.indexOf(name) + 1 || ROMAN_PARTS.indexOf(name) + 1;
  return part < 1 || part > 4 ? null : { part, title: match[2] ?? '' };
}

const KEY =
  /^(?:[-–—=*#\s]{0,6})(?:the\s)?(?:(?:reading|listening|test)\s)?(?:answers?(?:\s?keys?|\ssheet)?|keys?|solutions?|correct answers)(?:\s(?:for|to|of)\s[^.?!]{0,60}|\s\d|\s?\([^)]{0,40}\))?\s{0,3}[:.]?(?:[-–—=*\s]{0,6})$/i;

/** "Answer key". */
export function isKeyHeading(text: string): boolean {
  return text.length <= LONGEST_HEADING && KEY.test(text);
}

const OWN_KEY = /^(?:correct\s)?(?:answer|ans|key)\s?[.:=]\s*(\S.*)$/i;

/** "Answer: B" below a question; null: it is none. */
export function readOwnKey(text: string): string | null {
  return OWN_KEY.exec(text)?.[1] ?? null;
}
