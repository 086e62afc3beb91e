import { ROWS_COUNTED } from '@bandwise/api-contract/admin';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * Counts the rows of a query for a page of its list: beyond `ROWS_COUNTED` only enough of them to know whether a next page exists. The
 * query selects no columns.
 */
export async function countRows<Tables, Names extends keyof Tables>(
  db: Kysely<Schema>,
  rows: SelectQueryBuilder<Tables, Names, object>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<number> {
  const counted = rows.select(sql`1`.as('one')).limit(Math.max(ROWS_COUNTED, offset + limit + 1));
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
