import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** An average uses at most this many of the latest attempts. */
const ATTEMPTS_MAX = 200;
const COLUMNS = ['id', 'section_id', 'version', 'sitting_id', 'started_at', 'submitted_at', 'stamps'] as const;

export type TimedAttempt = NonNullable<Awaited<ReturnType<typeof findTimed>>>;

export function findTimed(db: Db, { id, userId }: { readonly id: string; readonly userId: string }) {
  return db
    .selectFrom('attempts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The times of answers in the other parts of a sitting. */
export async function findSittingMoments(
  db: Db,
  { id, sitting_id }: Pick<TimedAttempt, 'id' | 'sitting_id'>,
): Promise<readonly number[]> {
  if (sitting_id === null) return [];
  const parts = await db
    .selectFrom('attempts')
    .select('stamps')
    .where('sitting_id', '=', sitting_id)
    .where('id', '<>', id)
    .execute();
  return parts.flatMap(({ stamps }) => Object.values(stamps));
}

/** Attempts of other learners at the same version, the latest first, without sittings, where other parts share the time. */
export async function findOthers(
  db: Db,
  { section_id, version }: Pick<TimedAttempt, 'section_id' | 'version'>,
  userId: string,
) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('attempts')
        .select(['user_id', 'version', 'sitting_id', 'started_at', 'stamps', 'source'])
        .where('section_id', '=', section_id)
        .where('submitted_at', 'is not', null)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(ATTEMPTS_MAX)
        .as('latest'),
    )
    .select(['started_at', 'stamps'])
    .where('version', '=', version)
    .where('source', '=', 'marked')
    .where('sitting_id', 'is', null)
    .where('user_id', 'is distinct from', userId)
    .execute();
}
