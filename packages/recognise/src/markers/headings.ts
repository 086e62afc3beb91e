/** "Questions 14–20", and the rest of its line. */
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
  // "Question 14: What …" is the question itself, and "questions 14–20 are …" is part of a sentence.
  if (match[2] === undefined && rest !== '') return null;
  if (first < 1 || last < first || /^(?:are|is|on|you|refer|ask)\b/.test(rest)) return null;
  return { first, last, rest };
}

const PART =
  /^(?:(?:ielts|academic|general training)\s{1,3}){0,2}(?:(?:reading|listening)\s{1,3})?(passage|part|section|text|test part)\s{1,3}(\d|one|two|three|four|five|I{1,3}|IV|V)\b\s*(\(?(?:continued|cont(?:'|’)?d?\.?)\)?)?\s*(?:[-–—:.,]?\s*[([]?(questions?\s{1,3}\d{1,3}\s{0,2}(?:[-–—−]|to|and|&)\s{0,2}\d{1,3})[)\]]?)?\s*(?:[-–—:.]\s*(.*))?$/i;
const PART_NAMES = ['one', 'two', 'three', 'four', 'five'];
const ROMAN_PARTS = ['i', 'ii', 'iii', 'iv', 'v'];
const LONGEST_HEADING = 90;

/** "READING PASSAGE 2" alone, with its title, or with its questions: "SECTION 2 Questions 11–20". */
export interface PartHeading {
  readonly part: number;
  readonly title: string;
  /** A section contains passages, never the reverse. */
  readonly isOuter: boolean;
  /** "SECTION 1 (continued)" */
  readonly isContinued: boolean;
  /** The numbers that its line names; null: none. */
  readonly range: { readonly first: number; readonly last: number } | null;
}

export function readPartHeading(text: string): PartHeading | null {
  const match = text.length > LONGEST_HEADING ? null : PART.exec(text);
  if (match === null) return null;
  const [, kind = '', number = '', continued, questions, title = ''] = match;
  const name = number.toLowerCase();
  const part = Number(name) || PART_NAMES.indexOf(name) + 1 || ROMAN_PARTS.indexOf(name) + 1;
  if (part < 1 || part > MOST_PARTS) return null;
  const range = questions === undefined ? null : readQuestionsHeading(questions);
  return {
    part,
    title,
    isOuter: /section|part/i.test(kind),
    isContinued: continued !== undefined,
    range: range === null ? null : { first: range.first, last: range.last },
  };
}

/** General Training has five texts or more in three sections. */
const MOST_PARTS = 8;

const PLACE =
  '(?:ielts|cambridge|academic|general|training|reading|listening|practice|mock|full|sample|model|final|complete|tests?|passage|section|part|paper|book|unit|module|exam|exercise|set|no\\.?|questions?(?=\\s{1,2}\\d)|[#№]?\\s?\\d{1,3}(?:\\s?[-–—&]\\s?\\d{1,3})?|[ivx]{1,4}|[A-D])';
const PLACE_BEFORE = `(?:${PLACE}|suggested|correct|the|your|all)`;
const KEY_WORD = '(?:answers?(?:\\s?(?:keys?|sheet|list))?|keys?|solutions?|đáp án)';
const KEY = new RegExp(
  `^[-–—=*#•\\s]{0,6}(?:${PLACE_BEFORE}[\\s,:;–—-]{1,3}){0,8}${KEY_WORD}(?:\\s(?:and (?:explanations?|tips)))?(?:\\s(?:for|to|of)\\s(?:the\\s)?(?=[^.?!]{0,40}(?:\\d|test|reading|listening|passage|section|part|question|exercise))[^.?!]{0,60}|\\s\\d{1,3}(?:\\s?[-–—]\\s?\\d{1,3})?|[\\s,:;–—-]{1,3}(?=[^.?!]{0,9}(?:ielts|academic|general|reading|listening|test|passage|section|part|paper|module|exam|unit|question))(?:${PLACE}[\\s,:;–—-]{0,3}){1,8}|\\s?\\([^)]{0,40}\\))?\\s{0,3}[:.]?[-–—=*#\\s]{0,6}$`,
  'iu',
);

/** "Answer: paper" is the answer of one question. */
const OWN_WORD = /^(?:correct )?(?:answer|ans|key)\s?[:.]\s?\p{L}+$/iu;

/** "Answer key", "Reading test #1 answers", "Key to Part 2". */
export function isKeyHeading(text: string): boolean {
  return text.length <= LONGEST_HEADING && KEY.test(text) && !OWN_WORD.test(text);
}
