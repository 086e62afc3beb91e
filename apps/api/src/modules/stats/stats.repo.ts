import type { QuestionType, Skill } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export interface Tally<Name extends string> {
  readonly name: Name;
  readonly attempts: number;
  readonly marks: number;
  readonly total: number;
  /** Percent. */
  readonly best: number | null;
  readonly last_marks: number;
  readonly last_total: number;
  readonly last_at: Date;
}

// Of `parts (name, marks, total, submitted_at)`: one row for each name.
const tally = sql`
  select name,
         count(*)::integer as attempts,
         sum(marks)::integer as marks,
         sum(total)::integer as total,
         max(round(100.0 * marks / nullif(total, 0), 1))::double precision as best,
         (array_agg(marks order by submitted_at desc))[1]::integer as last_marks,
         (array_agg(total order by submitted_at desc))[1]::integer as last_total,
         max(submitted_at) as last_at
    from parts
   group by name`;

export async function tallySkills(db: Kysely<Schema>, userId: string): Promise<Tally<Skill>[]> {
  const { rows } = await sql<Tally<Skill>>`
    with parts as (
      select s.skill as name, a.marks, a.total, a.submitted_at
        from attempts a
        join sections s on s.id = a.section_id
       where a.user_id = ${userId} and a.submitted_at is not null and a.source = 'marked')
    ${tally}`.execute(db);
  return rows;
}

export async function tallyTypes(db: Kysely<Schema>, userId: string): Promise<Tally<QuestionType>[]> {
  const { rows } = await sql<Tally<QuestionType>>`
    with parts as (
      select v ->> 'type' as name, sum((v ->> 'marks')::integer) as marks, sum((v ->> 'total')::integer) as total,
             a.submitted_at
        from attempts a
       cross join lateral jsonb_array_elements(a.verdicts) v
       where a.user_id = ${userId} and a.submitted_at is not null and a.source = 'marked'
       group by a.id, name)
    ${tally}`.execute(db);
  return rows;
}
