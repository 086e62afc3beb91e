import type { Migration, MigrationProvider } from 'kysely/migration';
import * as initial from './2026-11-27-initial/initial.ts';
import * as submissions from './2026-11-28-submissions.ts';
import * as recordings from './2026-11-29-recordings.ts';
import * as secondOpinions from './2026-11-29-second-opinions.ts';
import * as suggestions from './2026-11-29-suggestions.ts';
import * as pastedWords from './2026-11-30-pasted-words.ts';
import * as teachers from './2026-12-01-teachers.ts';
import * as classes from './2026-12-02-classes.ts';
import * as timeAway from './2026-12-03-time-away.ts';

/** A migration states what it `breaks` for releases without it; tests compare the statement with its effects. */
interface OwnMigration extends Migration {
  readonly breaks?: Readonly<Record<string, string>>;
}

/** The schema of the first release, which every later migration changes. */
export const INITIAL = '2026-11-27-initial';

/** Migrations run in the order of their names. Tests add the migration of a made-up next release. */
export const migrations: Record<string, OwnMigration> = {
  [INITIAL]: initial,
  '2026-11-28-submissions': submissions,
  '2026-11-29-recordings': recordings,
  '2026-11-29-second-opinions': secondOpinions,
  '2026-11-29-suggestions': suggestions,
  '2026-11-30-pasted-words': pastedWords,
  '2026-12-01-teachers': teachers,
  '2026-12-02-classes': classes,
  '2026-12-03-time-away': timeAway,
};

export function migrationNames(): readonly string[] {
  return Object.keys(migrations).toSorted();
}

/** Releases without this migration cannot use the database. */
export function oldestMigration(): string {
  return migrationNames().findLast((name) => migrations[name]?.breaks !== undefined) ?? INITIAL;
}

/** In code instead of a folder, so that it survives bundling. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve(migrations),
};
