import type { SectionContent, Skill } from '@bandwise/domain';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../../db/schema.ts';

/** What decides who may open a section and which version they get. Asked on every request, never kept. */
export interface SectionState {
  readonly id: string;
  readonly exam_id: string;
  readonly skill: Skill;
  readonly part_number: number;
  readonly time_minutes: number;
  readonly questions_count: number;
  readonly locked: boolean;
  /** To be compared with, never to be sent to a learner. */
  readonly password: string | null;
  readonly version: number;
}

/** By hand and named: it is the one statement of the busiest calls, so the server plans it once per connection. */
export async function findSectionStates(pool: Pool, ids: readonly string[]): Promise<readonly (SectionState | null)[]> {
  const { rows } = await pool.query<SectionState>({
    name: 'section-states',
    text: `select id, exam_id, skill, part_number, time_minutes, questions_count, locked, password,
                  current_version as version
             from sections
            where id = any($1::uuid[]) and deleted_at is null`,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

export interface VersionId {
  readonly id: string;
  readonly version: number;
}

export async function findVersions(
  pool: Pool,
  wanted: readonly VersionId[],
): Promise<readonly (SectionContent | null)[]> {
  const { rows } = await pool.query<{ id: string; version: number; content: SectionContent }>({
    name: 'section-versions',
    text: `select v.section_id as id, v.version, v.content
             from unnest($1::uuid[], $2::int[]) as wanted (id, version)
             join section_versions v on v.section_id = wanted.id and v.version = wanted.version`,
    values: [wanted.map(({ id }) => id), wanted.map(({ version }) => version)],
  });
  const found = new Map(rows.map((row) => [versionKey(row), row.content]));
  return wanted.map((one) => found.get(versionKey(one)) ?? null);
}

export function versionKey({ id, version }: VersionId): string {
  return `${id}:${version}`;
}

export interface EditableSection {
  readonly id: string;
  readonly exam_id: string;
  readonly version: number;
  /** The exam's. */
  readonly revision: number;
  readonly questions_count: number;
  readonly created_at: Date;
  readonly locked: boolean;
  readonly password: string | null;
  readonly content: SectionContent;
}

/** For administrators: everything, keys and lock included. */
export async function findEditable(
  db: Kysely<Schema>,
  where: { readonly id: string } | { readonly exam_id: string },
): Promise<readonly EditableSection[]> {
  const query = db
    .selectFrom('sections as s')
    .innerJoin('section_versions as v', (join) =>
      join.onRef('v.section_id', '=', 's.id').onRef('v.version', '=', 's.current_version'),
    )
    .innerJoin('exams as e', 'e.id', 's.exam_id')
    .select(['e.revision', 's.id', 's.exam_id', 's.current_version as version', 's.questions_count', 's.created_at'])
    .select(['s.locked', 's.password', 'v.content'])
    .where('s.deleted_at', 'is', null)
    .orderBy('s.part_number');
  return 'id' in where
    ? query.where('s.id', '=', where.id).execute()
    : query.where('s.exam_id', '=', where.exam_id).execute();
}

/** The version of the learner's last marked attempt of a section: the one whose explanation they may read. */
export async function findMarkedVersion(db: Kysely<Schema>, userId: string, sectionId: string): Promise<number | null> {
  const row = await db
    .selectFrom('attempts')
    .select('version')
    .where('user_id', '=', userId)
    .where('section_id', '=', sectionId)
    .where('submitted_at', 'is not', null)
    .where('source', '=', 'marked')
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}
