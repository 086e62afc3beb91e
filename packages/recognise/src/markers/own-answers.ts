import type { Marked } from './answer-marks.ts';

const NAME = '(?:(?:the\\s)?(?:correct|right|model|sample)\\s)?(?:answers?|ans|key|solution|đáp án|đ\\/a)(?:\\skey)?';
const OWN_KEY = new RegExp(
  `^[([*_]{0,3}${NAME}[*_]{0,3}\\s?(?:[.:=]|\\sis\\b:?|[-–—]+>?(?=\\s))[*_]{0,3}\\s*(\\S.*)?$`,
  'iu',
);

/** "Answer: B" below a question; empty if the answer is in the line below; null if the line is no answer. */
export function readOwnKey(text: string): string | null {
  const match = OWN_KEY.exec(text);
  return match === null ? null : (match[1] ?? '').replace(/(?<![)\]*_])[)\]*_]+$/, closing).trim();
}

/** A bracket or star that was opened before "Answer" closes after it; one of the answer's own stays. */
function closing(end: string, offset: number, whole: string): string {
  const hasOwn = end.startsWith(')') && whole.slice(0, offset).includes('(');
  return hasOwn ? end : '';
}

const AFTER = new RegExp(
  `(?:\\s*[([]\\s?${NAME}\\s?[.:=]\\s*([^)\\]]{1,80})[)\\]]|([.?!…_)])\\s+${NAME}\\s?[:=]\\s*(\\S.{0,80}))\\s*$`,
  'iu',
);
const TAIL = 120;

/** A line without the "(Answer: B)" that ends it. */
export function takeOwnKeyAfter(text: string): Marked {
  const start = Math.max(0, text.length - TAIL);
  const match = AFTER.exec(text.slice(start));
  if (match === null) return { text, answer: null };
  const rest = `${text.slice(0, start + match.index)}${match[2] ?? ''}`.trim();
  return rest === '' ? { text, answer: null } : { text: rest, answer: (match[1] ?? match[3] ?? '').trim() };
}

const NOTE =
  /^[([*_]{0,3}(?:explanations?|rationale|reason|evidence|locat(?:ion|e)|keywords?|found in|see (?:paragraph|line)|giải thích|dẫn chứng|vị trí)[*_]{0,3}\s?[:.–—-]/iu;

/** "Explanation: …" below an answer. */
export function readAnswerNote(text: string): boolean {
  return NOTE.test(text);
}

const NAMED = /^[([*_]{0,3}(?:explanations?|rationale|reason|giải thích)[*_]{0,3}\s?[:.–—-][*_]{0,3}\s*/iu;

/** A note without the word "Explanation", which its place says. "Location: paragraph B" stays whole. */
export function withoutNoteName(text: string): string {
  return text.replace(NAMED, '');
}
