import { sql } from 'kysely';
import type { Pool } from 'pg';
import { StartError } from '../config/start-error.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';
import { createBackupFolder, type BackupFolder } from './backup-folder.ts';
import { dumpMedia, readMedia, type MediaFile } from './dump-media.ts';
import { dumpTable } from './dump-tables.ts';
import { FORMAT, type Manifest, type TableEntry } from './manifest.ts';
import { inSession, type Session } from './session.ts';
import { quoted, readMigrations, readTables } from './tables.ts';

interface BackupWork {
  readonly pool: Pool;
  readonly media: MediaStore;
  /** Must not exist yet. */
  readonly folder: string;
  /** The version of this product. */
  readonly version: string;
  /** An older backup on the same disk: unchanged files become hard links to its files. */
  readonly previous?: string | null;
}

export interface BackedUp {
  readonly manifest: Manifest;
  /** Uploaded files that are missing from the backup. */
  readonly missing: readonly MediaFile[];
}

/**
 * Writes a snapshot of all tables, then the files that their rows name. Other processes may read and write concurrently.
 * @throws StartError when there is no database to back up, or nothing can be written.
 */
export async function backUp({ pool, media, folder, version, previous = null }: BackupWork): Promise<BackedUp> {
  const to = await createBackupFolder(folder);
  try {
    const dumped = await inSession(pool, (session) => dumpDatabase(session, to));
    const { files, ...database } = dumped;
    const { bytes, missing } = await dumpMedia({ files, from: media, to, previous });
    const manifest: Manifest = {
      format: FORMAT,
      version,
      made_at: new Date().toISOString(),
      ...database,
      media: { files: files.length - missing.length, bytes, missing: missing.map(({ key }) => key) },
    };
    await to.finish(manifest);
    return { manifest, missing };
  } catch (error) {
    await to.discard();
    throw error;
  }
}

type Dumped = Pick<Manifest, 'database' | 'migrations' | 'tables'> & { readonly files: readonly MediaFile[] };

/** Fixed settings, so that equal rows have equal text and order on every server. */
const SETTINGS = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO'`,
  `set extra_float_digits = 1`,
  `set bytea_output = 'hex'`,
  `set synchronize_seqscans = off`,
  `set max_parallel_workers_per_gather = 0`,
  // A waiting lock blocks other statements.
  `set lock_timeout = '10s'`,
];

async function dumpDatabase(session: Session, to: BackupFolder): Promise<Dumped> {
  const { client, db } = session;
  for (const setting of SETTINGS) await client.query(setting);
  const tablesBefore = await readTables(db);
  if (tablesBefore.length === 0) throw new StartError('The database has no tables: there is nothing to back up');
  await client.query('begin isolation level repeatable read read only');
  // Locks the tables before the first query takes the snapshot, so that no table is altered or rewritten from here on.
  await client.query(`lock table ${tablesBefore.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
  const tables = await readTables(db);
  const migrations = await readMigrations(db);
  if (migrations === null || JSON.stringify(tables) !== JSON.stringify(tablesBefore))
    throw new StartError('An upgrade is changing the tables. Try again when it is finished');
  const entries: TableEntry[] = [];
  for (const table of tables) entries.push(await dumpTable(session, to, table));
  const files = await readMedia(session);
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  await client.query('commit');
  return { database: `PostgreSQL ${rows[0]?.version ?? ''}`, migrations: [...migrations], tables: entries, files };
}
