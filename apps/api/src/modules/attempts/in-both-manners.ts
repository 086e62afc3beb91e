import { writtenById } from '../../platform/batched-statements/statement.ts';
import type { Manner } from '../../platform/batched-statements/write-batch.ts';

// A statement here changes many attempts at once (platform/batched-statements/write-batch.ts), and locks in the one order
// (db/in-transaction.ts).

/** Together, a row that somebody else holds is left out: who waits with others makes them wait too. */
const LOCKED_FIRST = `with free as materialized (
       select id from attempts where id = any($1::uuid[]) order by id for no key update skip locked)`;
/**
 * The sections of what is submitted, which no regrade changes until it is stored. One that is being regraded at this moment is
 * waited for, and is then the section as it has become.
 */
const heldSections = (theirs: string) => `held as materialized (
       select id, key_revision from sections where id in (select section_id from attempts where id ${theirs})
        order by id for key share`;
const locked = {
  together: {
    first: LOCKED_FIRST,
    from: ', free',
    where: 'and free.id = a.id',
    held: `${LOCKED_FIRST}, ${heldSections('= any($1::uuid[])')} skip locked)`,
  },
  alone: { first: '', from: '', where: '', held: `with ${heldSections('= $1')})` },
};

/** A type of PostgreSQL for each field that a statement is given. */
type Given<Key> = Readonly<Partial<Record<keyof Key & string, string>>> & { readonly id: 'uuid' };

/** What a statement is put together of in a manner. */
export type Parts = (typeof locked)[Manner] & { readonly given: string };

/**
 * A statement that changes the attempts of its keys, in both manners: of many keys it makes rows, one it takes as it is, for the
 * plan of the latter is a look into an index. `given`: what it works with, `id` first.
 */
export function inBothManners<Key extends { readonly id: string }, Row extends { readonly id: string }>(
  name: string,
  given: Given<Key>,
  textOf: (parts: Parts) => string,
) {
  const fields = Object.entries<string | undefined>(given);
  const columns = fields.map(([field, type]) => `"${field}" ${type}`).join(', ');
  const parameters = fields.map(([field, type], index) => `$${index + 1}::${type} as "${field}"`).join(', ');
  const rows = `jsonb_to_recordset($2::jsonb) as given (${columns})`;
  return {
    together: writtenById<Key, Row>({
      name: `${name}-together`,
      text: textOf({ ...locked.together, given: rows }),
      values: (keys) => [keys.map(({ id }) => id), JSON.stringify(keys)],
    }),
    alone: writtenById<Key, Row>({
      name: `${name}-alone`,
      text: textOf({ ...locked.alone, given: `(select ${parameters}) as given` }),
      values: ([key]) => fields.map(([field, type]) => toParameter(key?.[field as keyof Key], type)),
    }),
  };
}

function toParameter(value: unknown, type: string | undefined): unknown {
  if (value instanceof Date) return value.toISOString();
  // The driver would make an array of PostgreSQL's of an array.
  return type === 'jsonb' ? JSON.stringify(value) : value;
}
