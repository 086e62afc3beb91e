import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import type { Pool } from 'pg';
import { allForEach, oneForEach, WITH_LOCK_WAIT } from '../../platform/batched-statements/statement.ts';
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

// The statements of the busiest calls. Writes are idempotent and lock sections before attempts (db/in-transaction.ts); several writes run
// in the order of `place`.

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
  /** The last few that were started here and submitted after `since`. */
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
  const attemptRows = await findLatestRows(pool, wanted);
  return attemptRows.map((rows) => ({
    inProgress: rows.find((attempt) => !isSubmitted(attempt)) ?? null,
    submitted: rows.filter(isSubmitted),
  }));
}

/** The rows of a statement, each with its place. PostgreSQL reads them in less time than an array for each column. */
function rowsAsJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, index) => ({ ...row, place: index + 1 })));
}

/** Begins attempts. @returns null for a learner who has one in progress. */
export const beginAttempts = oneForEach<NewAttempt, Attempt>({
  name: 'attempts-begin',
  text: `with given as materialized (
                select * from jsonb_to_recordset($2::jsonb)
                                as given (place int, user_id uuid, section_id uuid, version int, started_at timestamptz,
                                          deadline timestamptz)
                 where ${WITH_LOCK_WAIT}),
              begun as (
                insert into attempts (user_id, section_id, version, started_at, deadline)
                select user_id, section_id, version, started_at, deadline from given order by place
                    on conflict do nothing
             returning *)
         select given.place, ${COLUMNS} from begun a join given using (user_id, section_id)`,
  values: (wanted, lockWait) => [lockWait, rowsAsJson(wanted)],
});

export interface SavedChanges {
  readonly id: string;
  /** null: the attempt belongs to a sitting, whose owner was already checked. */
  readonly userId: string | null;
  /** Now, in milliseconds. */
  readonly moment: number;
  /** The save is refused if the deadline was before this moment. */
  readonly openAt: Date;
  readonly changes: AttemptChanges;
}

/** The columns of an attempt that a save returns. */
export type SavedAttempt = Pick<Attempt, (typeof SAVED_COLUMNS)[number]>;

/** Locks the attempt of each row of `given` in their order. */
const LOCKED = 'cross join lateral (select from attempts where id = given.id limit 1 for no key update) locked';

/**
 * Accepts each change that was typed no earlier than what is stored under its address. Nothing is stored as typed later than now; if
 * something is nevertheless, the clock has been set back since and does not say what came first, so the change is accepted. Of two
 * processes that save the same attempt at the same moment, the second compares its changes with what the first stored.
 * @returns null for what is no attempt in progress.
 */
export const mergeAnswers = oneForEach<SavedChanges, SavedAttempt>({
  name: 'attempts-merge',
  text: `with given as materialized (
                select * from jsonb_to_recordset($2::jsonb)
                                as given (place int, id uuid, user_id uuid, moment bigint, open_at timestamptz,
                                          changes jsonb)
                 where ${WITH_LOCK_WAIT}),
              locked as materialized (select given.* from given ${LOCKED})
         update attempts a
            set (answers, stamps) = (
                  select a.answers
                           - coalesce(array_agg(c.key) filter (where c.value -> 'value' = 'null'), '{}')
                           || coalesce(jsonb_object_agg(c.key, c.value -> 'value')
                                         filter (where c.value -> 'value' <> 'null'), '{}'),
                         a.stamps || coalesce(jsonb_object_agg(c.key, least((c.value ->> 'at')::bigint, given.moment)), '{}')
                    from jsonb_each(given.changes) c
                   where (c.value ->> 'at')::bigint >= coalesce((a.stamps ->> c.key)::bigint, 0)
                      or (a.stamps ->> c.key)::bigint > given.moment + ${CLOCKS_AGREE}),
                revision = a.revision + 1
           from locked given
          where a.id = given.id and a.user_id is not distinct from given.user_id and a.submitted_at is null
            and (a.deadline is null or a.deadline >= given.open_at)
      returning given.place, ${SAVED_COLUMNS.map((column) => `a.${column}`).join(', ')}`,
  values: (saves, lockWait) => [
    lockWait,
    rowsAsJson(
      saves.map(({ id, userId, moment, openAt, changes }) => ({
        id,
        user_id: userId,
        moment,
        open_at: openAt,
        changes,
      })),
    ),
  ],
});

