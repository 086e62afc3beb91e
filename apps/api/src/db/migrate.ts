import type { Kysely } from 'kysely';
import { Migrator, type MigrationResultSet } from 'kysely/migration';
import { StartError } from '../config/start-error.ts';
import { isLockTimeout, isPermissionDenied } from './database-errors.ts';
import { inItsTurn } from './in-its-turn.ts';
import { buildIndexes } from './indexes.ts';
import { migrationProvider } from './migrations/index.ts';
import { noteOldestRelease, readRelease } from './newer-release.ts';
import { areOwnersBound, bindOwners } from './owners/bind-owners.ts';
import { fillOwners } from './owners/fill-owners.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database to the newest schema. Processes that start together wait for one another, and a change waits for
 * whoever reads a table for long, such as a backup, without keeping others from it.
 * @throws StartError for a database that a newer release has changed, or that may not be changed.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { isCurrent, newer } = await readRelease(db);
  if (newer?.isUsable) {
    console.warn(`The tables are of a newer release (${newer.migration}); this one can use them.`);
    return;
  }
  if (!isCurrent) await changeTables(db);
  // In a transaction of the caller's no index can be built: the next start does it.
  if (db.isTransaction) return;
  const isBound = await areOwnersBound(db);
  if (!isBound) await fillOwners(db);
  await buildIndexes(db);
  if (!isBound) await bindOwners(db);
}

async function changeTables(db: Kysely<Schema>): Promise<void> {
  const change = async (connection: Kysely<Schema>) => {
    const result = await migrateToLatest(connection);
    if (isLockTimeout(result.error)) throw result.error;
    requireDone(result);
    await noteOldestRelease(connection);
  };
  // In a transaction of the caller's there is nothing to try again.
  await (db.isTransaction ? change(db) : inItsTurn(db, change));
}

const migrateToLatest = (db: Kysely<Schema>) => new Migrator({ db, provider: migrationProvider }).migrateToLatest();

/** Makes the schema as it was after this migration, in an empty database. */
export async function migrateTo(db: Kysely<Schema>, name: string): Promise<void> {
  requireDone(await new Migrator({ db, provider: migrationProvider }).migrateTo(name));
}

function requireDone({ error, results }: MigrationResultSet): void {
  if (!error) return;
  const message = error instanceof Error ? error.message : '';
  // The migrator says this in words only.
  const newer = /previously executed migration (\S+) is missing/.exec(message)?.[1];
  if (newer)
    throw new StartError(
      `The database is from a newer release (it has ${newer}): run that one, or restore a backup made before it`,
      { cause: error },
    );
  if (isPermissionDenied(error))
    throw new StartError(`DATABASE_URL: the role must own its database (${message})`, { cause: error });
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}
