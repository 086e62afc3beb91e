import { createReadStream } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';
import type { CheckedBackup } from './check-backup.ts';
import { loadTables } from './load-tables.ts';
import { MEDIA_FOLDER } from './manifest.ts';
import { readMigrations, readTables } from './tables.ts';
import { countOf } from '../platform/text/count-of.ts';

/** The name of the embedded database in messages. */
export const EMBEDDED = 'embedded';

interface RestoreWork {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly isEmbedded: boolean;
  readonly media: MediaStore;
  readonly backup: CheckedBackup;
  /** The name of the database whose rows may be replaced; null: the database must be empty. */
  readonly replace: string | null;
}

/**
 * Restores a backup into a database and a file store: all rows or none. Existing files stay. @throws StartError when the database is not
 * empty or another process uses it.
 */
export async function restore({ database, isEmbedded, media, backup, replace }: RestoreWork): Promise<void> {
  await requireFree(database, { isEmbedded, replace });
  // Files come before the rows that name them: an interruption leaves only unused files.
  for (const file of backup.media) await loadFile(media, backup.folder, file);
  await loadTables(database.pool, backup);
}

async function requireFree(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { isEmbedded, replace }: Pick<RestoreWork, 'isEmbedded' | 'replace'>,
): Promise<void> {
  const name = isEmbedded ? EMBEDDED : await nameOf(db);
  if (replace !== null && replace !== name)
    throw new StartError(`The database is called ${name}, not ${replace}: nothing was changed`);
  const tables = await readTables(db);
  if (tables.length > 0 && (await readMigrations(db)) === null)
    throw new StartError(
      `The database ${name} has tables of another program (such as ${tables[0]?.name ?? ''}). Use another database`,
    );
  const used = await firstWithRows(
    db,
    tables.map((table) => table.name),
  );
  if (used !== undefined && replace === null)
    throw new StartError(
      `The database ${name} is not empty (${used} has rows). To replace everything in it: --replace ${name}`,
    );
  const others = isEmbedded ? 0 : await otherProcesses(pool);
  if (others > 0)
    throw new StartError(
      `The database ${name} is in use (${countOf(others, 'connection', 'connections')} of this product). Stop the server first`,
    );
}

async function nameOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

async function firstWithRows(db: Kysely<Schema>, tables: readonly string[]): Promise<string | undefined> {
  for (const name of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}

async function otherProcesses(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'bandwise' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

async function loadFile(
  media: MediaStore,
  folder: string,
  { key, sha256 }: CheckedBackup['media'][number],
): Promise<void> {
  const staged = await media.stage(createReadStream(path.join(folder, MEDIA_FOLDER, key)));
  if (staged.sha256.toString('hex') !== sha256) {
    await staged.discard();
    throw new StartError(`${folder}: ${MEDIA_FOLDER}${key} is damaged`);
  }
  await staged.keep(key);
}
