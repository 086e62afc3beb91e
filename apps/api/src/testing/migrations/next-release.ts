import { sql, type Kysely } from 'kysely';
import { migrations } from '../../db/migrations/index.ts';

/** Sorts after every migration of this release. */
export const NEXT = '9999-12-31-next';

/** As most releases change the tables: it adds to those in use. */
export const NEXT_STATEMENTS = [
  `create table next_words (user_id uuid primary key references users on delete cascade, words text)`,
  `alter table users add column next_word text`,
  `alter table attempts add column next_count integer not null default 0`,
];

/**
 * Makes this process one of a made-up next release, with one more migration. The earlier release of an upgrade is then the one that
 * is tested. @returns what makes it this release again.
 */
export function becomeNextRelease(
  statements: readonly string[] = NEXT_STATEMENTS,
  says: { readonly breaks?: Readonly<Record<string, string>>; readonly locks?: Readonly<Record<string, string>> } = {},
): () => void {
  const up = async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  migrations[NEXT] = { up, ...says };
  return () => void delete migrations[NEXT];
}
