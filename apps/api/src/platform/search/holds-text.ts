import { sql, type RawBuilder } from 'kysely';

/** Shorter texts have no trigrams. */
const MIN_LETTERS = 3;

/**
 * Whether a folded text contains the search term anywhere. An index of trigrams (`db/indexes.ts`) finds candidates; terms that are too
 * short for it scan all rows.
 */
export function holdsText(folded: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  const holds = sql<boolean>`strpos(${folded}, fold_text(${term})) > 0`;
  if (term.length < MIN_LETTERS) return holds;
  // The cheap test is first: inside an `or` the server evaluates in this order.
  return sql<boolean>`(${holds} and trigrams(${folded}) @> trigrams(fold_text(${term})))`;
}

/** The sections whose title or test name contains the term, without permanently removed ones. */
export function sectionsNamed(term: string): RawBuilder<{ section_id: string }> {
  return sql`select section_id from section_search where ${holdsText(sql`title`, term)}`;
}

/** The users whose name or address contains the term. */
export function usersNamed(term: string): RawBuilder<{ id: string }> {
  return sql`select id from users where ${holdsText(sql`folded_name`, term)}`;
}
