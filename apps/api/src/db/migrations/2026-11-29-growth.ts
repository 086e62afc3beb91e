import { sql, type Kysely } from 'kysely';

export const locks = {
  'table problem_reports is rewritten': 'there are a few thousand reports at most: a matter of milliseconds',
} as const;

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a part of a text is found by: an index of these leads to every text that may hold it. PostgreSQL's own are an extension.
  await sql`
    create function trigrams(given text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct part) filter (where length(part) = 3), '{}')
        from (select string_agg(letter, '') over (order by place rows between current row and 2 following) as part
                from unnest(string_to_array(given, null)) with ordinality letters (letter, place)) parts
    $$`.execute(db);

  // How many rows there are, but for what was added and taken away since they were counted last: nobody waits for a count.
  await sql`create table row_counts (name text primary key, rows bigint not null)`.execute(db);
  await sql`create table row_counts_new (name text not null, change bigint not null)`.execute(db);
  await counted(db, { table: 'audit_log', name: `'audit_log'`, updates: false });
  // What was said is folded once, and not by each search. Last: nobody reads a report until this is over.
  await sql`
    alter table problem_reports add column folded_words text
      generated always as (fold_text(words || ' · ' || reply)) stored`.execute(db);
  await counted(db, { table: 'problem_reports', name: `'problem_reports/' || state`, updates: true });
}

interface Counted {
  readonly table: string;
  /** Of a row: those of one name are counted together. */
  readonly name: string;
  /** Whether a row may come by another name. */
  readonly updates: boolean;
}

async function counted(db: Kysely<unknown>, { table, name, updates }: Counted): Promise<void> {
  const run = sql.id(`count_${table}`);
  await sql`create function ${run}() returns trigger language plpgsql as ${sql.lit(
    `begin
       insert into row_counts_new (name, change) select ${name}, tg_argv[0]::integer * count(*) from changed group by 1;
       return null;
     end`,
  )}`.execute(db);
  const changes = [
    { on: 'insert', rows: 'new', sign: 1 },
    { on: 'delete', rows: 'old', sign: -1 },
    ...(updates
      ? [
          { on: 'update', rows: 'old', sign: -1 },
          { on: 'update', rows: 'new', sign: 1 },
        ]
      : []),
  ];
  for (const { on, rows, sign } of changes)
    await sql`
      create trigger ${sql.id(`counted_${on}_${rows}`)} after ${sql.raw(on)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function ${run}(${sql.lit(String(sign))})`.execute(db);
  // The triggers have kept writers out: what is counted here and what they count are all rows, each once.
  await sql`insert into row_counts (name, rows) select ${sql.raw(name)}, count(*) from ${sql.table(table)} group by 1`.execute(
    db,
  );
}
