import type { AnswersBody, VerdictBody } from '@bandwise/api-contract/learner';
import type { MarkingProfile } from '@bandwise/domain';
import type { Pool } from 'pg';
import { oneForEach, writtenById } from '../../platform/batched-statements/statement.ts';
import type { Manner } from '../../platform/batched-statements/write-batch.ts';
import type { Attempt } from './attempt.ts';
import type { NewAttempt } from './attempts.repo.ts';
import { COLUMNS } from './batched-reads.repo.ts';
import { inBothManners } from './in-both-manners.ts';

export interface Marks {
  readonly profile: MarkingProfile;
  /** The version of the library that marked. */
  readonly library_version: string;
  /** Of the section whose keys marked: stored only while it is still this one. */
  readonly key_revision: number;
  readonly marks: number;
  readonly total: number;
  readonly verdicts: readonly VerdictBody[];
}

/** An attempt that is not in progress here: it arrives whole. */
export interface WholeAttempt {
  readonly id: string;
  readonly user_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly started_at: Date;
  readonly submitted_at: Date;
  readonly source: 'marked' | 'reported';
  readonly answers: AnswersBody;
  readonly profile: MarkingProfile | null;
  readonly library_version: string | null;
  readonly key_revision: number | null;
  readonly marks: number;
  readonly total: number;
  readonly verdicts: readonly VerdictBody[] | null;
}

/**
 * A new row locks its learner and its section. Together, what somebody else holds is left out, a learner who is being deleted or a
 * section that is being regraded: who waits with others makes them wait too.
 */
const lockedOf = (table: 'sections' | 'users', columns: string, ids: string) =>
  `select ${columns} from ${table} where id = any(${ids}) order by id for key share`;
const SKIP = 'skip locked';

const insertWhole = (
  name: string,
  manner: { readonly living: string; readonly where: string; readonly wait: '' | typeof SKIP },
) =>
  writtenById<WholeAttempt, { readonly id: string }>({
    name,
    text: `with held as materialized (${lockedOf('sections', 'id, key_revision', '$2::uuid[]')} ${manner.wait}) ${manner.living}
         insert into attempts (id, owner_id, user_id, section_id, version, started_at, submitted_at, source, answers,
                               profile, library_version, key_revision, marks, total, verdicts)
         select given.id, user_id, user_id, section_id, version, started_at, submitted_at, source, answers, profile,
                library_version, given.key_revision, marks, total, verdicts
           from jsonb_to_recordset($1::jsonb)
             as given (id uuid, user_id uuid, section_id uuid, version int, started_at timestamptz,
                       submitted_at timestamptz, source text, answers jsonb, profile text,
                       library_version text, key_revision int, marks int, total int, verdicts jsonb)
           join held on held.id = given.section_id
            and (given.key_revision is null or given.key_revision = held.key_revision)
          ${manner.where}
             on conflict do nothing
      returning id`,
    // Each row locks its learner.
    values: (attempts) => [
      JSON.stringify(attempts.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1))),
      attempts.map(({ section_id }) => section_id),
      ...(manner.living === '' ? [] : [attempts.map(({ user_id }) => user_id)]),
    ],
  });
const insert = {
  together: insertWhole('attempts-insert-submitted-together', {
    living: `, living as materialized (${lockedOf('users', 'id', '$3::uuid[]')} ${SKIP})`,
    where: 'where user_id in (select id from living)',
    wait: SKIP,
  }),
  alone: insertWhole('attempts-insert-submitted', { living: '', where: '', wait: '' }),
};

/**
 * Safe to repeat: an id that is there already is the same attempt. One that was marked by keys that hold no more is not stored.
 * @returns for each whether it was this call that stored it; together, `undefined` for what was not.
 */
export async function insertSubmitted(
  pool: Pool,
  attempts: readonly WholeAttempt[],
  manner: Manner,
): Promise<readonly (boolean | undefined)[]> {
  const stored = await insert[manner](pool, attempts);
  return attempts.map(({ id }) => stored.has(id) || (manner === 'alone' ? false : undefined));
}

export interface BegunAttempt extends Attempt {
  /** false: it was in progress already. */
  readonly begun: boolean;
}

const IS_MISSING = 'place not in (select place from running)';

