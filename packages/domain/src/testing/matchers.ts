import type { Band } from '../banding/band-of.ts';
import type { SectionResult, Verdict, VerdictReason } from '../marking/verdict.ts';

/** The result that an assertion library's `expect.extend` expects. */
interface MatchResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/**
 * The matchers that `expect.extend(domainMatchers)` adds, for the types of an assertion library. `Result` is the return type of its
 * matchers: void in Vitest.
 *
 * @example
 * ```ts
 * import { domainMatchers, type DomainMatchers } from '@bandwise/domain/testing';
 *
 * const names: readonly (keyof DomainMatchers)[] = ['toScore', 'toBeJudged', 'toBeBand'];
 * Object.keys(domainMatchers); // => names
 * ```
 */
export interface DomainMatchers<Result = void> {
  /** The section earned `marks` out of `total`. */
  toScore(marks: number, total: number): Result;
  /** The question was judged for that reason. */
  toBeJudged(reason: VerdictReason): Result;
  /** The band is that one, provisional or not. */
  toBeBand(band: number): Result;
}

/**
 * Matchers in exam words, for `expect.extend(domainMatchers)` of Vitest or Jest: `toScore` for a section's result, `toBeJudged`
 * for a verdict, `toBeBand` for a band.
 *
 * @example
 * ```ts
 * import { bandOf } from '@bandwise/domain';
 * import { domainMatchers } from '@bandwise/domain/testing';
 *
 * const { pass, message } = domainMatchers.toBeBand(bandOf('listening', 30), 8);
 * [pass, message()]; // => [false, 'expected band 8.0, got 7.0']
 * ```
 */
export const domainMatchers = {
  /** The section earned `marks` out of `total`. */
  toScore(received: SectionResult, marks: number, total: number): MatchResult {
    return {
      pass: received.marks === marks && received.total === total,
      message: () => `expected ${marks}/${total}, got ${received.marks}/${received.total}`,
    };
  },
  /** The question was judged for that reason. */
  toBeJudged(received: Verdict, reason: VerdictReason): MatchResult {
    return {
      pass: received.reason === reason,
      message: () => `expected question ${received.number} to be ${reason}, got ${received.reason}`,
    };
  },
  /** The band is that one, provisional or not. */
  toBeBand(received: Band, band: number): MatchResult {
    return {
      pass: received.band === band,
      message: () => `expected band ${band.toFixed(1)}, got ${received.band.toFixed(1)}`,
    };
  },
};
