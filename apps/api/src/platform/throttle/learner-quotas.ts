import type { QuotaKind } from '@bandwise/api-contract/common';
import {
  PRACTICE_ANSWERS,
  PRACTICE_ANSWERS_OF_A_DAY,
  SAVES,
  STARTS,
  SUBMITTED_TESTS,
  SUBMITTED_TESTS_OF_A_DAY,
} from '../../limits.ts';
import { createProcessThrottle, type Limit } from './throttle.ts';

/** Counts one call of a learner. @throws AppError `too_many_requests` beyond the limit. */
export type SpendQuota = (kind: QuotaKind, userId: string) => Promise<void>;

type Quota = Omit<Limit, 'name'>;

/**
 * Quotas of one account (docs/decisions/075-limits.md).
 */
export const LEARNER_QUOTAS = {
  saves: [{ ...SAVES, message: 'Your answers were saved too often in a short time. Please try again' }],
  starts: [{ ...STARTS, message: 'Too many tests were started. Please try again' }],
  submissions: [
    { ...SUBMITTED_TESTS, message: 'Too many tests were submitted. Please try again' },
    { ...SUBMITTED_TESTS_OF_A_DAY, message: 'Too many tests were submitted today. Please try again' },
  ],
  practice: [
    { ...PRACTICE_ANSWERS, message: 'Too many answers were checked. Please try again' },
    { ...PRACTICE_ANSWERS_OF_A_DAY, message: 'Too many answers were checked today. Please try again' },
  ],
} as const satisfies Record<QuotaKind, readonly Quota[]>;

/** The limits of each account, in this process. */
export function createLearnerQuotas(quotas: Readonly<Record<QuotaKind, readonly Quota[]>>): SpendQuota {
  const throttles = new Map(
    Object.entries(quotas).map(([kind, limits]) => [
      kind,
      limits.map((limit) => createProcessThrottle({ name: `${kind}-${limit.seconds}`, ...limit })),
    ]),
  );
  return async (kind, userId) => {
    for (const throttle of throttles.get(kind) ?? []) await throttle.spend([userId]);
  };
}
