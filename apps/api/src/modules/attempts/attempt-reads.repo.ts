import type { AnswersBody, VerdictBody } from '@bandwise/api-contract/learner';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../../db/schema.ts';

/** One attempt, as it is stored. */
export interface Attempt {
  readonly id: string;
  readonly section_id: string;
  readonly version: number;
  readonly started_at: Date;
  readonly deadline: Date | null;
  readonly answers: AnswersBody;
  /** By address, when each answer was typed: milliseconds since 1970. */
  readonly stamps: Readonly<Record<string, number>>;
  readonly revision: number;
  readonly submitted_at: Date | null;
  readonly source: 'marked' | 'reported';
  readonly marks: number | null;
  readonly total: number | null;
  readonly verdicts: readonly VerdictBody[] | null;
  /** Of the answers that its submission sent, before they were merged. */
  readonly sent_digest: string | null;
}

export const ATTEMPT_COLUMNS = [
  'id',
  'section_id',
  'version',
  'started_at',
  'deadline',
  'answers',
  'stamps',
  'revision',
  'submitted_at',
  'source',
  'marks',
  'total',
  'verdicts',
  'sent_digest',
] as const satisfies readonly (keyof Attempt)[];
export const QUALIFIED_COLUMNS = ATTEMPT_COLUMNS.map((column) => `a.${column}`).join(', ');

export const NO_ANSWERS = sql<AnswersBody>`'{}'::jsonb`;

export interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

type Placed = Attempt & { readonly place: string };

export async function findAttempts(pool: Pool, wanted: readonly OwnedId[]): Promise<readonly (Attempt | null)[]> {
  const { rows } = await pool.query<Placed>({
    name: 'attempts-by-id',
    text: `select wanted.place, ${QUALIFIED_COLUMNS}
             from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (user_id, id, place)
             join attempts a on a.id = wanted.id and a.user_id = wanted.user_id`,
    values: [wanted.map(({ userId }) => userId), wanted.map(({ id }) => id)],
  });
  return inPlace(wanted, rows);
}

/** The attempt in progress of each learner and section (`id` is the section's), if there is one. */
export async function findInProgress(pool: Pool, wanted: readonly OwnedId[]): Promise<readonly (Attempt | null)[]> {
  const { rows } = await pool.query<Placed>({
    name: 'attempts-in-progress',
    text: `select wanted.place, ${QUALIFIED_COLUMNS}
             from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (user_id, section_id, place)
             join attempts a on a.user_id = wanted.user_id and a.section_id = wanted.section_id
                            and a.submitted_at is null`,
    values: [wanted.map(({ userId }) => userId), wanted.map(({ id }) => id)],
  });
  return inPlace(wanted, rows);
}

export interface WantedRecent extends OwnedId {
  readonly since: Date;
}

/** Those of a learner and section (`id`) that were begun here and submitted after `since`: the last few of them. */
export async function findRecent(
  pool: Pool,
  wanted: readonly WantedRecent[],
): Promise<readonly (readonly Attempt[])[]> {
  const { rows } = await pool.query<Placed>({
    name: 'attempts-recent',
    text: `select wanted.place, ${QUALIFIED_COLUMNS}
             from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) with ordinality
                    as wanted (user_id, section_id, since, place)
            cross join lateral (select * from attempts
                                 where user_id = wanted.user_id and section_id = wanted.section_id
                                   and submitted_at is not null
                                 order by submitted_at desc limit 20) a
            where a.submitted_at > wanted.since and a.started_at < a.submitted_at`,
    values: [
      wanted.map(({ userId }) => userId),
      wanted.map(({ id }) => id),
      wanted.map(({ since }) => since.toISOString()),
    ],
  });
  return wanted.map((_, index) => rows.filter(({ place }) => Number(place) === index + 1));
}

function inPlace(wanted: readonly OwnedId[], rows: readonly Placed[]): readonly (Attempt | null)[] {
  const found = new Map(rows.map((row) => [Number(row.place), row]));
  return wanted.map((_, index) => found.get(index + 1) ?? null);
}

/** Those with an answer: one without is never closed by itself. */
export function findOverdue(db: Kysely<Schema>, userId: string, before: Date): Promise<Attempt[]> {
  return db
    .selectFrom('attempts')
    .select(ATTEMPT_COLUMNS)
    .where('user_id', '=', userId)
    .where('submitted_at', 'is', null)
    .where('deadline', '<', before)
    .where('answers', '<>', NO_ANSWERS)
    .execute();
}
