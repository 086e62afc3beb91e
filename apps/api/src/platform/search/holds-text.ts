import { sql, type RawBuilder } from 'kysely';

/** Shorter texts have no trigrams. */
const MIN_LETTERS = 3;

/**
 * Whether a folded text has what is searched for in it, wherever it begins. An index of the text's trigrams (`db/indexes.ts`) leads to
 * those that may have; what is too short for one is looked for in all of them.
 */
export function holdsText(folded: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  const holds = sql<boolean>`strpos(${folded}, fold_text(${term})) > 0`;
  if (term.length < MIN_LETTERS) return holds;
  // The cheap test first: inside an `or` the server keeps this order for rows that it walks along.
  return sql<boolean>`(${holds} and trigrams(${folded}) @> trigrams(fold_text(${term})))`;
}

/** The sections whose title, or whose test's name, has it in it; not those that are removed for good. */
export function sectionsNamed(term: string): RawBuilder<{ section_id: string }> {
  return sql`select section_id from section_search where ${holdsText(sql`title`, term)}`;
}

/** The users whose name or address has it in it. */
export function usersNamed(term: string): RawBuilder<{ id: string }> {
  return sql`select id from users where ${holdsText(sql`folded_name`, term)}`;
}