export interface SubmittedMarks extends Marks {
  readonly id: string;
  readonly section_id: string;
  /** The marks are stored only if no save has changed the revision. */
  readonly revision: number;
  readonly submitted_at: Date;
  readonly answers: AnswersBody;
  readonly sent_digest: string | null;
  /** The learner of a sitting, who becomes the owner of its attempts. */
  readonly user_id?: string | null;
  /** The start of the sitting's exam. */
  readonly started_at?: Date;
}

/** Locks the sections of all rows, whose keys marked them: one that is being regraded is waited for. */
const LOCKED_SECTIONS = `sections_locked as materialized (
                select id, key_revision from sections where id = any($3::uuid[]) and ${WITH_LOCK_WAIT} order by id
                   for key share)`;

/** Rows as JSON, and the sections that they name. */
function valuesOfRows(rows: readonly { readonly section_id: string }[], lockWait: string | null): readonly unknown[] {
  return [lockWait, rowsAsJson(rows), rows.map(({ section_id }) => section_id)];
}

/**
 * Submits attempts, each once: of two calls, the second waits for the first and then finds nothing to change.
 * @returns a row for each that it submitted.
 */
export const submitAttempts = oneForEach<SubmittedMarks, object>({
  name: 'attempts-submit',
  text: `with ${LOCKED_SECTIONS},
              rows as materialized (
                select given.*
                  from jsonb_to_recordset($2::jsonb)
                         as given (place int, id uuid, section_id uuid, revision int, submitted_at timestamptz,
                                   answers jsonb, profile text, library_version text, key_revision int, marks int,
                                   total int, verdicts jsonb, sent_digest text, user_id uuid, started_at timestamptz)
                  join sections_locked s on s.id = given.section_id and s.key_revision = given.key_revision
                 order by place),
              locked as materialized (select given.* from rows given ${LOCKED})
         update attempts a
            set submitted_at = given.submitted_at, answers = given.answers, profile = given.profile,
                library_version = given.library_version, key_revision = given.key_revision, marks = given.marks,
                total = given.total, verdicts = given.verdicts, sent_digest = given.sent_digest,
                user_id = coalesce(a.user_id, given.user_id), started_at = coalesce(given.started_at, a.started_at),
                revision = a.revision + 1
           from locked given
          where a.id = given.id and a.section_id = given.section_id and a.revision = given.revision
            and a.submitted_at is null
      returning given.place`,
  values: valuesOfRows,
});

/**
 * Stores attempts that arrive submitted; an existing id is the same attempt. An attempt marked by outdated keys is not stored:
 * the sections, whose keys marked the attempts, are locked, so a regrade that is under way is waited for.
 * @returns a row for each that it stored.
 */
export const insertSubmitted = oneForEach<WholeAttempt, object>({
  name: 'attempts-insert-submitted',
  text: `with ${LOCKED_SECTIONS},
              given as materialized (
                select given.*
                  from jsonb_to_recordset($2::jsonb)
                         as given (place int, id uuid, user_id uuid, section_id uuid, version int, started_at timestamptz,
                                   submitted_at timestamptz, source text, answers jsonb, profile text,
                                   library_version text, key_revision int, marks int, total int, verdicts jsonb)
                  join sections_locked s on s.id = given.section_id
                   and (given.key_revision is null or s.key_revision = given.key_revision)),
              stored as (
                insert into attempts (id, user_id, section_id, version, started_at, submitted_at, source, answers, profile,
                                      library_version, key_revision, marks, total, verdicts)
                select id, user_id, section_id, version, started_at, submitted_at, source, answers, profile,
                       library_version, key_revision, marks, total, verdicts
                  from given order by place
                    on conflict do nothing
             returning id)
         select place from given join stored using (id)`,
  values: valuesOfRows,
});
