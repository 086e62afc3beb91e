import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import type { Pool } from 'pg';
import { allForEach, oneForEach, write } from '../../platform/batched-statements/statement.ts';
import {
  ATTEMPT_COLUMNS,
  isSubmitted,
  SAVED_COLUMNS,
  type Attempt,
  type Marks,
  type NewAttempt,
  type OwnedId,
  type SubmittedAttempt,
  type WholeAttempt,
} from './attempt.ts';
import { CLOCKS_AGREE } from './attempt-rules.ts';

// The statements of the busiest calls. All that write are safe to repeat, and lock the section before the attempt
// (db/in-transaction.ts).

const COLUMNS = ATTEMPT_COLUMNS.map((column) => `a.${column}`).join(', ');

export const findAttempts = oneForEach<OwnedId, Attempt>({
  name: 'attempts-by-id',
  text: `select wanted.place, ${COLUMNS}
           from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (user_id, id, place)
          cross join lateral (select * from attempts where id = wanted.id and user_id = wanted.user_id limit 1) a`,
  values: (wanted) => [wanted.map(({ userId }) => userId), wanted.map(({ id }) => id)],
});

export interface Latest {
  readonly inProgress: Attempt | null;
  /** Started here and submitted after `since`: the last few. */
  readonly submitted: readonly (Attempt & SubmittedAttempt)[];
}

export interface WantedLatest extends OwnedId {
  readonly since: Date;
}

const findLatestRows = allForEach<WantedLatest, Attempt>({
  name: 'attempts-latest',
  text: `select wanted.place, ${COLUMNS}
           from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) with ordinality
                  as wanted (user_id, section_id, since, place)
          cross join lateral ((select * from attempts
                                where user_id = wanted.user_id and section_id = wanted.section_id
                                  and submitted_at is null limit 1)
                              union all
                              (select * from (select * from attempts
                                               where user_id = wanted.user_id and section_id = wanted.section_id
                                                 and submitted_at > wanted.since
                                               order by submitted_at desc limit 20) submitted
                                where started_at < submitted_at)) a`,
  values: (wanted) => [
    wanted.map(({ userId }) => userId),
    wanted.map(({ id }) => id),
    wanted.map(({ since }) => since.toISOString()),
  ],
});

/** Finds the attempt in progress of each learner at a section (`id`), and those that were just submitted. */
export async function findLatest(pool: Pool, wanted: readonly WantedLatest[]): Promise<readonly Latest[]> {
  const found = await findLatestRows(pool, wanted);
  return found.map((rows) => ({
    inProgress: rows.find((attempt) => !isSubmitted(attempt)) ?? null,
    submitted: rows.filter(isSubmitted),
  }));
}

/** Begins an attempt. @returns null if the learner has one in progress. */
export function beginAttempt(pool: Pool, wanted: NewAttempt): Promise<Attempt | null> {
  return write(pool, {
    name: 'attempts-begin',
    text: `insert into attempts as a (user_id, section_id, version, started_at, deadline)
           values ($1, $2, $3, $4, $5)
               on conflict do nothing
        returning ${COLUMNS}`,
    values: [wanted.user_id, wanted.section_id, wanted.version, wanted.started_at, wanted.deadline],
  });
}

export interface SavedChanges {
  readonly id: string;
  /** null: the attempt belongs to a sitting, which has been found to be the caller's. */
  readonly userId: string | null;
  /** Now, in milliseconds. */
  readonly moment: number;
  /** The save is refused if the deadline was before this moment. */
  readonly openAt: Date;
  readonly changes: AttemptChanges;
}

/** An attempt in progress, as a save leaves it. */
export type SavedAttempt = Pick<Attempt, (typeof SAVED_COLUMNS)[number]>;

/**
 * Accepts each change that was typed no earlier than what is stored under its address. Nothing is stored as typed later than now; if
 * something is nevertheless, the clock has been set back since and does not say what came first, so the change is accepted. Of two
 * processes that save the same attempt at the same moment, the second compares its changes with what the first stored.
 * @returns null if it is no attempt in progress.
 */
