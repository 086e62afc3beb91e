import { isCurrency } from './read-amounts.ts';
import { rewrite, type Reading } from './rewrite.ts';
import { startsWithLetter } from './word-filter.ts';

const CLOCK = /^(\d{1,2})[.:](\d{2})$/;
const HOUR = /^\d{1,2}$/;
/** What shows that `9.30` before it is an amount and not a time; so does a unit, and a currency beside it. */
const SHARE_WORDS = new Set(['%', 'percent', 'per']);

/**
 * Writes every time in one form: `9.30`, `9:30`, `09:30` and `half past 9` meet, and so do
 * `9.30 pm` and `21:30`. A time without am or pm is not one with it.
 */
export function readTimes(tokens: readonly string[]): readonly string[] {
  return rewrite(tokens, readTime);
}

function readTime(tokens: readonly string[], at: number): Reading | null {
  const clock = readClock(tokens, at) ?? readSpoken(tokens, at);
  if (clock === null) return null;
  const half = tokens[at + clock.length];
  const isHalf = half === 'am' || half === 'pm';
  return { text: timeToken(clock, isHalf ? half : null), length: clock.length + (isHalf ? 1 : 0) };
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly length: number;
}

/** `9.30`, `9:30`, `9 am`, `9 o'clock`. */
function readClock(tokens: readonly string[], at: number): Clock | null {
  const token = tokens[at] ?? '';
  if (startsWithLetter(token)) return null;
  const next = tokens[at + 1] ?? '';
  if (isCurrency(tokens[at - 1] ?? '') || isCurrency(next) || SHARE_WORDS.has(next) || next.startsWith('U'))
    return null;
  const match = CLOCK.exec(token);
  if (match !== null) return clockOf(Number(match[1]), Number(match[2]), 1);
  if (!HOUR.test(token)) return null;
  if (next === "o'clock") return clockOf(Number(token), 0, 2);
  return next === 'am' || next === 'pm' ? clockOf(Number(token), 0, 1) : null;
}

/** `half past 9`, `quarter past 9`, `quarter to 10`. */
function readSpoken(tokens: readonly string[], at: number): Clock | null {
  const part = tokens[at];
  if (part !== 'half' && part !== 'quarter') return null;
  const [side, hour] = [tokens[at + 1], tokens[at + 2]];
  if (hour === undefined || !HOUR.test(hour) || Number(hour) < 1 || Number(hour) > 12) return null;
  if (part === 'half') return side === 'past' ? clockOf(Number(hour), 30, 3) : null;
  if (side === 'past') return clockOf(Number(hour), 15, 3);
  const before = Number(hour) === 1 ? 12 : Number(hour) - 1;
  return side === 'to' ? clockOf(before, 45, 3) : null;
}

function clockOf(hour: number, minute: number, length: number): Clock | null {
  return hour <= 24 && minute <= 59 ? { hour, minute, length } : null;
}

/** `T` marks a time of day that is certain, `C` one that could be morning or afternoon; tidied texts hold no capital. */
function timeToken({ hour, minute }: Clock, half: 'am' | 'pm' | null): string {
  const minutes = String(minute).padStart(2, '0');
  if (hour === 0 || hour > 12) return `T${hour}.${minutes}`;
  if (half === null) return `C${hour}.${minutes}`;
  return `T${(hour % 12) + (half === 'pm' ? 12 : 0)}.${minutes}`;
}
