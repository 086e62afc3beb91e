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
/** Much longer: so many seconds beyond the average at least, and half as long again. */
const MUCH = { seconds: 10, share: 0.5 };

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
  const isSlow = (row: TimeRow) => beyond(row) >= Math.max(MUCH.seconds, (row.average ?? 0) * MUCH.share);
  const slow = rows.filter(isSlow).sort((one, other) => beyond(other) - beyond(one));
  return {
    rows,
    ownAverage,
    slow: slow.slice(0, SLOW_MAX).map(({ label }) => label),
    most: Math.max(1, ...rows.flatMap(({ seconds, average }) => [seconds ?? 0, average ?? 0])),
  };
}
