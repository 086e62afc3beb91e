import type { SectionContent } from '@bandwise/domain';
import { PUBLISH_CHECK_RULES } from '@bandwise/domain/internal';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { FindingCount } from '../check-exam.ts';

/** Stores the counts of findings of current versions. The count of an earlier version never replaces that of a later one. */
export async function storeChecks(
  db: Kysely<Schema>,
  sections: readonly { readonly id: string; readonly part_number: number; readonly version: number }[],
  counts: readonly FindingCount[],
): Promise<void> {
  const rows = sections.flatMap(({ id: section_id, part_number, version }) => {
    const count = counts.find((one) => one.part_number === part_number);
    if (!count) return [];
    const { errors, warnings } = count;
    return [{ section_id, version, rules: PUBLISH_CHECK_RULES, errors, warnings }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('section_checks')
    .values(rows.toSorted((one, other) => (one.section_id < other.section_id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .column('section_id')
        .doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          rules: row.ref('excluded.rules'),
          errors: row.ref('excluded.errors'),
          warnings: row.ref('excluded.warnings'),
        }))
        .whereRef('section_checks.version', '<=', 'excluded.version'),
    )
    .execute();
}

/** Whether the check `c` of a section `s` is missing or stale. */
const IS_UNCHECKED = sql<boolean>`
  (c.version, c.rules) is distinct from (s.current_version, ${PUBLISH_CHECK_RULES}::integer)`;

/** Sections without counted findings, in the order of their ids, after one id. */
export async function findUnchecked(
  db: Kysely<Schema>,
  page: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  let query = db
    .selectFrom('sections as s')
    .leftJoin('section_checks as c', 'c.section_id', 's.id')
    .select('s.id')
    .where('s.removed_at', 'is', null)
    .where(IS_UNCHECKED)
    .orderBy('s.id')
    .limit(page.limit);
  if (page.after !== null) query = query.where('s.id', '>', page.after);
  return (await query.execute()).map(({ id }) => id);
}

export interface StoredContent {
  readonly id: string;
  readonly part_number: number;
  readonly version: number;
  readonly content: SectionContent;
}

export async function findStoredContent(db: Kysely<Schema>, id: string): Promise<StoredContent | null> {
  const row = await db
    .selectFrom('sections as s')
    .innerJoin('section_versions as v', (join) =>
      join.onRef('v.section_id', '=', 's.id').onRef('v.version', '=', 's.current_version'),
    )
    .select(['s.id', 's.part_number', 's.current_version as version', 'v.content'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
