import type { SectionContent, Skill } from '@bandwise/domain';
import { storeChange, storeKey, type KeyChange, type KeyState, type StoredKey } from '@bandwise/domain/internal';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** The columns of a section whose key is regraded. */
export interface RegradedSection {
  readonly id: string;
  readonly exam_id: string;
  readonly skill: Skill;
  readonly part_number: number;
  readonly version: number;
  readonly key_revision: number;
}

/** null: there is no such section, or it is deleted. */
export async function findSection(db: Db, id: string): Promise<RegradedSection | null> {
  const row = await db
    .selectFrom('sections')
    .select(['id', 'exam_id', 'skill', 'part_number', 'current_version as version', 'key_revision'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the section: submissions marked by its keys wait until the transaction ends. */
export async function holdSection(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('sections').select('id').where('id', '=', id).forUpdate().execute();
}

/** The latest first. */
export async function listVersionNumbers(trx: Trx, sectionId: string): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('section_versions')
    .select('version')
    .where('section_id', '=', sectionId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version }) => version);
}

export type Keys = Readonly<Record<string, StoredKey>>;

export interface StoredVersion {
  readonly content: SectionContent;
  /** The keys changed by a regrade; null if there are none. */
  readonly keys: Keys | null;
}

/** A version with its keys before a key revision of the section (exclusive). */
export function findVersion(
  trx: Trx,
  of: { readonly id: string; readonly version: number; readonly before: number },
): Promise<StoredVersion> {
  return trx
    .selectFrom('section_versions as v')
    .select('v.content')
    .select((row) =>
      row
        .selectFrom('regraded_keys as k')
        .select('k.keys')
        .whereRef('k.section_id', '=', 'v.section_id')
        .whereRef('k.version', '=', 'v.version')
        .where('k.key_revision', '<', of.before)
        .orderBy('k.key_revision', 'desc')
        .limit(1)
        .as('keys'),
    )
    .where('v.section_id', '=', of.id)
    .where('v.version', '=', of.version)
    .executeTakeFirstOrThrow();
}

export async function findRegradedVersions(trx: Trx, regrade: RegradeRow): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('regraded_keys')
    .select('version')
    .where('section_id', '=', regrade.section_id)
    .where('key_revision', '=', regrade.key_revision)
    .execute();
  return rows.map(({ version }) => version);
}

export interface NewRegrade {
  readonly section_id: string;
  readonly exam_id: string;
  readonly key_revision: number;
  readonly exam_revision: number;
  readonly version_before: number;
  readonly version_after: number;
  readonly change: KeyChange;
  readonly before: KeyState;
  readonly reason: string;
  readonly undoes: string | null;
  readonly made_by: string;
  readonly made_at: Date;
}

export async function insertRegrade(trx: Trx, { change, before, ...regrade }: NewRegrade): Promise<string> {
  const { id } = await trx
    .insertInto('regrades')
    .values({
      ...regrade,
      address: change.address,
      answers_before: JSON.stringify(storeKey(before)),
      answers_after: JSON.stringify(storeChange(change, change.shared_by)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts the attempts that a regrade examines, and those at other versions. */
export async function storeCounts(
  trx: Trx,
  of: { readonly regradeId: string; readonly sectionId: string; readonly versions: readonly number[] },
): Promise<void> {
  await sql`
    update regrades r set (examined, left_out, under_way) = (
      select count(*) filter (where a.submitted_at is not null and a.version = any(${of.versions}::int[])),
             count(*) filter (where a.submitted_at is not null and a.version <> all(${of.versions}::int[])),
             count(*) filter (where a.submitted_at is null and a.version = any(${of.versions}::int[]))
        from attempts a where a.section_id = ${of.sectionId} and a.source = 'marked')
     where r.id = ${of.regradeId}`.execute(trx);
}

/** Stores the new keys of versions. */
export async function insertKeys(
  trx: Trx,
  of: { readonly sectionId: string; readonly keyRevision: number },
  versions: readonly { readonly version: number; readonly keys: Keys }[],
): Promise<void> {
  if (versions.length === 0) return;
  await trx
    .insertInto('regraded_keys')
    .values(
      versions.map(({ version, keys }) => ({
        section_id: of.sectionId,
        version,
        key_revision: of.keyRevision,
        keys: JSON.stringify(keys),
      })),
    )
    .execute();
}

/** Stores the current version and key revision, and updates the section so that cached lists become stale. */
export async function moveSection(
  trx: Trx,
  id: string,
  to: { readonly version: number; readonly keyRevision: number },
): Promise<void> {
  await trx
    .updateTable('sections')
    .set({
      current_version: to.version,
      key_revision: to.keyRevision,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

const REGRADE_COLUMNS = [
  'r.id',
  'r.section_id',
  'r.exam_id',
  'r.key_revision',
  'r.version_before',
  'r.version_after',
  'r.address',
  'r.answers_before',
  'r.answers_after',
  'r.reason',
  'r.examined',
  'r.left_out',
  'r.under_way',
  'r.made_at',
] as const;

export type RegradeRow = NonNullable<Awaited<ReturnType<typeof findRegrade>>>;

const NAME = (alias: 'm' | 'n') =>
  sql<string | null>`nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), '')`;

/** Selects regrades without their undoing. */
function selectRegrades(db: Db) {
  return db
    .selectFrom('regrades as r')
    .innerJoin('sections as s', 's.id', 'r.section_id')
    .leftJoin('users as m', 'm.id', 'r.made_by')
    .leftJoin('regrades as undo', 'undo.undoes', 'r.id')
    .leftJoin('users as n', 'n.id', 'undo.made_by')
    .where('r.undoes', 'is', null)
    .select(REGRADE_COLUMNS)
    .select(['s.title', 's.skill', 's.part_number'])
    .select([NAME('m').as('made_by'), 'undo.made_at as undone_at', NAME('n').as('undone_by')])
    .select('undo.reason as undo_reason')
    .select(
      sql<boolean>`undo.id is null and not exists (
        select from regrades l where l.section_id = r.section_id and l.undoes is null and l.key_revision > r.key_revision
           and not exists (select from regrades u where u.undoes = l.id))`.as('may_undo'),
    );
}

export async function findRegrade(db: Db, id: string) {
  const row = await selectRegrades(db).where('r.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The latest first. */
export function listRegrades(
  db: Db,
  sectionId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<RegradeRow[]> {
  return selectRegrades(db)
    .where('r.section_id', '=', sectionId)
    .orderBy('r.key_revision', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countRegrades(db: Db, sectionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('regrades')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('section_id', '=', sectionId)
    .where('undoes', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
