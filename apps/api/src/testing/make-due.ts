import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** Makes every requested run due now: no test waits for a pause. */
export async function makeDue({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(db);
}
