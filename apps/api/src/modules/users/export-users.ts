import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { Prepared } from '../../http/handler.ts';
import { streamCsv } from '../../platform/csv/write-csv.ts';
import { readAllUsers } from './users.repo.ts';

const HEADER = ['First name', 'Last name', 'Email', 'Role', 'Status', 'Created', 'Expires'];
const ROLES = { learner: 'Learner', teacher: 'Teacher', admin: 'Administrator' } as const;
const STATUSES = { active: 'Active', disabled: 'Disabled' } as const;

/** Users as a CSV file for spreadsheets and for the import. */
export function exportUsers(db: Kysely<Schema>): Prepared {
  return new Prepared(streamCsv(HEADER, rowsOf(readAllUsers(db))), 'text/csv; charset=utf-8');
}

async function* rowsOf(pages: ReturnType<typeof readAllUsers>) {
  for await (const page of pages)
    for (const { first_name, last_name, email, role, status, created_at, expires_at } of page)
      yield [first_name, last_name, email, ROLES[role], STATUSES[status], created_at.toISOString(), expires_at ?? ''];
}
