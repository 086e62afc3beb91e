import type { Deps } from '../../deps.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import type { AttemptContext, OwnedId } from '../attempts/attempts.ts';
import type { Sections } from '../sections/sections.ts';
import type { Sitting, SittingId } from './sitting.ts';
import { findLastTyped } from './sitting-sections.repo.ts';
import { findSittings } from './sittings.repo.ts';

/** What the work on sittings needs; each part of it takes only what it uses. */
export interface SittingContext extends Pick<
  AttemptContext,
  'attempts' | 'db' | 'guestAttempts' | 'guestKeys' | 'guestMarks' | 'guestStarts' | 'metrics' | 'now'
> {
  readonly sections: Pick<Sections, 'keyed' | 'keyedNow' | 'open' | 'requirePractice' | 'version'>;
  /** null: no such sitting, or another learner's. */
  readonly sittingById: (wanted: OwnedId) => Promise<Sitting | null>;
  /** When the latest of what is saved in it was typed, in milliseconds; null: nothing is. */
  readonly lastTyped: (sitting: SittingId) => Promise<{ readonly at: number | null }>;
  /** Seconds that a recording takes; null: it is not ours. */
  readonly recordingLength: (url: string) => Promise<number | null>;
}

export function createSittingContext(
  { pool }: Pick<Deps, 'pool'>,
  given: Omit<SittingContext, 'lastTyped' | 'sittingById'>,
): SittingContext {
  const sittingById = createBatch({
    idOf: ({ userId, id }: OwnedId) => `${userId}/${id}`,
    run: (wanted: readonly OwnedId[]) => findSittings(pool, wanted),
  });
  const lastTyped = createBatch({
    idOf: ({ id }: SittingId) => id,
    run: (wanted: readonly SittingId[]) => findLastTyped(pool, wanted),
  });
  return { ...given, sittingById, lastTyped };
}
