import { expect } from 'vitest';
import type { VerdictReason } from '../marking/verdict.ts';
import { domainMatchers } from './matchers.ts';

declare module 'vitest' {
  interface Matchers {
    toScore(marks: number, total: number): void;
    toBeJudged(reason: VerdictReason): void;
    toBeBand(band: number): void;
  }
}

expect.extend(domainMatchers);

export { expect };