const beginMissing = (name: string, locked: { readonly free: string; readonly where: string }) =>
  oneForEach<NewAttempt, BegunAttempt>({
    name,
    text: `with wanted as materialized (
                select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::timestamptz[], $5::timestamptz[])
                  with ordinality as w (user_id, section_id, version, started_at, deadline, place)),
              running as materialized (
                select w.place, a.* from wanted w
                 cross join lateral (select * from attempts
                                      where owner_id = w.user_id and user_id = w.user_id
                                        and section_id = w.section_id and submitted_at is null limit 1) a),
              ${locked.free}
              made as (
                insert into attempts (owner_id, user_id, section_id, version, started_at, deadline)
                select user_id, user_id, section_id, version, started_at, deadline from wanted
                 where ${IS_MISSING} ${locked.where}
                 order by user_id
                    on conflict do nothing
             returning *)
         select a.place, false as begun, ${COLUMNS} from running a
         union all
         select w.place, true as begun, ${COLUMNS} from made a join wanted w using (user_id, section_id)`,
    values: (wanted) => [
      wanted.map(({ user_id }) => user_id),
      wanted.map(({ section_id }) => section_id),
      wanted.map(({ version }) => version),
      wanted.map(({ started_at }) => started_at.toISOString()),
      wanted.map(({ deadline }) => deadline?.toISOString() ?? null),
    ],
  });
const begin = {
  together: beginMissing('attempts-begin-together', {
    free: `living as materialized (${lockedOf('users', 'id', `array(select user_id from wanted where ${IS_MISSING})`)} ${SKIP}),
              free as materialized (${lockedOf('sections', 'id', `array(select section_id from wanted where ${IS_MISSING})`)} ${SKIP}),`,
    where: 'and user_id in (select id from living) and section_id in (select id from free)',
  }),
  alone: beginMissing('attempts-begin', { free: '', where: '' }),
};

/**
 * The attempt in progress of each learner and section, begun where there is none. null: another call began it at the same moment;
 * together, `undefined`. Safe to repeat: what was begun is in progress then.
 */
export async function beginAttempts(
  pool: Pool,
  wanted: readonly NewAttempt[],
  manner: Manner,
): Promise<readonly (BegunAttempt | null | undefined)[]> {
  const begun = await begin[manner](pool, wanted);
  return manner === 'alone' ? begun : begun.map((one) => one ?? undefined);
}

export interface SubmittedMarks extends Marks {
  readonly id: string;
  readonly owner_id: string;
  /** Only if nothing was saved since. */
  readonly revision: number;
  readonly submitted_at: Date;
  readonly answers: AnswersBody;
  readonly sent_digest: string | null;
  /** Of one that was a sitting's: from now on it is this learner's. */
  readonly user_id?: string | null;
  /** Likewise, when its exam was started. */
  readonly started_at?: Date;
}

const submit = inBothManners<SubmittedMarks, { readonly id: string }>(
  'attempts-submit',
  {
    id: 'uuid',
    owner_id: 'uuid',
    revision: 'int',
    submitted_at: 'timestamptz',
    answers: 'jsonb',
    profile: 'text',
    library_version: 'text',
    key_revision: 'int',
    marks: 'int',
    total: 'int',
    verdicts: 'jsonb',
    sent_digest: 'text',
    user_id: 'uuid',
    started_at: 'timestamptz',
  },
  ({ given, held, from, where }) => `${held}
         update attempts a
            set submitted_at = given.submitted_at, answers = given.answers, profile = given.profile,
                library_version = given.library_version, key_revision = given.key_revision,
                marks = given.marks, total = given.total, verdicts = given.verdicts, sent_digest = given.sent_digest,
                user_id = coalesce(a.user_id, given.user_id),
                started_at = coalesce(given.started_at, a.started_at),
                revision = a.revision + 1
           from ${given}, held${from}
          where a.id = given.id and a.owner_id = given.owner_id and a.submitted_at is null ${where}
            and a.revision = given.revision
            and held.id = a.section_id and held.key_revision = given.key_revision
      returning a.id`,
);

/**
 * Submits attempts, each once: of two requests that try, the second waits for the first and then finds nothing to change.
 * @returns for each whether it was this call that submitted it; together, `undefined` for what was not.
 */
export async function submitAttempts(
  pool: Pool,
  attempts: readonly SubmittedMarks[],
  manner: Manner,
): Promise<readonly (boolean | undefined)[]> {
  const done = await submit[manner](pool, attempts);
  return attempts.map(({ id }) => done.has(id) || (manner === 'alone' ? false : undefined));
}
