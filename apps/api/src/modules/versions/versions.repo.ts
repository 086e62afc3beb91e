import type { SectionContent } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

export interface VersionRow {
  readonly version: number;
  readonly title: string;
  readonly created_at: Date;
  readonly created_by: string | null;
}

/** Latest first. */
export function listVersions(
  db: Db,
  sectionId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<VersionRow[]> {
  return db
    .selectFrom('section_versions as v')
    .leftJoin('users as u', 'u.id', 'v.created_by')
    .select(['v.version', 'v.created_at'])
    .select(sql<string>`v.content ->> 'title'`.as('title'))
    .select(sql<string | null>`trim(u.first_name || ' ' || u.last_name)`.as('created_by'))
    .where('v.section_id', '=', sectionId)
    .orderBy('v.version', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** @returns null for a missing or deleted section. */
export async function countVersions(
  db: Db,
  sectionId: string,
): Promise<{ readonly current: number; readonly total: number } | null> {
  const row = await db
    .selectFrom('sections as s')
    .select('s.current_version as current')
    .select(sql<number>`(select count(*)::integer from section_versions v where v.section_id = s.id)`.as('total'))
    .where('s.id', '=', sectionId)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findContent(db: Db, sectionId: string, version: number): Promise<SectionContent | null> {
  const row = await db
    .selectFrom('section_versions')
    .select('content')
    .where('section_id', '=', sectionId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content ?? null;
}
