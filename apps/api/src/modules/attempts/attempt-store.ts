import type { Deps } from '../../deps.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { createWriteBatch } from '../../platform/batched-statements/write-batch.ts';
import { examNotFound, type VersionId } from '../sections/sections.ts';
import type { Attempt, OwnedId, SubmittedAttempt } from './attempt.ts';
import { findAttempts, findLatest, type Latest, type WantedLatest } from './batched-reads.repo.ts';
import type { NewAttempt } from './attempts.repo.ts';
import {
  beginAttempts,
  insertSubmitted,
  submitAttempts,
  type BegunAttempt,
  type SubmittedMarks,
  type WholeAttempt,
} from './batched-writes.repo.ts';
import { mergeAnswers, type SavedAttempt, type SavedChanges } from './merge-answers.repo.ts';

export interface AttemptStore {
  /** null: no such attempt, or another learner's. */
  byId(wanted: OwnedId): Promise<Attempt | null>;
  /** The one in progress, begun if there is none; null: another process began it at the same moment. */
  begin(wanted: NewAttempt): Promise<BegunAttempt | null>;
  /** `id`: the section's. */
  latest(wanted: WantedLatest): Promise<Latest>;
  /** What an attempt is taken on, which never changes. @throws 404 */
  versionOf(wanted: OwnedId): Promise<VersionId>;
  /** null: no such attempt in progress. */
  merge(save: SavedChanges): Promise<SavedAttempt | null>;
  /** Whether it was this call that submitted it. */
  submit(attempt: SubmittedMarks): Promise<boolean>;
  /** Keeps what was just submitted here: its result is read next. */
  keep(submission: Submission): void;
  /** What was kept, which nothing but a regrade of its section changes; null: nothing is. */
  kept(wanted: OwnedId): Submission | null;
  /** Whether it was this call that stored it: one with the same id is the same. */
  insert(attempt: WholeAttempt): Promise<boolean>;
}

/** A submitted attempt, and the key revision of its section that marked it. */
export interface Submission {
  readonly attempt: Attempt & SubmittedAttempt;
  readonly keyRevision: number;
}

const idOf = ({ userId, id }: OwnedId) => `${userId}/${id}`;
const idOfAttempt = ({ id }: { readonly id: string }) => id;
/** Some thirty thousand attempts. */
const VERSIONS_BYTES = 16 * 1024 * 1024;
/** An object of an id and a number. */
const VERSION_BYTES = 150;
/** Some thousand results of forty questions. */
const SUBMISSIONS_BYTES = 16 * 1024 * 1024;
/** A verdict and a stamp; a character of an answer, as it is stored and as it was read; the rest of an attempt. */
const VERDICT_BYTES = 400;
const CHARACTER_BYTES = 4;
const ATTEMPT_BYTES = 1000;

export function createAttemptStore({
  pool,
  caches,
  metrics,
  changeFeed,
}: Pick<Deps, 'caches' | 'changeFeed' | 'metrics' | 'pool'>): AttemptStore {
  const byId = createBatch({ idOf, run: (wanted: readonly OwnedId[]) => findAttempts(pool, wanted) });
  const latest = createBatch({
    idOf: (wanted: WantedLatest) => `${idOf(wanted)}/${wanted.since.getTime()}`,
    run: (wanted: readonly WantedLatest[]) => findLatest(pool, wanted),
  });
  const versions = caches.create<VersionId>('attempt-versions', {
    maxBytes: VERSIONS_BYTES,
    sizeOf: () => VERSION_BYTES,
  });
  const submissions = caches.create<Submission>('submitted-attempts', {
    maxBytes: SUBMISSIONS_BYTES,
    sizeOf: ({ attempt: { answers, verdicts } }) =>
      ATTEMPT_BYTES + VERDICT_BYTES * (verdicts?.length ?? 0) + CHARACTER_BYTES * JSON.stringify(answers).length,
  });
  // The database may be another than before: a replica that took its place, or a copy that was restored.
  changeFeed.onChange((key) => {
    if (key === null) submissions.clear();
  });
  const merge = createWriteBatch({
    idOf: idOfAttempt,
    run: (saves: readonly SavedChanges[], manner) => mergeAnswers(pool, saves, manner),
  });
  const beginOne = createWriteBatch({
    idOf: ({ user_id: userId, section_id: id }: NewAttempt) => idOf({ userId, id }),
    run: (wanted: readonly NewAttempt[], manner) => beginAttempts(pool, wanted, manner),
  });
  const submit = createWriteBatch({
    idOf: idOfAttempt,
    run: (attempts: readonly SubmittedMarks[], manner) => submitAttempts(pool, attempts, manner),
  });
  const insert = createWriteBatch({
    idOf: idOfAttempt,
    run: (attempts: readonly WholeAttempt[], manner) => insertSubmitted(pool, attempts, manner),
  });
  const countSubmitted = (isSubmitted: boolean) => {
    if (isSubmitted) metrics.attempts.inc({ event: 'submitted' });
    return isSubmitted;
  };
  return {
    byId,
    async begin(wanted) {
      const begun = await beginOne(wanted);
      // Its first save need not ask.
      if (begun) await versions.get(idOf({ userId: wanted.user_id, id: begun.id }), async () => versionIn(begun));
      return begun;
    },
    latest,
    merge,
    submit: async (attempt) => countSubmitted(await submit(attempt)),
    keep: (submission) =>
      void submissions.get(
        idOf({ userId: submission.attempt.owner_id, id: submission.attempt.id }),
        async () => submission,
      ),
    kept: (wanted) => submissions.settled(idOf(wanted)) ?? null,
    insert: async (attempt) => countSubmitted(await insert(attempt)),
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
