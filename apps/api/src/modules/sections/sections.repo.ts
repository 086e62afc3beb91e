import type { MarkingProfile, SectionContent } from '@bandwise/domain';
import type { StoredKey } from '@bandwise/domain/internal';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Schema, SectionsTable } from '../../db/schema.ts';
import { MARKING_PROFILE_SETTING } from '../../platform/settings/marking-default.ts';

/** The state that decides who may open a section and which version they get. */
export interface SectionState extends Readonly<
  Pick<
    Selectable<SectionsTable>,
    'id' | 'exam_id' | 'skill' | 'part_number' | 'time_minutes' | 'questions_count' | 'locked'
  >
> {
  /** For comparison only, never sent to learners. */
  readonly password: string | null;
  readonly version: number;
  /** Unpublished: no new attempts start, and attempts in progress finish. */
  readonly archived: boolean;
}

/** The current keys of a section's versions. */
export interface HoldingKeys {
  /** Marks are stored only while the section still has this revision. */
  readonly key_revision: number;
  /** The versions whose keys differ from their content; null without one. */
  readonly regraded: Readonly<Record<string, RegradedKeys>> | null;
}

export interface RegradedKeys {
  /** The revision of the last change. */
  readonly key_revision: number;
  /** Differences from the content, by address. */
  readonly keys: Readonly<Record<string, StoredKey>>;
}

/** The public facts of a section, deleted or not; cached until a trigger notifies a change. */
export interface SectionFacts extends SectionState, HoldingKeys {
  readonly deleted: boolean;
  /** The profile of its exam; null: the profile of the installation. */
  readonly marking_profile: MarkingProfile | null;
  /** The stored setting of the installation; null: nothing was chosen. */
  readonly chosen_profile: string | null;
}

/** @returns null for a section that never existed or was removed permanently. */
export async function findSectionFacts(pool: Pool, id: string): Promise<SectionFacts | null> {
  const { rows } = await pool.query<SectionFacts>({
    name: 'section-facts',
    text: `select s.id, s.exam_id, s.skill, s.part_number, s.time_minutes, s.questions_count, s.locked,
                s.password, s.current_version as version, e.state = 'archived' as archived, e.marking_profile,
                (select value from settings where name = '${MARKING_PROFILE_SETTING}') as chosen_profile,
                s.deleted_at is not null as deleted, s.key_revision,
                (select jsonb_object_agg(k.version, jsonb_build_object('key_revision', k.key_revision, 'keys', k.keys))
                   from (select distinct on (r.version) r.version, r.key_revision, r.keys from regraded_keys r
                          where r.section_id = s.id order by r.version, r.key_revision desc) k) as regraded
           from sections s
           join exams e on e.id = s.exam_id
          where s.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface VersionId {
  readonly id: string;
  readonly version: number;
}

/** @returns null for a missing version. */
export async function findVersion(pool: Pool, { id, version }: VersionId): Promise<SectionContent | null> {
  const { rows } = await pool.query<{ readonly content: SectionContent }>({
    name: 'section-version',
    text: 'select content from section_versions where section_id = $1 and version = $2',
    values: [id, version],
  });
  return rows[0]?.content ?? null;
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

/**
 * The version of a learner's attempt in progress: not overdue, or without a clock answered or recent. null without one.
 */
export async function findVersionUnderWay(
  db: Kysely<Schema>,
  of: { readonly userId: string; readonly section: SectionState; readonly now: Date },
): Promise<number | null> {
  const { userId, section, now } = of;
  const lately = new Date(now.getTime() - section.time_minutes * 60_000);
  const row = await db
    .selectFrom('attempts')
    .select('version')
    .where('user_id', '=', userId)
    .where('section_id', '=', section.id)
    .where('submitted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('deadline', '>', now),
        eb.and([
          eb('deadline', 'is', null),
          eb.or([eb('started_at', '>', lately), eb(sql<string>`stamps::text`, '<>', '{}')]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row?.version ?? null;
}
