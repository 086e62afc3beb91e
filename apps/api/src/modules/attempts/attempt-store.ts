import type { Deps } from '../../deps.ts';
import { ATTEMPT_CACHE_MAX } from '../../limits.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { examNotFound, type VersionId } from '../sections/sections.ts';
import type { Attempt, NewAttempt, OwnedId, WholeAttempt } from './attempt.ts';
import {
  beginAttempt,
  findAttempts,
  findLatest,
  insertSubmitted,
  mergeAnswers,
  submitAttempt,
  type BegunAttempt,
  type Latest,
  type SavedAttempt,
  type SavedChanges,
  type SubmittedMarks,
} from './attempt-statements.repo.ts';

/** What changes and finds attempts. A process has one: it caches versions, and counts. */
export interface AttemptStore {
  /** null: no such attempt, or another learner's. */
  byId(wanted: OwnedId): Promise<Attempt | null>;
  /** The one in progress, begun if there is none; null: another process began it at the same moment. */
  begin(wanted: NewAttempt): Promise<BegunAttempt | null>;
  /** `id`: the section's. */
  latest(wanted: OwnedId & { readonly since: Date }): Promise<Latest>;
  /** The version that an attempt is answered on, which never changes. @throws 404 */
  versionOf(wanted: OwnedId): Promise<VersionId>;
  /** null: no such attempt in progress. */
  merge(save: SavedChanges): Promise<SavedAttempt | null>;
  /** Whether it was this call that submitted it. */
  submit(attempt: SubmittedMarks): Promise<boolean>;
  /** Whether it was this call that stored it: one with the same id is the same. */
  insert(attempt: WholeAttempt): Promise<boolean>;
}

const idOf = ({ userId, id }: OwnedId) => `${userId}/${id}`;
/** An object of an id and a number. */
const VERSION_BYTES = 150;

export function createAttemptStore({ pool, caches, metrics }: Pick<Deps, 'caches' | 'metrics' | 'pool'>): AttemptStore {
  const byId = createBatch({ idOf, run: (wanted: readonly OwnedId[]) => findAttempts(pool, wanted) });
  // Without this cache each save would read its attempt first: two round trips, more than twice the ceiling of a save.
  const versions = caches.create<VersionId>('attempt-versions', {
    maxBytes: ATTEMPT_CACHE_MAX,
    sizeOf: () => VERSION_BYTES,
  });
  const countSubmitted = (isSubmitted: boolean) => {
    if (isSubmitted) metrics.attempts.inc({ event: 'submitted' });
    return isSubmitted;
  };
  return {
    byId,
    async begin(wanted) {
      const begun = await beginAttempt(pool, wanted);
      // For its first save.
      if (begun) await versions.get(idOf({ userId: wanted.user_id, id: begun.id }), async () => versionIn(begun));
      return begun;
    },
    latest: (wanted) => findLatest(pool, wanted),
    merge: (save) => mergeAnswers(pool, save),
    submit: async (attempt) => countSubmitted(await submitAttempt(pool, attempt)),
    insert: async (attempt) => countSubmitted(await insertSubmitted(pool, attempt)),
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
