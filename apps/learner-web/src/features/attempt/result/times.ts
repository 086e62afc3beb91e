import type { AttemptTimes } from '@bandwise/api-contract/learner';
import { rangeLabel } from '@bandwise/domain';

export interface TimeRow {
  readonly number: number;
  /** `14` or `21–22`. */
  readonly label: string;
  /** null: not known. */
  readonly seconds: number | null;
  /** The other learners' average, or the learner's own; null if unknown. */
  readonly average: number | null;
}

export interface TimesShown {
  readonly rows: readonly TimeRow[];
  /** The learner's own seconds a question, where too few others have taken the part; null: others have. */
  readonly ownAverage: number | null;
  /** The labels of the questions that took much longer than the average, the longest first. */
  readonly slow: readonly string[];
  /** The most seconds of all. */
  readonly most: number;
}

/** As many are named: the table has all. */
const SLOW_MAX = 3;
/** Seconds beyond the average that are worth a word. */
const MUCH = 15;

/** The shown times of an attempt; null if none was recorded. */
export function timesShown({ questions }: Pick<AttemptTimes, 'questions'>): TimesShown | null {
  const measured = questions.flatMap(({ seconds }) => seconds ?? []);
  if (measured.length === 0) return null;
  const hasOthers = questions.some(({ average }) => average !== null);
  const ownAverage = hasOthers
    ? null
    : Math.round(measured.reduce((sum, seconds) => sum + seconds, 0) / measured.length);
  const rows = questions.map(({ number, numbers, seconds, average }) => ({
    number,
    label: rangeLabel(numbers),
    seconds,
    average: ownAverage ?? average,
  }));
  const beyond = ({ seconds, average }: TimeRow) => (seconds ?? 0) - (average ?? Infinity);
  const slow = rows.filter((row) => beyond(row) >= MUCH).sort((one, other) => beyond(other) - beyond(one));
  return {
    rows,
    ownAverage,
    slow: slow.slice(0, SLOW_MAX).map(({ label }) => label),
    most: Math.max(1, ...rows.flatMap(({ seconds, average }) => [seconds ?? 0, average ?? 0])),
  };
}
