import type { Migration, MigrationProvider } from 'kysely/migration';
import * as initial from './until-2026-11-24/2026-11-20-initial.ts';
import * as examRevisions from './until-2026-11-24/2026-11-22-exam-revisions.ts';
import * as keepDiscardedAttempts from './until-2026-11-24/2026-11-22-keep-discarded-attempts.ts';
import * as keptAnswers from './until-2026-11-24/2026-11-22-kept-answers.ts';
import * as sentAnswers from './until-2026-11-24/2026-11-22-sent-answers.ts';
import * as userIndexes from './until-2026-11-24/2026-11-22-user-indexes.ts';
import * as bin from './until-2026-11-24/2026-11-23-bin.ts';
import * as drafts from './until-2026-11-24/2026-11-23-drafts.ts';
import * as search from './until-2026-11-24/2026-11-23-search.ts';
import * as users from './until-2026-11-24/2026-11-23-users.ts';
import * as lists from './until-2026-11-24/2026-11-24-lists.ts';
import * as signedResults from './until-2026-11-24/2026-11-24-signed-results.ts';
import * as storedCounts from './until-2026-11-24/2026-11-24-stored-counts.ts';
import * as sittings from './until-2026-11-24/2026-11-24-whole-exams.ts';
import * as practice from './until-2026-11-28/2026-11-25-practice.ts';
import * as problemReports from './until-2026-11-28/2026-11-25-problem-reports.ts';
import * as regrades from './until-2026-11-28/2026-11-25-regrades.ts';
import * as results from './until-2026-11-28/2026-11-25-results.ts';
import * as statistics from './until-2026-11-28/2026-11-25-statistics.ts';
import * as setupCodes from './until-2026-11-28/2026-11-26-setup-codes.ts';
import * as toldProblems from './until-2026-11-28/2026-11-26-told-problems.ts';
import * as whatChanged from './until-2026-11-28/2026-11-26-what-changed.ts';
import * as callersChanged from './until-2026-11-28/2026-11-27-callers-changed.ts';
import * as userNames from './until-2026-11-28/2026-11-27-user-names.ts';
import * as owners from './until-2026-11-28/2026-11-28-owners.ts';
import * as growth from './2026-11-29-growth.ts';
import * as keptScores from './2026-11-30-kept-scores.ts';
import * as listedExams from './2026-12-01-listed-exams.ts';
import * as toldExams from './2026-12-02-told-exams.ts';
import * as keptProposals from './2026-12-03-kept-proposals.ts';
import * as examsByChange from './2026-12-04-exams-by-change.ts';
import * as markingProfiles from './2026-12-05-marking-profiles.ts';
import * as mediaOfVersions from './2026-12-05-media-of-versions.ts';
import * as confirmedAddresses from './2026-12-06-confirmed-addresses.ts';
import * as sessionsAndGuestAttempts from './2026-12-11-sessions-and-guest-attempts.ts';

/** What a migration `breaks` for releases that do not know it; tests compare it with what it does. */
interface OwnMigration extends Migration {
  readonly breaks?: Readonly<Record<string, string>>;
}

const migrations: Record<string, OwnMigration> = {
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
  '2026-11-25-practice': practice,
  '2026-11-25-problem-reports': problemReports,
  '2026-11-25-regrades': regrades,
  '2026-11-25-results': results,
  '2026-11-25-statistics': statistics,
  '2026-11-26-setup-codes': setupCodes,
  '2026-11-26-told-problems': toldProblems,
  '2026-11-26-what-changed': whatChanged,
  '2026-11-27-callers-changed': callersChanged,
  '2026-11-27-user-names': userNames,
  '2026-11-28-owners': owners,
  '2026-11-29-growth': growth,
  '2026-11-30-kept-scores': keptScores,
  '2026-12-01-listed-exams': listedExams,
  '2026-12-02-told-exams': toldExams,
  '2026-12-03-kept-proposals': keptProposals,
  '2026-12-04-exams-by-change': examsByChange,
  '2026-12-05-marking-profiles': markingProfiles,
  '2026-12-05-media-of-versions': mediaOfVersions,
  '2026-12-06-confirmed-addresses': confirmedAddresses,
  '2026-12-11-sessions-and-guest-attempts': sessionsAndGuestAttempts,
};

/** In the order in which they are made. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** Before it, migrations did not say what they break. */
const FIRST_OLDEST = '2026-11-25-statistics';

/** A release that does not know this one cannot use the database. */
export const oldestMigration: string =
  migrationNames.findLast((name) => migrations[name]?.breaks !== undefined) ?? FIRST_OLDEST;

/** In code rather than read from a folder, so that it survives bundling. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve(migrations),
};
