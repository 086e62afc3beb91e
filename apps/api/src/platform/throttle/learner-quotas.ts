import type { QuotaKind } from '@bandwise/api-contract/common';
import { createProcessThrottle, type Limit } from './throttle.ts';

/** Counts one call of a learner. @throws AppError `too_many_requests` beyond the limit. */
export type SpendQuota = (kind: QuotaKind, userId: string) => Promise<void>;

type Quota = Omit<Limit, 'name'>;

const MINUTE = 60;
const DAY = 24 * 60 * 60;

/**
 * What one account may store (docs/decisions/076-quotas.md). A page saves once a second at most, and a learner who
 * submits nothing but empty tests needs some seconds for each.
 */
export const LEARNER_QUOTAS = {
  /** Saves of answers and texts, and steps of a sitting. */
  saves: [{ tries: 600, seconds: MINUTE, message: 'Too much was saved in a short time. Please try again' }],
  /** Attempts and sittings that are begun, resumed or discarded. */
  starts: [{ tries: 240, seconds: MINUTE, message: 'Too many tests were started. Please try again' }],
  submissions: [
    { tries: 60, seconds: MINUTE, message: 'Too many tests were submitted. Please try again' },
    { tries: 1000, seconds: DAY, message: 'Too many tests were submitted today. Please try again' },
  ],
  /** Answers when practising mistakes. */
  practice: [
    { tries: 120, seconds: MINUTE, message: 'Too many answers were checked. Please try again' },
    { tries: 10_000, seconds: DAY, message: 'Too many answers were checked today. Please try again' },
  ],
} as const satisfies Record<QuotaKind, readonly Quota[]>;

/** The limits of each account, in this process. */
export function createLearnerQuotas(
  quotas: Readonly<Record<QuotaKind, readonly Quota[]>> = LEARNER_QUOTAS,
): SpendQuota {
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