export function mergeAnswers(
  pool: Pool,
  { id, userId, moment, openAt, changes }: SavedChanges,
): Promise<SavedAttempt | null> {
  return write(pool, {
    name: 'attempts-merge',
    text: `update attempts a
            set (answers, stamps) = (
                  select a.answers
                           - coalesce(array_agg(c.key) filter (where c.value -> 'value' = 'null'), '{}')
                           || coalesce(jsonb_object_agg(c.key, c.value -> 'value')
                                         filter (where c.value -> 'value' <> 'null'), '{}'),
                         a.stamps || coalesce(jsonb_object_agg(c.key, least((c.value ->> 'at')::bigint, $3::bigint)), '{}')
                    from jsonb_each($5::jsonb) c
                   where (c.value ->> 'at')::bigint >= coalesce((a.stamps ->> c.key)::bigint, 0)
                      or (a.stamps ->> c.key)::bigint > $3::bigint + ${CLOCKS_AGREE}),
                revision = a.revision + 1
          where a.id = $1 and a.user_id is not distinct from $2::uuid and a.submitted_at is null
            and (a.deadline is null or a.deadline >= $4)
      returning ${SAVED_COLUMNS.map((column) => `a.${column}`).join(', ')}`,
    values: [id, userId, moment, openAt, JSON.stringify(changes)],
  });
}

export interface SubmittedMarks extends Marks {
  readonly id: string;
  readonly section_id: string;
  /** The marks are stored only if nothing was saved since. */
  readonly revision: number;
  readonly submitted_at: Date;
  readonly answers: AnswersBody;
  readonly sent_digest: string | null;
  /** The learner of a sitting, to whom its attempts belong from now on. */
  readonly user_id?: string | null;
  /** When the exam of a sitting was started. */
  readonly started_at?: Date;
}

/**
 * Submits an attempt once: of two calls, the second waits for the first and then finds nothing to change. A section that is being
 * regraded is waited for.
 * @returns whether it was this call that submitted it.
 */
export async function submitAttempt(pool: Pool, given: SubmittedMarks): Promise<boolean> {
  const submitted = await write(pool, {
    name: 'attempts-submit',
    text: `with locked as materialized (select key_revision from sections where id = $2 for key share)
         update attempts a
            set submitted_at = $4, answers = $5, profile = $6, library_version = $7, key_revision = $8, marks = $9,
                total = $10, verdicts = $11, sent_digest = $12, user_id = coalesce(a.user_id, $13),
                started_at = coalesce($14, a.started_at), revision = a.revision + 1
           from locked
          where a.id = $1 and a.section_id = $2 and a.revision = $3 and a.submitted_at is null
            and locked.key_revision = $8
      returning a.id`,
    values: [
      given.id,
      given.section_id,
      given.revision,
      given.submitted_at,
      JSON.stringify(given.answers),
      given.profile,
      given.library_version,
      given.key_revision,
      given.marks,
      given.total,
      JSON.stringify(given.verdicts),
      given.sent_digest,
      given.user_id ?? null,
      given.started_at ?? null,
    ],
  });
  return submitted !== null;
}

/**
 * Stores an attempt that arrives submitted; an id that is there already is the same attempt. An attempt that was marked by keys of before
 * is not stored.
 * @returns whether it was this call that stored it.
 */
export async function insertSubmitted(pool: Pool, given: WholeAttempt): Promise<boolean> {
  const stored = await write(pool, {
    name: 'attempts-insert-submitted',
    text: `with locked as materialized (select key_revision from sections where id = $3 for key share)
         insert into attempts (id, user_id, section_id, version, started_at, submitted_at, source, answers, profile,
                               library_version, key_revision, marks, total, verdicts)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 from locked
          where $11::int is null or locked.key_revision = $11
             on conflict do nothing
      returning id`,
    values: [
      given.id,
      given.user_id,
      given.section_id,
      given.version,
      given.started_at,
      given.submitted_at,
      given.source,
      JSON.stringify(given.answers),
      given.profile,
      given.library_version,
      given.key_revision,
      given.marks,
      given.total,
      given.verdicts && JSON.stringify(given.verdicts),
    ],
  });
  return stored !== null;
}
