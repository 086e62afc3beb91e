import type { QuestionType, Skill } from '@bandwise/domain';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

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

/** A skill's or type's share of one attempt. */
interface Share<Name extends string> {
  readonly name: Name;
  readonly marks: number;
  readonly total: number;
  readonly submitted_at: Date;
}

/** Every skill in which the learner's attempts were marked. */
export function tallySkills(db: Db, userId: string): Promise<Tally<Skill>[]> {
  return tally(
    db,
    markedAttempts(db, userId)
      // Looked up one by one: a join would read all sections.
      .select(sql<Skill>`(select skill from sections where id = a.section_id)`.as('name'))
      .select(['a.marks', 'a.total', 'a.submitted_at'])
      .$narrowType<Share<Skill>>(),
  );
}

/** Every type of the questions that were marked. */
export function tallyTypes(db: Db, userId: string): Promise<Tally<QuestionType>[]> {
  const verdicts = sql<{ type: QuestionType; marks: number; total: number }>`jsonb_to_recordset(a.verdicts)`;
  return tally(
    db,
    markedAttempts(db, userId)
      .crossJoinLateral(verdicts.as<'v'>(sql`v (type text, marks integer, total integer)`))
      .groupBy(['a.id', 'v.type'])
      .select(({ fn }) => [
        'v.type as name',
        fn.sum<number>('v.marks').as('marks'),
        fn.sum<number>('v.total').as('total'),
      ])
      .select('a.submitted_at')
      .$narrowType<Share<QuestionType>>(),
  );
}

function markedAttempts(db: Db, userId: string) {
  return db
    .selectFrom('attempts as a')
    .where('a.user_id', '=', userId)
    .where('a.submitted_at', 'is not', null)
    .where('a.source', '=', 'marked');
}

function tally<Tables, From extends keyof Tables, Name extends string>(
  db: Db,
  shares: SelectQueryBuilder<Tables, From, Share<Name>>,
): Promise<Tally<Name>[]> {
  const lastAt = sql<Date>`max(submitted_at) over (partition by name)`;
  const dated = db.selectFrom(shares.as('share')).selectAll().select(lastAt.as('last_at'));
  // Parts of a whole test are submitted at one moment, so together they are the last result.
  const last = (column: 'marks' | 'total') =>
    sql<number>`(sum(${sql.ref(column)}) filter (where submitted_at = last_at))::integer`;
  return (
    db
      .selectFrom(dated.as('dated'))
      .groupBy(['name', 'last_at'])
      .select([
        'name',
        sql<number>`count(*)::integer`.as('attempts'),
        sql<number>`sum(marks)::integer`.as('marks'),
        sql<number>`sum(total)::integer`.as('total'),
        sql<number | null>`max(round(100.0 * marks / nullif(total, 0), 1))::double precision`.as('best'),
        last('marks').as('last_marks'),
        last('total').as('last_total'),
        'last_at',
      ])
      // TypeScript does not infer the name's type from the shares.
      .$castTo<Tally<Name>>()
      .execute()
  );
}
