import type { SectionSave } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { rowForEach } from '../../platform/batched-statements/statement.ts';
import { ATTEMPT_COLUMNS, CLOCKS_AGREE, type Attempt } from '../attempts/attempts.ts';
import type { Sitting, SittingId } from './sitting.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

const COLUMNS = ['section_id', 'flags', 'text', 'text_at'] as const;

/** What is saved in a section of a sitting beside answers. */
export type SavedBeside = Readonly<Pick<Selectable<Schema['sitting_sections']>, (typeof COLUMNS)[number]>>;

/** Every section of a new sitting, and an attempt for each that is marked. */
export async function insertSections(trx: Trx, { id, owner_id, plan, created_at }: Sitting): Promise<void> {
  const parts = plan.exams.flatMap(({ parts, skill }) => parts.map((part) => ({ ...part, skill })));
  await trx
    .insertInto('sitting_sections')
    .values(parts.map(({ sectionID, version }) => ({ sitting_id: id, owner_id, section_id: sectionID, version })))
    .execute();
  const marked = parts.filter(({ skill }) => isMarkedSkill(skill));
  if (marked.length === 0) return;
  await trx
    .insertInto('attempts')
    .values(
      marked.map(({ sectionID, version }) => ({
        owner_id,
        user_id: null,
        sitting_id: id,
        section_id: sectionID,
        version,
        started_at: created_at,
      })),
    )
    .execute();
}

export function findSections(db: Db, { id, owner_id }: SittingId): Promise<SavedBeside[]> {
  return db
    .selectFrom('sitting_sections')
    .select(COLUMNS)
    .where('owner_id', '=', owner_id)
    .where('sitting_id', '=', id)
    .execute();
}

export function findSittingAttempts(db: Db, sitting: SittingId): Promise<Attempt[]> {
  return attemptsOf(db, sitting).execute();
}

export async function findSittingAttempt(db: Db, sitting: SittingId, sectionId: string): Promise<Attempt | null> {
  const row = await attemptsOf(db, sitting).where('section_id', '=', sectionId).executeTakeFirst();
  return row ?? null;
}

function attemptsOf(db: Db, { id, owner_id }: SittingId) {
  return db
    .selectFrom('attempts')
    .select(ATTEMPT_COLUMNS)
    .where('owner_id', '=', owner_id)
    .where('sitting_id', '=', id);
}

/** When the latest answer, flag or text of each sitting was typed, in milliseconds; null: nothing is. */
export const findLastTyped = rowForEach<SittingId, { readonly at: number | null }>({
  name: 'sittings-last-typed',
  text: `select wanted.place, greatest(
                  (select max(typed.at::bigint)
                     from attempts a cross join lateral jsonb_each_text(a.stamps) as typed (address, at)
                    where a.owner_id = wanted.owner_id and a.sitting_id = wanted.id),
                  (select max(greatest(s.text_at, (select max((flag.value ->> 'at')::bigint) from jsonb_each(s.flags) flag)))
                     from sitting_sections s
                    where s.owner_id = wanted.owner_id and s.sitting_id = wanted.id))::float8 as at
           from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (owner_id, id, place)`,
  values: (wanted) => [wanted.map(({ owner_id }) => owner_id), wanted.map(({ id }) => id)],
});

/**
 * For one flag and for the text the latest typed wins, as for answers. null: the sitting is closed, or its learner was deleted: whoever
 * does so at this moment is waited for, and clears the texts afterwards.
 */
export async function mergeBeside(
  db: Db,
  { id, owner_id }: SittingId,
  { save, moment }: { readonly save: SectionSave; readonly moment: number },
): Promise<SavedBeside | null> {
  const latest = moment + CLOCKS_AGREE;
  const text = save.text ?? null;
  const isNewer = sql`${text?.at ?? -1}::bigint >= coalesce(s.text_at, 0) or s.text_at > ${latest}::bigint`;
  const takes = text === null ? sql`false` : isNewer;
  const { rows } = await sql<SavedBeside>`
    update sitting_sections s
       set flags = s.flags || coalesce(
             (select jsonb_object_agg(c.key, jsonb_build_object(
                       'value', c.value -> 'value', 'at', least((c.value ->> 'at')::bigint, ${moment}::bigint)))
                from jsonb_each(${JSON.stringify(save.flags ?? {})}::jsonb) c
               where (c.value ->> 'at')::bigint >= coalesce((s.flags -> c.key ->> 'at')::bigint, 0)
                  or (s.flags -> c.key ->> 'at')::bigint > ${latest}::bigint), '{}'),
           text = case when ${takes} then ${text?.value ?? ''}::text else s.text end,
           text_at = case when ${takes} then least(${text?.at ?? 0}::bigint, ${moment}::bigint) else s.text_at end
     where s.owner_id = ${owner_id} and s.sitting_id = ${id} and s.section_id = ${save.sectionID}
       and exists (select from sittings where owner_id = s.owner_id and id = s.sitting_id and ended_at is null
                                          and user_id is not null for share)
    returning s.section_id, s.flags, s.text, s.text_at`.execute(db);
  return rows[0] ?? null;
}

/** Of a sitting that is not closed: none of them is submitted. */
export async function deleteAttempts(
  db: Db,
  { id, owner_id }: SittingId,
  sectionIds?: readonly string[],
): Promise<void> {
  if (sectionIds?.length === 0) return;
  let query = db
    .deleteFrom('attempts')
    .where('owner_id', '=', owner_id)
    .where('sitting_id', '=', id)
    .where('submitted_at', 'is', null);
  if (sectionIds) query = query.where('section_id', 'in', sectionIds);
  await query.execute();
}
