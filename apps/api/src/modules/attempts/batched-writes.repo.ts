import type { AnswersBody, AttemptChanges, VerdictBody } from '@bandwise/api-contract/learner';
import type { MarkingProfile } from '@bandwise/domain';
import type { Pool } from 'pg';
import { oneForEach, writtenById } from '../../platform/batched-statements/statement.ts';
import type { Manner } from '../../platform/batched-statements/write-batch.ts';
import { CLOCKS_AGREE } from './clocks.ts';
import type { Attempt, OwnedId } from './attempt.ts';
import type { NewAttempt } from './attempts.repo.ts';
import { COLUMNS } from './batched-reads.repo.ts';

// Each of these changes many attempts at once (platform/batched-statements/write-batch.ts), and locks in the one order
// (db/in-transaction.ts).

/** Together, a row that somebody else holds is left out: who waits with others makes them wait too. */
const LOCKED_FIRST = `with free as materialized (
       select id from attempts where id = any($1::uuid[]) order by id for no key update skip locked)`;
/**
 * The sections of what is submitted, which no regrade changes until it is stored. One that is being regraded at this moment is
 * waited for, and is then the section as it has become.
 */
const heldSections = (theirs: string) => `held as materialized (
       select id, key_revision from sections where id in (select section_id from attempts where id ${theirs})
        order by id for key share`;
const locked = {
  together: {
    first: LOCKED_FIRST,
    from: ', free',
    where: 'and free.id = a.id',
    held: `${LOCKED_FIRST}, ${heldSections('= any($1::uuid[])')} skip locked)`,
  },
  alone: { first: '', from: '', where: '', held: `with ${heldSections('= $1')})` },
};

/** A type of PostgreSQL for each field that a statement is given. */
type Given<Key> = Readonly<Partial<Record<keyof Key & string, string>>> & { readonly id: 'uuid' };

/** What a statement is put together of in a manner. */
type Parts = (typeof locked)[Manner] & { readonly given: string };

/**
 * A statement that changes the attempts of its keys, in both manners: of many keys it makes rows, one it takes as it is, for the
 * plan of the latter is a look into an index. `given`: what it works with, `id` first.
 */
function inBothManners<Key extends { readonly id: string }, Row extends { readonly id: string }>(
  name: string,
  given: Given<Key>,
  textOf: (parts: Parts) => string,
) {
  const fields = Object.entries<string | undefined>(given);
  const columns = fields.map(([field, type]) => `"${field}" ${type}`).join(', ');
  const parameters = fields.map(([field, type], index) => `$${index + 1}::${type} as "${field}"`).join(', ');
  const rows = `jsonb_to_recordset($2::jsonb) as given (${columns})`;
  return {
    together: writtenById<Key, Row>({
      name: `${name}-together`,
      text: textOf({ ...locked.together, given: rows }),
      values: (keys) => [keys.map(({ id }) => id), JSON.stringify(keys)],
    }),
    alone: writtenById<Key, Row>({
      name: `${name}-alone`,
      text: textOf({ ...locked.alone, given: `(select ${parameters}) as given` }),
      values: ([key]) => fields.map(([field, type]) => toParameter(key?.[field as keyof Key], type)),
    }),
  };
}

function toParameter(value: unknown, type: string | undefined): unknown {
  if (value instanceof Date) return value.toISOString();
  // The driver would make an array of PostgreSQL's of an array.
  return type === 'jsonb' ? JSON.stringify(value) : value;
}

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

const insertWhole = writtenById<WholeAttempt, { readonly id: string }>({
  name: 'attempts-insert-submitted',
  text: `with held as materialized (
                select id, key_revision from sections where id = any($2::uuid[]) order by id for key share)
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
             on conflict do nothing
      returning id`,
  // Each row locks its learner.
  values: (attempts) => [
    JSON.stringify(attempts.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1))),
    attempts.map(({ section_id }) => section_id),
  ],
});

/**
 * Safe to repeat: an id that is there already is the same attempt. One that was marked by keys that hold no more is not stored.
 * @returns for each whether it was this call that stored it.
 */
export async function insertSubmitted(pool: Pool, attempts: readonly WholeAttempt[]): Promise<readonly boolean[]> {
  const stored = await insertWhole(pool, attempts);
  return attempts.map(({ id }) => stored.has(id));
}

export interface BegunAttempt extends Attempt {
  /** false: it was in progress already. */
  readonly begun: boolean;
}

/**
 * The attempt in progress of each learner and section, begun where there is none. null: another call began it at the same moment.
 * Safe to repeat: what was begun is in progress then.
 */
