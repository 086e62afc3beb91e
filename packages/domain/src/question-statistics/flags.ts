/**
 * Warnings for administrators, by the tables of Moodle's "Quiz report statistics"
 * (https://docs.moodle.org/dev/Quiz_report_statistics): a facility index of 5 or less is "extremely difficult or something wrong with
 * the question", from 95 "extremely easy"; of a negative discrimination index it says "question probably invalid", of one below 20 "very
 * weak". `below_guessing` compares with the random guess score: learners who earn less were misled. The page calls a
 * coefficient of internal consistency above 75 satisfactory, and one below 64 unsatisfactory.
 */
export const STATISTICS_FLAGS = [
  'probably_wrong_key',
  'nobody_right',
  'extremely_difficult',
  'below_guessing',
  'extremely_easy',
  'very_weak',
] as const;
export type StatisticsFlag = (typeof STATISTICS_FLAGS)[number];

export const FACILITY_FAULTY = 5;
export const FACILITY_EXTREMELY_EASY = 95;
export const DISCRIMINATION_VERY_WEAK = 20;

interface Flagged {
  readonly facility: number | null;
  readonly discrimination: number | null;
  readonly randomGuess: number;
}

/** The most serious first. */
export function flagsOf({ facility, discrimination, randomGuess }: Flagged): readonly StatisticsFlag[] {
  if (facility === null) return [];
  const isHardest = facility <= FACILITY_FAULTY;
  const isEasiest = facility >= FACILITY_EXTREMELY_EASY;
  const isNegative = discrimination !== null && discrimination < 0;
  const holds: Readonly<Record<StatisticsFlag, boolean>> = {
    probably_wrong_key: isNegative,
    nobody_right: facility === 0,
    extremely_difficult: isHardest && facility > 0,
    below_guessing: facility < randomGuess && !isHardest,
    extremely_easy: isEasiest,
    // A question that all or no learners get right cannot discriminate.
    very_weak:
      discrimination !== null && !isNegative && discrimination < DISCRIMINATION_VERY_WEAK && !isHardest && !isEasiest,
  };
  return STATISTICS_FLAGS.filter((flag) => holds[flag]);
}

/** One correlation in twenty between unrelated numbers is this many standard errors below 0. */
const ONE_IN_TWENTY = 1.645;

/**
 * Whether chance alone explains a negative discrimination: with so few attempts, one question in twenty without any discrimination
 * would be as negative. The standard error of such a correlation is 1 ÷ √(S − 1).
 */
export function mayBeChance(discrimination: number, attempts: number): boolean {
  return discrimination > (-100 * ONE_IN_TWENTY) / Math.sqrt(Math.max(1, attempts - 1));
}

export type ConsistencyBand = 'satisfactory' | 'middling' | 'unsatisfactory';

export function consistencyBand(consistency: number): ConsistencyBand {
  if (consistency >= 75) return 'satisfactory';
  return consistency < 64 ? 'unsatisfactory' : 'middling';
}
