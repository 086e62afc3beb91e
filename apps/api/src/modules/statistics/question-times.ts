import type { AttemptTimes } from '@bandwise/api-contract/learner';
import type { MarkedUnit } from '@bandwise/domain';
import { countValues, medianOf } from '@bandwise/domain/internal';

/** The times of an attempt's answers, in milliseconds since 1970. */
export interface TypedAnswers {
  /** The time of each answer, by address. */
  readonly stamps: Readonly<Record<string, number>>;
  /** The start of the attempt, and the times of answers in other parts of the same sitting. */
  readonly moments: readonly number[];
}

/** An average needs at least this many attempts of other learners. */
export const TIMES_MIN = 5;

type Unit = Pick<MarkedUnit, 'number' | 'numbers' | 'addresses'>;

/**
 * The seconds of each question, by its first number: from the answer before it to its own last answer. A question without an answer has
 * none.
 */
export function secondsOf({ stamps, moments }: TypedAnswers, units: readonly Unit[]): ReadonlyMap<number, number> {
  const ends = units.flatMap(({ number, addresses }) => {
    const typed = addresses.flatMap((address) => stamps[address] ?? []);
    return typed.length === 0 ? [] : [{ number, end: Math.max(...typed) }];
  });
  const all = [...moments, ...ends.map(({ end }) => end)].toSorted((one, other) => one - other);
  const seconds = new Map<number, number>();
  for (const { number, end } of ends) {
    const before = all.findLast((moment) => moment < end);
    if (before !== undefined) seconds.set(number, Math.round((end - before) / 1000));
  }
  return seconds;
}

/** Compares the seconds of one attempt with the median of the other attempts, which a single long pause does not distort. */
export function compareTimes(
  own: TypedAnswers,
  others: readonly TypedAnswers[],
  units: readonly Unit[],
): AttemptTimes['questions'] {
  const mine = secondsOf(own, units);
  const theirs = others.map((other) => secondsOf(other, units));
  return units.map(({ number, numbers }) => {
    const othersSeconds = theirs.flatMap((seconds) => seconds.get(number) ?? []);
    return {
      number,
      numbers: [...numbers],
      seconds: mine.get(number) ?? null,
      average: othersSeconds.length < TIMES_MIN ? null : medianSeconds(othersSeconds),
    };
  });
}

function medianSeconds(seconds: readonly number[]): number | null {
  const counted = seconds.map((value) => ({ value, count: 1 }));
  const median = medianOf(countValues(counted, ({ value }) => value));
  return median === null ? null : Math.round(median);
}
