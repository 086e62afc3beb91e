/** How much of everything there is beside so many attempts. */
export interface Scale {
  readonly attempts: number;
  readonly users: number;
  readonly exams: number;
}

/** Learners with the same data at every size, whom the calls read; the next ones write during the measurement. */
export const READERS = 20;
export const WRITERS = 20;
/** Learners with an attempt at the quiet test. */
export const QUIET = 100;
/** The bin, the drafts and the tests with findings hold so many at least: a page. */
export const FULL = 20;

/** 10³ attempts, 10² users, 180 sections; 10⁷, 10⁵, 10⁴. */
export function scaleOf(attempts: number): Scale {
  const grown = attempts / 1000;
  return {
    attempts,
    users: Math.max(QUIET, Math.round(100 * grown ** 0.75)),
    exams: Math.max(3 * FULL, Math.round((100 / 3) * Math.sqrt(grown))),
  };
}
