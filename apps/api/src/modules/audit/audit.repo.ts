import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export type AuditRow = Pick<
  Selectable<Schema['audit_log']>,
  'id' | 'at' | 'actor_id' | 'actor_name' | 'action' | 'target_type' | 'target_id' | 'summary'
>;

/** Newest first. `search` looks in who, what and the summary, in any case. */
export async function listAudit(
  db: Kysely<Schema>,
  given: { search: string; limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const pattern = `%${given.search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const matching = db
    .selectFrom('audit_log')
    .where((eb) => eb.or((['actor_name', 'action', 'summary'] as const).map((column) => eb(column, 'ilike', pattern))));
  const rows = await matching
    .select(['id', 'at', 'actor_id', 'actor_name', 'action', 'target_type', 'target_id', 'summary'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(given.limit)
    .offset(given.offset)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
