import type { VerdictBody } from '@bandwise/api-contract/learner';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { matchesFilter, SOURCES, type ResultFilter } from './result-filter.ts';
import { SHOWN, type FoundResult } from './result-list.repo.ts';

export type FiledResult = FoundResult & { readonly verdicts?: readonly VerdictBody[] | null };

/** Results in memory at a time; with their verdicts some megabytes. */
const AT_ONCE = 500;

/** The end of a page. The date is the database's text, because a JavaScript date has no microseconds. */
interface Place {
  readonly at: string;
  readonly id: string;
}

/**
 * Streams all matching results, the latest first, page by page. No connection is used between pages, so a slow reader blocks none.
 */
export async function* readAllResults(
  db: Kysely<Schema>,
  filter: ResultFilter,
  { withVerdicts }: { readonly withVerdicts: boolean },
): AsyncGenerator<FiledResult, void, undefined> {
  let after: Place | null = null;
  for (;;) {
    const rows: readonly (FiledResult & Place)[] = await findPage(db, filter, { after, withVerdicts });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last;
  }
}

async function findPage(
  db: Kysely<Schema>,
  filter: ResultFilter,
  { after, withVerdicts }: { readonly after: Place | null; readonly withVerdicts: boolean },
): Promise<readonly (FiledResult & Place)[]> {
  const { kind } = filter;
  const rest = after === null ? sql`true` : sql`(a.submitted_at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<FiledResult & Place>`
    with page as (select a.id, a.submitted_at::text as at
                    from ${SOURCES[kind].table} a
                   where ${matchesFilter(filter)} and ${rest}
                   order by a.submitted_at desc, a.id desc limit ${AT_ONCE})
    select page.at, ${withVerdicts ? sql`a.verdicts, ` : sql``} ${SHOWN[kind]}
      left join users u on u.id = a.user_id
     order by a.submitted_at desc, a.id desc`.execute(db);
  return rows;
}
