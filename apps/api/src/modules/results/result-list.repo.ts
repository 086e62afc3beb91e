import type { ResultKind, ResultSort } from '@bandwise/api-contract/admin';
import type { SittingPlanBody } from '@bandwise/api-contract/learner';
import type { Skill, Variant } from '@bandwise/domain';
import type { SittingEvent } from '@bandwise/domain/internal';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { isAskedFor, isOfFilter, SOURCES, type ResultFilter } from './result-filter.ts';

interface FoundBase {
  readonly id: string;
  readonly user_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly exam_id: string;
  readonly skill: Skill;
  readonly title: string;
  readonly submitted_at: Date;
  readonly total: number;
}

interface FoundSection extends FoundBase {
  readonly kind: 'section';
  readonly section_id: string;
  readonly part_number: number;
  readonly source: 'marked' | 'reported';
  readonly sitting_id: string | null;
  readonly started_at: Date;
  readonly marks: number;
}

export interface FoundExam extends FoundBase {
  readonly kind: 'exam';
  readonly sitting_id: string;
  readonly place: number;
  readonly variant: Variant;
  readonly marks: number | null;
  readonly plan: SittingPlanBody;
  readonly events: readonly SittingEvent[];
}

export type FoundResult = FoundExam | FoundSection;

/** What is shown of the results `a` of a `page` and their users `u`, by what they are of. */
export const SHOWN = {
  section: sql`'section' as kind, a.id, a.user_id, u.first_name, u.last_name, u.email, s.exam_id, s.skill, s.title,
    a.submitted_at, a.total, a.section_id, s.part_number, a.source, a.sitting_id, a.started_at, a.marks
    from page join attempts a on a.id = page.id join sections s on s.id = a.section_id`,
  exam: sql`'exam' as kind, a.id, a.user_id, u.first_name, u.last_name, u.email, a.exam_id, a.skill, a.title,
    a.submitted_at, a.total, a.sitting_id, a.place, a.variant, a.marks, t.plan, t.events
    from page join exam_results a on a.id = page.id join sittings t on t.id = a.sitting_id`,
} as const satisfies Record<ResultKind, RawBuilder<unknown>>;

interface Order {
  readonly key: RawBuilder<unknown>;
  /** What the key is of: names and titles are folded once each, not once for each result. */
  readonly join: (kind: ResultKind) => RawBuilder<unknown>;
}

const NOTHING = () => sql``;
const TITLES = {
  section: sql`left join (select id, fold_text(title) as name from sections) known on known.id = a.section_id`,
  exam: sql`left join (select exam_id, fold_text(min(title)) as name from exam_results group by exam_id) known
              on known.exam_id = a.exam_id`,
} as const satisfies Record<ResultKind, RawBuilder<unknown>>;

const SORTS = {
  submitted: { key: sql`a.submitted_at`, join: NOTHING },
  marks: { key: sql`coalesce(a.marks::double precision / nullif(a.total, 0), 0)`, join: NOTHING },
  learner: {
    key: sql`known.name`,
    join: () => sql`
      left join (select id, fold_text(first_name || ' ' || last_name) as name from users) known on known.id = a.user_id`,
  },
  test: { key: sql`known.name`, join: (kind) => TITLES[kind] },
} as const satisfies Record<ResultSort, Order>;

export interface ResultOrder {
  readonly sort: ResultSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** One page: what only a page shows is not asked for the others. */
export async function findResults(
  db: Kysely<Schema>,
  filter: ResultFilter,
  { sort, order, limit, offset }: ResultOrder,
): Promise<readonly FoundResult[]> {
  const { kind } = filter;
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { key, join } = SORTS[sort];
  const { rows } = await sql<FoundResult>`
    with page as (select a.id, ${key} as key
                    from ${SOURCES[kind].table} a ${join(kind)}
                   where ${isAskedFor(filter)}
                   order by key ${direction}, a.submitted_at ${direction}, a.id ${direction}
                   limit ${limit} offset ${offset})
    select ${SHOWN[kind]}
      left join users u on u.id = a.user_id
     order by page.key ${direction}, a.submitted_at ${direction}, a.id ${direction}`.execute(db);
  return rows;
}

/** Where one result of each learner is taken, there are as many as learners and what they took. */
export async function countResults(db: Kysely<Schema>, filter: ResultFilter): Promise<number> {
  const { table, subject } = SOURCES[filter.kind];
  const of = sql`from ${table} a where ${isOfFilter(filter)}`;
  const { rows } = await sql<{ total: number }>`
    select ${
      filter.take === undefined
        ? sql`count(*)::integer as total ${of}`
        : sql`((select count(*) from (select distinct a.user_id, ${sql.ref(`a.${subject}`)} ${of} and a.user_id is not null) each)
               + (select count(*) ${of} and a.user_id is null))::integer as total`
    }`.execute(db);
  return rows[0]?.total ?? 0;
}
