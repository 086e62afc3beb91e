import { sql, type Kysely } from 'kysely';
import { ACCOUNTS } from './accounts.ts';
import { ATTEMPTS } from './attempts.ts';
import { AUDIT } from './audit.ts';
import { CHANGES } from './changes.ts';
import { DRAFTS } from './drafts.ts';
import { EXAMS } from './exams.ts';
import { MEDIA } from './media.ts';
import { PROBLEM_REPORTS } from './problem-reports.ts';
import { REGRADES } from './regrades.ts';
import { SEARCH } from './search.ts';
import { SERVICE } from './service.ts';
import { SITTINGS } from './sittings.ts';
import { STATISTICS } from './statistics.ts';
import { TEXTS } from './texts.ts';

/** Each file after those whose tables and functions it names. */
const FILES = [
  TEXTS,
  ACCOUNTS,
  MEDIA,
  EXAMS,
  SEARCH,
  DRAFTS,
  SITTINGS,
  ATTEMPTS,
  REGRADES,
  PROBLEM_REPORTS,
  AUDIT,
  SERVICE,
  STATISTICS,
  CHANGES,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of FILES) await sql.raw(statements).execute(db);
}
