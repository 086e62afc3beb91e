import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type Selectable } from 'kysely';
import { countRows } from '../../platform/paging/count-rows.ts';
import type { Schema } from '../../db/schema.ts';

export type AuditRow = Pick<
  Selectable<Schema['audit_log']>,
  'id' | 'at' | 'actor_id' | 'actor_name' | 'action' | 'target_type' | 'target_id' | 'target_name' | 'summary'
>;

/** The expression of the index `audit_log_words`: actor, action and summary. */
const SAID = sql`fold_text(actor_name || ' · ' || action || ' · ' || summary)`;

/**
 * Newest first. `search` matches actor, action and summary without case and accents, from the start of a word, so that an index is used.
 */
export async function listAudit(
  db: Kysely<Schema>,
  given: { search: string; limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const pattern = `%${given.search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const words = given.search === '' ? null : await wordsOf(db, given.search);
  const matching = db
    .selectFrom('audit_log')
    .$if(given.search !== '', (all) => all.where(sql<boolean>`${SAID} like fold_text(${pattern})`))
    .$if(words !== null, (all) => all.where(sql<boolean>`search_words(${SAID}) @@ ${words}::tsquery`));
  const total = await countRows(db, matching, given);
  const rows = await matching
    .select(['id', 'at', 'actor_id', 'actor_name', 'action', 'target_type', 'target_id', 'target_name', 'summary'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(given.limit)
    .offset(given.offset)
    .execute();
  return { rows, total };
}

/** The text up to the last separator, so that all its words are complete. */
const WHOLE_WORDS = /^.*[ !-/:-@[-`{-~]/s;

/**
 * The words of a search: whole words, the last as a prefix. null: the search has no words, and every entry is compared.
 */
export async function wordsOf(db: Kysely<Schema>, text: string): Promise<string | null> {
  const [whole = ''] = WHOLE_WORDS.exec(text) ?? [];
  const { rows } = await sql<{ words: string | null }>`
    select string_agg(word, ' & ') as words
      from (select quote_literal(unnest(tsvector_to_array(search_words(fold_text(${whole}))))) as word
             union all
            select search_query(${text.slice(whole.length)})::text) words`.execute(db);
  return rows[0]?.words ?? null;
}

/** The existing targets of entries; the target of a test is its first part. */
export async function findTargets(db: Kysely<Schema>, rows: readonly AuditRow[]): Promise<Targets> {
  const idsOf = (type: string) =>
    rows.flatMap(({ target_type, target_id }) => (target_type === type && target_id !== null ? [target_id] : []));
  const [exams, users] = [idsOf('exam'), idsOf('user')];
  const sections =
    exams.length === 0
      ? []
      : await db
          .selectFrom('sections')
          .innerJoin('exams', 'exams.id', 'sections.exam_id')
          .select(['sections.id', 'sections.exam_id', 'sections.skill'])
          .where('sections.exam_id', 'in', exams)
          .where('exams.deleted_at', 'is', null)
          .where('sections.deleted_at', 'is', null)
          .orderBy('sections.part_number', 'desc')
          .execute();
  const accounts =
    users.length === 0 ? [] : await db.selectFrom('users').select(['id', 'email']).where('id', 'in', users).execute();
  return {
    sections: new Map(sections.map((section) => [section.exam_id, section])),
    emails: new Map(accounts.map(({ id, email }) => [id, email])),
  };
}

export interface Targets {
  /** First parts by the test's id. */
  readonly sections: ReadonlyMap<string, { readonly id: string; readonly skill: Skill }>;
  /** Addresses by the user's id. */
  readonly emails: ReadonlyMap<string, string>;
}
