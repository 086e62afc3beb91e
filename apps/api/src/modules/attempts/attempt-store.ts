import type { Deps } from '../../deps.ts';
import { ATTEMPT_CACHE_MAX } from '../../limits.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { createWriteBatch } from '../../platform/batched-statements/write-batch.ts';
import { examNotFound, type VersionId } from '../sections/sections.ts';
import { findHiding, type HidingAssignment, type WantedHiding } from '../rights/rights.ts';
import type { Attempt, NewAttempt, OwnedId, WholeAttempt } from './attempt.ts';
import {
  beginAttempts,
  findAttempts,
  findLatest,
  insertSubmitted,
  mergeAnswers,
  submitAttempts,
  type Latest,
  type SavedAttempt,
  type SavedChanges,
  type SubmittedMarks,
  type WantedLatest,
} from './attempt-statements.repo.ts';

export interface BegunAttempt extends Attempt {
  /** false: it was already in progress. */
  readonly begun: boolean;
}

/** Reads and writes attempts. A process has one store, because it caches versions and counts. */
export interface AttemptStore {
  /** null: no such attempt, or another learner's. */
  byId(wanted: OwnedId): Promise<Attempt | null>;
  /** The attempt in progress, or a new one; null: another process started one concurrently. */
  begin(wanted: NewAttempt): Promise<BegunAttempt | null>;
  /** `id`: the section. */
  latest(wanted: WantedLatest): Promise<Latest>;
  /** The assignments that hide answers from a learner. */
  hiding(wanted: WantedHiding): Promise<readonly HidingAssignment[]>;
  /** The version that an attempt is answered on, which never changes. @throws 404 */
  versionOf(wanted: OwnedId): Promise<VersionId>;
  /** null: no such attempt in progress. */
  merge(save: SavedChanges): Promise<SavedAttempt | null>;
  /** @returns whether this call submitted it. */
  submit(attempt: SubmittedMarks): Promise<boolean>;
  /** @returns whether this call stored it; an attempt with the same id is the same attempt. */
  insert(attempt: WholeAttempt): Promise<boolean>;
}

const idOf = ({ userId, id }: OwnedId) => `${userId}/${id}`;
/** The estimated size of an entry: an id and a number. */
const VERSION_BYTES = 150;

export function createAttemptStore({ pool, caches, metrics }: Pick<Deps, 'caches' | 'metrics' | 'pool'>): AttemptStore {
  const byId = createBatch({ idOf, run: (wanted: readonly OwnedId[]) => findAttempts(pool, wanted) });
  const latest = createBatch({
    idOf: (wanted: WantedLatest) => `${idOf(wanted)}/${wanted.since.getTime()}`,
    run: (wanted: readonly WantedLatest[]) => findLatest(pool, wanted),
  });
  const hiding = createBatch({
    idOf: ({ userId, sectionId }: WantedHiding) => `${userId}/${sectionId}`,
    run: (wanted: readonly WantedHiding[]) => findHiding(pool, wanted),
  });
  // Without this cache each save would read its attempt first: two round trips, more than twice the ceiling of a save.
  const versions = caches.create<VersionId>('attempt-versions', {
    maxBytes: ATTEMPT_CACHE_MAX,
    sizeOf: () => VERSION_BYTES,
  });
  const begin = createWriteBatch({
    idOf: ({ user_id: userId, section_id: id }: NewAttempt) => idOf({ userId, id }),
    run: (wanted, lockWait) => beginAttempts(pool, wanted, lockWait),
  });
  const merge = createWriteBatch({
    idOf: ({ id }: SavedChanges) => id,
    run: (saves, lockWait) => mergeAnswers(pool, saves, lockWait),
  });
  const submit = createWriteBatch({
    idOf: ({ id }: SubmittedMarks) => id,
    run: (attempts, lockWait) => submitAttempts(pool, attempts, lockWait),
  });
  const insert = createWriteBatch({
    // Each row locks its learner, by id too.
    idOf: ({ user_id: userId, id }: WholeAttempt) => idOf({ userId, id }),
    run: (attempts, lockWait) => insertSubmitted(pool, attempts, lockWait),
  });
  const countSubmitted = (isSubmitted: boolean) => {
    if (isSubmitted) metrics.attempts.inc({ event: 'submitted' });
    return isSubmitted;
  };
  return {
    byId,
    async begin(wanted) {
      const begun = await begin(wanted);
      const { user_id: userId, section_id: id, started_at: since } = wanted;
      const attempt = begun ?? (await latest({ userId, id, since })).inProgress;
      if (!attempt) return null;
      // Caches the version for the first save.
      await versions.get(idOf({ userId, id: attempt.id }), async () => versionIn(attempt));
      return { ...attempt, begun: begun !== null };
    },
    hiding,
    latest,
    merge,
    submit: async (attempt) => countSubmitted((await submit(attempt)) !== null),
    insert: async (attempt) => countSubmitted((await insert(attempt)) !== null),
    versionOf: (wanted) =>
      versions.get(idOf(wanted), async () => {
        const attempt = await byId(wanted);
        if (!attempt) throw examNotFound();
        return versionIn(attempt);
      }),
  };
}

function versionIn({ section_id: id, version }: Attempt): VersionId {
  return { id, version };
}
