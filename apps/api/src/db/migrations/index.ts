import type { Migration, MigrationProvider } from 'kysely/migration';
import * as initial from './2026-11-20-initial.ts';
import * as examRevisions from './2026-11-22-exam-revisions.ts';
import * as keepDiscardedAttempts from './2026-11-22-keep-discarded-attempts.ts';
import * as keptAnswers from './2026-11-22-kept-answers.ts';
import * as sentAnswers from './2026-11-22-sent-answers.ts';
import * as userIndexes from './2026-11-22-user-indexes.ts';
import * as bin from './2026-11-23-bin.ts';
import * as drafts from './2026-11-23-drafts.ts';
import * as search from './2026-11-23-search.ts';
import * as users from './2026-11-23-users.ts';
import * as lists from './2026-11-24-lists.ts';
import * as signedResults from './2026-11-24-signed-results.ts';
import * as storedCounts from './2026-11-24-stored-counts.ts';
import * as sittings from './2026-11-24-whole-exams.ts';

const migrations: Record<string, Migration> = {
  '2026-11-20-initial': initial,
  '2026-11-22-exam-revisions': examRevisions,
  '2026-11-22-keep-discarded-attempts': keepDiscardedAttempts,
  '2026-11-22-kept-answers': keptAnswers,
  '2026-11-22-sent-answers': sentAnswers,
  '2026-11-22-user-indexes': userIndexes,
  '2026-11-23-bin': bin,
  '2026-11-23-drafts': drafts,
  '2026-11-23-search': search,
  '2026-11-23-users': users,
  '2026-11-24-lists': lists,
  '2026-11-24-signed-results': signedResults,
  '2026-11-24-stored-counts': storedCounts,
  '2026-11-24-whole-exams': sittings,
};

/** In code rather than read from a folder, so that it survives bundling. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve(migrations),
};
