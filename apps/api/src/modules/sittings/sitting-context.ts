import type { Deps } from '../../deps.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import type { AttemptContext, OwnedId } from '../attempts/attempts.ts';
import type { Sections } from '../sections/sections.ts';
import type { Sitting } from './sitting.ts';
import { findSittings } from './sittings.repo.ts';

/** The dependencies of work on sittings; each function declares only those that it uses. */
export interface SittingContext extends Pick<
  AttemptContext,
  'attempts' | 'db' | 'guestAttempts' | 'guestKeys' | 'guestMarks' | 'guestStarts' | 'metrics' | 'now'
> {
  readonly sections: Pick<Sections, 'keyed' | 'keyedNow' | 'open' | 'requirePractice' | 'version'>;
  /** null: no such sitting, or another learner's. */
  readonly sittingById: (wanted: OwnedId) => Promise<Sitting | null>;
}

export function createSittingContext(
  { pool }: Pick<Deps, 'pool'>,
  given: Omit<SittingContext, 'sittingById'>,
): SittingContext {
  const sittingById = createBatch({
    idOf: ({ userId, id }: OwnedId) => `${userId}/${id}`,
    run: (wanted: readonly OwnedId[]) => findSittings(pool, wanted),
  });
  return { ...given, sittingById };
}
