import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { VersionId } from '../sections/sections.ts';

type Db = Kysely<Schema>;
const EXAM_COLUMNS = ['id', 'skill', 'description', 'variant', 'listening_settings', 'created_at'] as const;

export type SatExamRow = Readonly<Pick<Selectable<Schema['exams']>, (typeof EXAM_COLUMNS)[number]>>;

/** Exams that learners may begin. */
function published(db: Db) {
  return db.selectFrom('exams').select(EXAM_COLUMNS).where('state', '=', 'published').where('deleted_at', 'is', null);
}

export async function findSatExam(db: Db, id: string): Promise<SatExamRow | null> {
  return (await published(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Newest first, in the order of the parts' list. */
export function findSatExams(db: Db, skill: Skill): Promise<SatExamRow[]> {
  return published(db).where('skill', '=', skill).orderBy('created_at', 'desc').orderBy('id').execute();
}

const PART_COLUMNS = [
  'id',
  'exam_id',
  'part_number',
  'title',
  'time_minutes',
  'questions_count',
  'locked',
  'current_version',
] as const;

export type ExamPartRow = Readonly<Pick<Selectable<Schema['sections']>, (typeof PART_COLUMNS)[number]>>;

export async function findExamParts(db: Db, examIds: readonly string[]): Promise<ExamPartRow[]> {
  if (examIds.length === 0) return [];
  return (
    db
      .selectFrom('sections')
      .select(PART_COLUMNS)
      // One array value: a list of a thousand parameters takes longer than the rows.
      .where('exam_id', '=', sql<string>`any(${examIds}::uuid[])`)
      .where('deleted_at', 'is', null)
      .orderBy('part_number')
      .execute()
  );
}

/** Seconds of the uploaded recordings of section versions, by section id. */
export async function findRecordingSeconds(
  db: Db,
  versions: readonly VersionId[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await selectVersions(db, versions)
    .innerJoin('media as m', 'm.id', 'v.recording_id')
    .select(['v.section_id', 'm.seconds'])
    .execute();
  return new Map(rows.map(({ section_id, seconds }) => [section_id, seconds]));
}

/** Minutes of the tasks of section versions, by section id. Tasks with the default minutes are absent. */
export async function findTaskMinutes(
  db: Db,
  versions: readonly VersionId[],
): Promise<ReadonlyMap<string, { readonly minutes: number }>> {
  const rows = await selectVersions(db, versions)
    .select(['v.section_id', sql<number>`(v.content->>'minutes')::int`.as('minutes')])
    .where(sql`v.content->>'minutes'`, 'is not', null)
    .execute();
  return new Map(rows.map(({ section_id, minutes }) => [section_id, { minutes }]));
}

function selectVersions(db: Db, versions: readonly VersionId[]) {
  return db
    .selectFrom('section_versions as v')
    .innerJoin(
      sql<VersionId>`unnest(${versions.map(({ id }) => id)}::uuid[], ${versions.map(({ version }) => version)}::int[])`.as<'w'>(
        sql`w (id, version)`,
      ),
      (join) => join.onRef('w.id', '=', 'v.section_id').onRef('w.version', '=', 'v.version'),
    );
}

export async function findExtraTime(db: Db, userId: string): Promise<{ percent: number; minutes: number }> {
  return db
    .selectFrom('users')
    .select(['extra_time_percent as percent', 'extra_time_minutes as minutes'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
