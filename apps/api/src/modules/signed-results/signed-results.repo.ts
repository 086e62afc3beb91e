import type { Kysely, Selectable } from 'kysely';
import type { AttemptsTable, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

export interface StoredResult extends Readonly<
  Pick<
    Selectable<AttemptsTable>,
    | 'id'
    | 'section_id'
    | 'version'
    | 'started_at'
    | 'submitted_at'
    | 'answers'
    | 'profile'
    | 'library_version'
    | 'marks'
    | 'total'
    | 'verdicts'
    | 'user_id'
  >
> {
  /** null: the account is deleted. */
  readonly first_name: string | null;
  readonly last_name: string | null;
}

export async function findStoredResult(db: Db, id: string): Promise<StoredResult | null> {
  const row = await db
    .selectFrom('attempts as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.section_id', 'a.version', 'a.started_at', 'a.submitted_at', 'a.answers', 'a.profile'])
    .select(['a.library_version', 'a.marks', 'a.total', 'a.verdicts', 'a.user_id', 'u.first_name', 'u.last_name'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export interface PublicKey {
  readonly kid: string;
  readonly x: string;
}

/** Stores a key unless it exists. */
export async function keepKey(db: Db, { kid, x }: PublicKey): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({ kid, x })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute();
}

/** All keys that have signed, the latest first. */
export function listKeys(db: Db): Promise<PublicKey[]> {
  return db.selectFrom('signing_keys').select(['kid', 'x']).orderBy('created_at', 'desc').orderBy('kid').execute();
}
