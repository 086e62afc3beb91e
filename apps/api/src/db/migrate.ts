import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../config/start-error.ts';
import { isPermissionDenied } from './database-errors.ts';
import { migrationProvider } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database to the newest schema. Processes that start together wait for one another.
 * @throws StartError for a database that a newer release has changed, or that may not be changed.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error, results } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
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
