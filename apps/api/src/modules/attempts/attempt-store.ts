import type { Pool } from 'pg';
import { createBatch } from '../../platform/batch/read-batch.ts';
import type { Caches } from '../../platform/cache/caches.ts';
import { createWriteBatch } from '../../platform/batch/write-batch.ts';
import type { VersionId } from '../sections/sections.repo.ts';
import { testNotFound } from '../sections/exam-not-found.ts';
import {
  insertSubmitted,
  mergeAnswers,
  submitSittings,
  type SavedChanges,
  type SubmittedMarks,
  type WholeSitting,
} from './attempt-writes.repo.ts';
import {
  findInProgress,
  findRecent,
  findSittings,
  type OwnedId,
  type Sitting,
  type WantedRecent,
} from './attempt-reads.repo.ts';

export interface SittingStore {
  /** null: no such sitting, or another learner's. */
  byId(wanted: OwnedId): Promise<Sitting | null>;
  /** `id`: the section's. */
  inProgress(wanted: OwnedId): Promise<Sitting | null>;
  /** Begun here and submitted after `since`; `id`: the section's. */
  recent(wanted: WantedRecent): Promise<readonly Sitting[]>;
  /** What a sitting is taken on, which never changes. @throws 404 */
  versionOf(wanted: OwnedId): Promise<VersionId>;
  /** null: no such sitting in progress. */
  merge(save: SavedChanges): Promise<Sitting | null>;
  /** Whether it was this call that submitted it. */
  submit(sitting: SubmittedMarks): Promise<boolean>;
  /** Whether it was this call that stored it: one with the same id is the same. */
  insert(sitting: WholeSitting): Promise<boolean>;
}

const idOf = ({ userId, id }: OwnedId) => `${userId}/${id}`;
const idOfSitting = ({ id }: { readonly id: string }) => id;
/** Some thirty thousand sittings. */
const VERSIONS_BYTES = 16 * 1024 * 1024;
/** An object of an id and a number. */
const VERSION_BYTES = 150;

export function createSittingStore(pool: Pool, caches: Caches): SittingStore {
  const byId = createBatch({ idOf, run: (wanted: readonly OwnedId[]) => findSittings(pool, wanted) });
  const inProgress = createBatch({ idOf, run: (wanted: readonly OwnedId[]) => findInProgress(pool, wanted) });
  const recent = createBatch({
    idOf: (wanted: WantedRecent) => `${idOf(wanted)}/${wanted.since.getTime()}`,
    run: (wanted: readonly WantedRecent[]) => findRecent(pool, wanted),
  });
  const versions = caches.create<VersionId>('attempt-versions', {
    maxBytes: VERSIONS_BYTES,
    sizeOf: () => VERSION_BYTES,
  });
  const merge = createWriteBatch({
    idOf: idOfSitting,
    run: (saves: readonly SavedChanges[], manner) => mergeAnswers(pool, saves, manner),
  });
  const submit = createWriteBatch({
    idOf: idOfSitting,
    run: (sittings: readonly SubmittedMarks[], manner) => submitSittings(pool, sittings, manner),
  });
  const insert = createWriteBatch({
    idOf: idOfSitting,
    run: (sittings: readonly WholeSitting[]) => insertSubmitted(pool, sittings),
  });
  return {
    byId,
    inProgress,
    recent,
    merge,
    submit,
    insert,
    versionOf: (wanted) =>
      versions.get(idOf(wanted), async () => {
        const sitting = await byId(wanted);
        if (!sitting) throw testNotFound();
        return { id: sitting.section_id, version: sitting.version };
      }),
  };
}
