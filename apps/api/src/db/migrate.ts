import type { Kysely } from 'kysely';
import { Migrator, type MigrationResultSet } from 'kysely/migration';
import { StartError } from '../config/start-error.ts';
import { isLockTimeout, isPermissionDenied } from './database-errors.ts';
import { inItsTurn } from './in-its-turn.ts';
import { buildIndexes } from './indexes.ts';
import { migrationProvider } from './migrations/index.ts';
import { noteOldestRelease, readRelease } from './newer-release.ts';
import type { Schema } from './schema.ts';

/**
 * Migrates the database to the schema of this release. Processes that start concurrently wait for each other. A change waits for long
 * readers of a table, such as a backup, without blocking others. @throws StartError for a database of an incompatible newer release, of an
 * earlier build, or without the right to change it.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { isCurrent, newer, earlierBuild } = await readRelease(db);
  if (earlierBuild !== null) throw new StartError(earlierBuildProblem(earlierBuild, 'database'));
  if (newer?.isUsable) {
    console.warn(`The tables are from a newer release (${newer.migration}). This release can use them.`);
    return;
  }
  if (!isCurrent) await changeTables(db);
  // Inside the caller's transaction no index can be built: the next start does it.
  if (!db.isTransaction) await buildIndexes(db);
}

/** The message for a database of an earlier build, or for a backup, with a remedy. */
export function earlierBuildProblem(migration: string, kind: 'backup' | 'database'): string {
  const remedy = {
    backup: 'restore it with that build, export its tests there, and import them here',
    database:
      'keep a backup made with that build, export its tests there, and start this release with an empty database',
  }[kind];
  return `The ${kind} is from a build before the first release (it has ${migration}), which no release can use: ${remedy}`;
}

async function changeTables(db: Kysely<Schema>): Promise<void> {
  const change = async (connection: Kysely<Schema>) => {
    const result = await migrateToLatest(connection);
    if (isLockTimeout(result.error)) throw result.error;
    requireDone(result);
    await noteOldestRelease(connection);
  };
  // Inside the caller's transaction a retry is impossible.
  await (db.isTransaction ? change(db) : inItsTurn(db, change));
}

const migrateToLatest = (db: Kysely<Schema>) => new Migrator({ db, provider: migrationProvider }).migrateToLatest();

/** Migrates an empty database up to this migration. */
export async function migrateTo(db: Kysely<Schema>, name: string): Promise<void> {
  requireDone(await new Migrator({ db, provider: migrationProvider }).migrateTo(name));
}

function requireDone({ error, results }: MigrationResultSet): void {
  if (!error) return;
  const message = error instanceof Error ? error.message : '';
  // The migrator reports this by its message only.
  const newer = /previously executed migration (\S+) is missing/.exec(message)?.[1];
  if (newer)
    throw new StartError(
      `The database is from a newer release (it has ${newer}): run that release, or restore a backup made before it`,
      { cause: error },
    );
  if (isPermissionDenied(error))
    throw new StartError(
      `DATABASE_URL: the role may not create tables. Make it the owner of the database (${message})`,
      { cause: error },
    );
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}
