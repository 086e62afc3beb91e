import type { SectionContent, Skill } from '@bandwise/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

const momentOfWriting = sql<Date>`clock_timestamp()`;

/**
 * The sections in the bin. The revision of the exam that deleted a section, the first from then on that names its part, has its author and
 * the parts deleted together.
 */
function restingParts(db: Db) {
  return (
    db
      .selectFrom('sections as s')
      .innerJoin('exams as e', 'e.id', 's.exam_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('exam_revisions as r')
            .select(['r.revision', 'r.created_by'])
            .whereRef('r.exam_id', '=', 's.exam_id')
            .whereRef('r.created_at', '>=', 's.deleted_at')
            .where(
              sql<boolean>`r.changes @> jsonb_build_array(jsonb_build_object('kind', 'deleted', 'part', s.part_number))`,
            )
            .orderBy('r.revision')
            .limit(1)
            .as('deletion'),
        (join) => join.onTrue(),
      )
      .select(['s.id', 's.exam_id', 's.part_number', 's.title', 's.questions_count', 's.deleted_at'])
      .select('deletion.created_by as deleted_by')
      // The revision of a deleted exam does not change. Exams may be older than the table of revisions.
      .select(sql<boolean>`e.deleted_at is not null and coalesce(deletion.revision = e.revision, true)`.as('with_exam'))
      .where('s.deleted_at', 'is not', null)
      .where('s.removed_at', 'is', null)
  );
}

export interface RestingPart {
  readonly id: string;
  readonly part_number: number;
  readonly title: string;
  readonly questions_count: number;
}

export interface BinRow {
  readonly exam_id: string;
  readonly skill: Skill;
  readonly description: string;
  readonly whole: boolean;
  readonly parts: readonly RestingPart[];
  readonly live_parts: readonly number[];
  readonly deleted_at: Date;
  readonly deleted_by: string | null;
}

/** One row for each deletion, the latest first. */
export async function listBin(
  db: Db,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly BinRow[]; readonly total: number }> {
  const entries = db
    .with('parts', () => restingParts(db))
    .selectFrom('parts as p')
    .groupBy(['p.exam_id', 'p.with_exam', sql`case when p.with_exam then p.exam_id else p.id end`]);
  const rows = await entries
    .innerJoin('exams as e', 'e.id', 'p.exam_id')
    .groupBy(['e.skill', 'e.description'])
    .select(['p.exam_id', 'p.with_exam as whole', 'e.skill', 'e.description'])
    .select([
      sql<readonly RestingPart[]>`json_agg(json_build_object('id', p.id, 'part_number', p.part_number, 'title', p.title,
        'questions_count', p.questions_count) order by p.part_number)`.as('parts'),
      sql<readonly number[]>`array(select l.part_number from sections l
        where l.exam_id = p.exam_id and l.deleted_at is null order by 1)`.as('live_parts'),
      sql<Date>`max(p.deleted_at)`.as('deleted_at'),
      sql<string | null>`(select trim(u.first_name || ' ' || u.last_name) from users u
        where u.id = (array_agg(p.deleted_by))[1])`.as('deleted_by'),
    ])
    .orderBy('deleted_at', 'desc')
    .orderBy('p.exam_id')
    .orderBy(sql`min(p.part_number)`)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom(entries.select(sql`1`.as('one')).as('entries'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export interface BinExam {
  readonly id: string;
  readonly skill: Skill;
  readonly description: string;
  readonly revision: number;
  readonly deleted: boolean;
}

/** Locks an exam, deleted or not, and its parts until the transaction ends. */
export async function lockExamOfBin(trx: Trx, id: string): Promise<BinExam | null> {
  const row = await selectExam(trx, id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** @returns null also while another transaction has it locked. */
export async function lockFreeExam(trx: Trx, id: string): Promise<BinExam | null> {
  const row = await selectExam(trx, id).forUpdate().skipLocked().executeTakeFirst();
  return row ?? null;
}

function selectExam(trx: Trx, id: string) {
  return trx
    .selectFrom('exams')
    .select(['id', 'skill', 'description', 'revision'])
    .select((row) => row('deleted_at', 'is not', null).$castTo<boolean>().as('deleted'))
    .where('id', '=', id);
}

/** Finds the deleted part of a locked exam by id, or without an id all parts deleted with the exam, in the order of the parts. */
export function findResting(trx: Trx, examId: string, section: string | undefined): Promise<RestingPart[]> {
  return trx
    .selectFrom(restingParts(trx).where('s.exam_id', '=', examId).as('p'))
    .select(['p.id', 'p.part_number', 'p.title', 'p.questions_count'])
    .$if(section === undefined, (parts) => parts.where('p.with_exam', '=', true))
    .$if(section !== undefined, (parts) => parts.where('p.id', '=', section ?? ''))
    .orderBy('p.part_number')
    .execute();
}

export async function findLiveNumbers(trx: Trx, examId: string): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('sections')
    .select('part_number')
    .where('exam_id', '=', examId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ part_number }) => part_number));
}

export async function markExamRestored(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('exams').set({ deleted_at: null, updated_at: momentOfWriting }).where('id', '=', id).execute();
}

export async function markPartsRestored(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('sections')
    .set({ deleted_at: null, updated_at: momentOfWriting })
    .where('id', 'in', ids)
    .execute();
}

export function findCurrentContent(
  trx: Trx,
  id: string,
): Promise<{ readonly current_version: number; readonly content: SectionContent }> {
  return trx
    .selectFrom('sections as s')
    .innerJoin('section_versions as v', (join) =>
      join.onRef('v.section_id', '=', 's.id').onRef('v.version', '=', 's.current_version'),
    )
    .select(['s.current_version', 'v.content'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function movePart(
  trx: Trx,
  id: string,
  to: { readonly part_number: number; readonly current_version: number },
): Promise<void> {
  await trx.updateTable('sections').set(to).where('id', '=', id).execute();
}
