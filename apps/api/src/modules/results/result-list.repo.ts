import { ROWS_COUNTED, type ResultKind, type ResultSort } from '@bandwise/api-contract/admin';
import type { SittingPlanBody } from '@bandwise/api-contract/learner';
import type { Skill, Variant } from '@bandwise/domain';
import type { SittingEvent } from '@bandwise/domain/internal';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema, StoredAssessment } from '../../db/schema.ts';
import { shownAssessments } from '../rights/rights.ts';
import { matchesFilter, SOURCES, type ResultFilter } from './result-filter.ts';

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
}

interface FoundSection extends FoundBase {
  readonly kind: 'section';
  readonly section_id: string;
  readonly part_number: number;
  readonly source: 'marked' | 'reported';
  readonly sitting_id: string | null;
  readonly started_at: Date;
  readonly marks: number;
  readonly total: number;
}

export interface FoundExam extends FoundBase {
  readonly kind: 'exam';
  readonly sitting_id: string;
  readonly place: number;
  readonly variant: Variant;
  readonly marks: number | null;
  readonly total: number;
  /** The submissions of the sitting; null: the exam has marks. */
  readonly handed_in:
    | readonly { readonly section_id: string; readonly assessments: readonly StoredAssessment[] }[]
    | null;
  readonly plan: SittingPlanBody;
  readonly events: readonly SittingEvent[];
}

export interface FoundSubmission extends FoundBase {
  readonly kind: 'submission';
  readonly user_id: string;
  readonly section_id: string;
  readonly part_number: number;
  readonly sitting_id: string | null;
  readonly words: number;
  readonly claimed_until: Date | null;
  /** Whether an assessment was begun; its content is not read. */
  readonly draft: object | null;
  readonly assessments: readonly StoredAssessment[];
  readonly assessor: string | null;
}

export type FoundResult = FoundExam | FoundSection | FoundSubmission;

/** The shown columns of results `a` on a `page` and their users `u`, by kind. */
export const SHOWN = {
  section: sql`'section' as kind, a.id, a.user_id, u.first_name, u.last_name, u.email, s.exam_id, s.skill, s.title,
    a.submitted_at, a.total, a.section_id, s.part_number, a.source, a.sitting_id, a.started_at, a.marks
    from page join attempts a on a.id = page.id join sections s on s.id = a.section_id`,
  exam: sql`'exam' as kind, a.id, a.user_id, u.first_name, u.last_name, u.email, a.exam_id, a.skill, a.title,
    a.submitted_at, a.total, a.sitting_id, a.place, a.variant, a.marks, t.plan, t.events,
    case when a.marks is null then
      (select coalesce(jsonb_agg(jsonb_build_object('section_id', h.section_id, 'assessments', ${shownAssessments(sql`h`)})), '[]')
         from submissions h where h.sitting_id = a.sitting_id) end as handed_in
    from page join exam_results a on a.id = page.id join sittings t on t.id = a.sitting_id`,
  submission: sql`'submission' as kind, a.id, a.user_id, u.first_name, u.last_name, u.email, s.exam_id, s.skill, s.title,
    a.submitted_at, a.section_id, s.part_number, a.sitting_id, a.words, a.claimed_until, a.draft, a.assessments,
    (select trim(c.first_name || ' ' || c.last_name) from users c
      where c.id = (a.assessments -> -1 ->> 'by')::uuid) as assessor
    from page join ${SOURCES.submission.table} a on a.id = page.id join sections s on s.id = a.section_id`,
} as const satisfies Record<ResultKind, RawBuilder<unknown>>;

interface Order {
  readonly key: RawBuilder<unknown>;
  /** The join that provides the key. */
  readonly join: RawBuilder<unknown>;
  /** The results that have the key; the others come before the first or after the last. */
  readonly ofWhom?: RawBuilder<unknown>;
}

const NOTHING = sql``;

/** Each key and its results are indexed (`db/indexes.ts`), so that only a page is read. */
const SORTS = {
  submitted: () => ({ key: sql`a.submitted_at`, join: NOTHING }),
  marks: () => ({ key: sql`coalesce(a.marks::double precision / nullif(a.total, 0), 0)`, join: NOTHING }),
  learner: () => ({
    key: sql`fold_text(known.first_name || ' ' || known.last_name)`,
    join: sql`join users known on known.id = a.user_id`,
    ofWhom: sql`a.user_id is null`,
  }),
  test: (kind) =>
    kind === 'exam'
      ? { key: sql`fold_text(a.title)`, join: NOTHING }
      : { key: sql`fold_text(known.title)`, join: sql`join sections known on known.id = a.section_id` },
} as const satisfies Record<ResultSort, (kind: ResultKind) => Order>;

export interface ResultOrder {
  readonly sort: ResultSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** One page. Columns that only the page shows are read after the rows are selected. */
export async function findResults(
  db: Kysely<Schema>,
  filter: ResultFilter,
  { sort, order, limit, offset }: ResultOrder,
): Promise<readonly FoundResult[]> {
  const { kind } = filter;
  const { key, join, ofWhom }: Order = SORTS[sort](kind);
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const from = (more: RawBuilder<unknown>) => sql`from ${SOURCES[kind].table} a ${more} where ${matchesFilter(filter)}`;
  const last = limit + offset;
  const keyed = sql`select a.id, a.submitted_at, ${key} as key ${from(join)}
                     order by key ${direction}, a.submitted_at ${direction}, a.id ${direction} limit ${last}`;
  const others =
    ofWhom &&
    sql`select a.id, a.submitted_at, null as key ${from(NOTHING)} and ${ofWhom}
         order by a.submitted_at ${direction}, a.id ${direction} limit ${last}`;
  const { rows } = await sql<FoundResult>`
    with found as (${others ? sql`(${keyed}) union all (${others})` : keyed}),
         page as (select id, key from found order by key ${direction}, submitted_at ${direction}, id ${direction}
                   limit ${limit} offset ${offset})
    select ${SHOWN[kind]}
      left join users u on u.id = a.user_id
     order by page.key ${direction}, a.submitted_at ${direction}, a.id ${direction}`.execute(db);
  return rows;
}

/** The number of results, at most one above the limit. */
export async function countResults(db: Kysely<Schema>, filter: ResultFilter): Promise<number> {
  const { kind, hits, search } = filter;
  if (hits) return hits.length;
  // The search matched more results than are counted.
  if (search !== undefined) return ROWS_COUNTED + 1;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
      from (select from ${SOURCES[kind].table} a where ${matchesFilter(filter)} limit ${ROWS_COUNTED + 1}) counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
