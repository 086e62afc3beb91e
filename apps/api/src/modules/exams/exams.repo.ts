import type { ExamState } from '@bandwise/api-contract/admin';
import type { ListeningSettings, MarkingProfile, SectionContent, Skill, Variant } from '@bandwise/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import { markMediaUsed } from '../../platform/storage/mark-media-used.ts';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

// The database's clock at the write: lists compare it to detect changes.
const momentOfWriting = sql<Date>`clock_timestamp()`;

/** The settings of an exam as a whole. */
export interface ExamConduct {
  readonly description: string;
  readonly variant: Variant;
  /** null: the profile of the installation. */
  readonly marking_profile: MarkingProfile | null;
  readonly listening_settings: ListeningSettings | null;
}

export interface ExamRow extends ExamConduct {
  readonly id: string;
  readonly skill: Skill;
  readonly revision: number;
  readonly state: ExamState;
}

export function insertExam(
  trx: Trx,
  exam: ExamConduct & { readonly skill: Skill; readonly createdBy: string | null },
): Promise<{ id: string; created_at: Date }> {
  return trx
    .insertInto('exams')
    .values({
      skill: exam.skill,
      ...toExamColumns(exam),
      created_by: exam.createdBy,
      created_at: momentOfWriting,
      updated_at: momentOfWriting,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function findExam(db: Kysely<Schema>, id: string): Promise<ExamRow | null> {
  const row = await selectExam(db, id).executeTakeFirst();
  return row ?? null;
}

/** Locks the exam and its parts against changes until the transaction ends. */
export async function lockExam(trx: Trx, id: string): Promise<ExamRow | null> {
  const row = await selectExam(trx, id).forUpdate().executeTakeFirst();
  return row ?? null;
}

function selectExam(db: Kysely<Schema>, id: string) {
  return db
    .selectFrom('exams')
    .select(['id', 'skill', 'description', 'variant', 'marking_profile', 'listening_settings', 'revision', 'state'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
}

/** The ids of all exams with that name, the oldest first. */
export async function findExamsByDescription(
  trx: Trx,
  exam: Pick<ExamRow, 'skill' | 'description'>,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('exams')
    .select('id')
    .where('skill', '=', exam.skill)
    .where('description', '=', exam.description)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateExam(trx: Trx, id: string, exam: ExamConduct): Promise<void> {
  await trx
    .updateTable('exams')
    .set({ ...toExamColumns(exam), updated_at: momentOfWriting })
    .where('id', '=', id)
    .execute();
}

function toExamColumns({ description, variant, marking_profile, listening_settings: settings }: ExamConduct) {
  return { description, variant, marking_profile, listening_settings: settings && JSON.stringify(settings) };
}

/** Updates the sections too, so that cached lists become stale. */
export async function updateState(trx: Trx, id: string, state: ExamState): Promise<void> {
  await trx.updateTable('exams').set({ state, updated_at: momentOfWriting }).where('id', '=', id).execute();
  await trx
    .updateTable('sections')
    .set({ updated_at: momentOfWriting })
    .where('exam_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** In the order of the parts. */
export async function findPartIds(db: Kysely<Schema>, examId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sections')
    .select('id')
    .where('exam_id', '=', examId)
    .where('deleted_at', 'is', null)
    .orderBy('part_number')
    .execute();
  return rows.map(({ id }) => id);
}

export interface PartRow {
  readonly id: string;
  readonly part_number: number;
  readonly current_version: number;
  readonly locked: boolean;
  readonly password: string | null;
  readonly content: SectionContent;
}

/** One after the other: parsing all parts of a large exam at once would block the event loop. */
export async function findParts(db: Kysely<Schema>, examId: string): Promise<PartRow[]> {
  const parts: PartRow[] = [];
  for (const id of await findPartIds(db, examId)) {
    const part = await db
      .selectFrom('sections as s')
      .innerJoin('section_versions as v', (join) =>
        join.onRef('v.section_id', '=', 's.id').onRef('v.version', '=', 's.current_version'),
      )
      .select(['s.id', 's.part_number', 's.current_version', 's.locked', 's.password', 'v.content'])
      .where('s.id', '=', id)
      .where('s.deleted_at', 'is', null)
      .executeTakeFirst();
    if (part) parts.push(part);
  }
  return parts;
}

/** The columns of a part in a list, and its lock. */
export interface PartColumns {
  readonly title: string;
  readonly time_minutes: number;
  readonly questions_count: number;
  readonly examContent: readonly string[];
  readonly locked: boolean;
  readonly password: string | null;
  readonly current_version: number;
}

function toColumns({ examContent, ...columns }: PartColumns) {
  return { ...columns, exam_content: JSON.stringify(examContent), updated_at: momentOfWriting };
}

export function insertPart(
  trx: Trx,
  part: PartColumns & { exam_id: string; skill: Skill; part_number: number; created_at: Date | null },
): Promise<{ id: string }> {
  const { exam_id, skill, part_number, created_at, ...columns } = part;
  return trx
    .insertInto('sections')
    .values({ exam_id, skill, part_number, ...toColumns(columns), created_at: created_at ?? momentOfWriting })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updatePart(
  trx: Trx,
  id: string,
  { part_number, ...columns }: PartColumns & { readonly part_number: number },
): Promise<void> {
  await trx
    .updateTable('sections')
    .set({ part_number, ...toColumns(columns) })
    .where('id', '=', id)
    .execute();
}

/** Clears the numbers of moved sections first: two may swap, and a number must be unique at every moment. */
export async function freePartNumbers(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('sections')
    .set({ part_number: sql`-part_number` })
    .where('id', 'in', ids)
    .execute();
}

export async function insertVersion(
  trx: Trx,
  version: { section_id: string; version: number; content: SectionContent; created_by: string | null },
): Promise<void> {
  const content = JSON.stringify(version.content);
  await markMediaUsed(trx, content);
  await trx
    .insertInto('section_versions')
    .values({ ...version, content })
    .execute();
}

export async function findVersionContent(
  db: Kysely<Schema>,
  sectionId: string,
  version: number,
): Promise<SectionContent> {
  const { content } = await db
    .selectFrom('section_versions')
    .select('content')
    .where('section_id', '=', sectionId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return content;
}

/** Versions and their attempts stay. */
export async function markPartsDeleted(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('sections')
    .set({ deleted_at: momentOfWriting, updated_at: momentOfWriting })
    .where('id', 'in', ids)
    .execute();
}

export async function markExamDeleted(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('exams')
    .set({ deleted_at: momentOfWriting, updated_at: momentOfWriting })
    .where('id', '=', id)
    .execute();
}
