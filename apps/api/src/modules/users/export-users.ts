import { Prepared } from '../../http/handler.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { UserRow } from './users.repo.ts';

const HEADER = ['First name', 'Last name', 'Email', 'Role', 'Status', 'Created', 'Expires'];
const ROLES = { learner: 'Learner', admin: 'Administrator' } as const;
const STATUSES = { active: 'Active', disabled: 'Disabled' } as const;

/** Users as a file that a spreadsheet opens, and that an import reads. */
export function exportUsers(users: readonly UserRow[]): Prepared {
  const rows = users.map(({ first_name, last_name, email, role, status, created_at, expires_at }) => [
    first_name,
    last_name,
    email,
    ROLES[role],
    STATUSES[status],
    created_at.toISOString(),
    expires_at ?? '',
  ]);
  return new Prepared(writeCsv(HEADER, rows), 'text/csv; charset=utf-8');
}