export const beginAttempts = oneForEach<NewAttempt, BegunAttempt>({
  name: 'attempts-begin',
  text: `with wanted as materialized (
                select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::timestamptz[], $5::timestamptz[])
                  with ordinality as w (user_id, section_id, version, started_at, deadline, place)),
              running as materialized (
                select w.place, a.* from wanted w
                 cross join lateral (select * from attempts
                                      where owner_id = w.user_id and user_id = w.user_id
                                        and section_id = w.section_id and submitted_at is null limit 1) a),
              made as (
                insert into attempts (owner_id, user_id, section_id, version, started_at, deadline)
                select user_id, user_id, section_id, version, started_at, deadline from wanted
                 where place not in (select place from running)
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

export interface SavedChanges extends Omit<OwnedId, 'userId'> {
  readonly ownerId: string;
  /** null: it belongs to a sitting, whose owner the caller is known to be. */
  readonly userId: string | null;
  /** Now, in milliseconds. */
  readonly moment: number;
  /** Attempts that ended before this take no more. */
  readonly openAt: Date;
  readonly changes: AttemptChanges;
}

const SAVED_COLUMNS = [
  'id',
  'section_id',
  'version',
  'started_at',
  'deadline',
  'answers',
  'stamps',
  'revision',
] as const satisfies readonly (keyof Attempt)[];

/** An attempt in progress, as a save leaves it. */
export type SavedAttempt = Pick<Attempt, (typeof SAVED_COLUMNS)[number]>;

const OF_ANY_SAVE = { id: 'uuid', ownerId: 'uuid', userId: 'uuid', openAt: 'timestamptz', moment: 'bigint' } as const;

/** Whether a change that was typed at one moment is taken where one of another is stored. */
const isTaken = (at: string, stored: string) =>
  `(${at} >= coalesce(${stored}, 0) or ${stored} > given.moment + ${CLOCKS_AGREE})`;
const stampOf = (at: string) => `least(${at}, given.moment)`;

const mergeWith =
  (changed: string) =>
  ({ given, first, from, where }: Parts) =>
    `${first}
         update attempts a
            set ${changed},
                revision = a.revision + 1
           from ${given}${from}
          where a.id = given.id and a.owner_id = given."ownerId" and a.user_id is not distinct from given."userId"
            and a.submitted_at is null ${where}
            and (a.deadline is null or a.deadline >= given."openAt")
      returning ${SAVED_COLUMNS.map((column) => `a.${column}`).join(', ')}`;

const mergeMany = inBothManners<SavedChanges, SavedAttempt>(
  'attempts-merge-many',
  { ...OF_ANY_SAVE, changes: 'jsonb' },
  mergeWith(`(answers, stamps) = (
                  select a.answers
                           - coalesce(array_agg(c.key) filter (where c.value -> 'value' = 'null'), '{}')
                           || coalesce(jsonb_object_agg(c.key, c.value -> 'value')
                                         filter (where c.value -> 'value' <> 'null'), '{}'),
                         a.stamps || coalesce(jsonb_object_agg(c.key, ${stampOf("(c.value ->> 'at')::bigint")}), '{}')
                    from jsonb_each(given.changes) c
                   where ${isTaken("(c.value ->> 'at')::bigint", '(a.stamps ->> c.key)::bigint')})`),
);

interface SavedChange extends Omit<SavedChanges, 'changes'> {
  readonly address: string;
  readonly at: number;
  /** The answer under its address; nothing where it is cleared. */
  readonly answer: AnswersBody;
}

const IS_ONE_TAKEN = isTaken('given.at', '(a.stamps ->> given.address)::bigint');
const mergeOne = inBothManners<SavedChange, SavedAttempt>(
  'attempts-merge',
  { ...OF_ANY_SAVE, address: 'text', at: 'bigint', answer: 'jsonb' },
  mergeWith(`answers = case when ${IS_ONE_TAKEN} then a.answers - given.address || given.answer else a.answers end,
                stamps = case when ${IS_ONE_TAKEN}
                              then a.stamps || jsonb_build_object(given.address, ${stampOf('given.at')})
                              else a.stamps end`),
);

/** null: there is not just one. */
function changeIn({ changes, ...save }: SavedChanges): SavedChange | null {
  const [change, ...others] = Object.entries(changes);
  if (!change || others.length > 0) return null;
  const [address, { at, value }] = change;
  return { ...save, address, at, answer: value === null ? {} : { [address]: value } };
}

/**
 * Takes each change that was typed no earlier than what is stored under its address. Nothing is stored as typed later
 * than now; if something is nevertheless, the clock has been set back since, and says nothing about what came first: then
 * what comes is taken. Another process that saves the same attempt at the same moment waits, and its changes are compared
 * with what this one has stored. Nearly every save is of one answer: its statement needs no aggregates.
 * @returns null for each that is no attempt in progress; together, `undefined`.
 */
export async function mergeAnswers(
  pool: Pool,
  saves: readonly SavedChanges[],
  manner: Manner,
): Promise<readonly (SavedAttempt | null | undefined)[]> {
  const single = saves.map(changeIn).filter((change) => change !== null);
  const saved = await (single.length === saves.length
    ? mergeOne[manner](pool, single)
    : mergeMany[manner](pool, saves));
  return saves.map(({ id }) => saved.get(id) ?? (manner === 'alone' ? null : undefined));
}
