import type { AnswersBody, SectionSave } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { ATTEMPT_COLUMNS, CLOCKS_AGREE, type Attempt } from '../attempts/attempts.ts';
import type { Sitting } from './sitting.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

const COLUMNS = ['section_id', 'flags', 'text', 'text_at', 'pasted_words'] as const;

/** The saved data of a section of a sitting beside answers. */
export type SavedBeside = Readonly<Pick<Selectable<Schema['sitting_sections']>, (typeof COLUMNS)[number]>>;

/**
 * Inserts the sections of a new sitting, and an attempt for each marked section. `saves`: the work of a guest, by section, in a sitting that is
 * over.
 */
export async function insertSections(
  trx: Trx,
  { id, plan, created_at }: Sitting,
  saves: ReadonlyMap<string, SectionSave> = new Map(),
): Promise<void> {
  const parts = plan.exams.flatMap(({ parts: planned }) => planned);
  await trx
    .insertInto('sitting_sections')
    .values(
      parts.map(({ sectionID, version }) => {
        const { flags = {}, text } = saves.get(sectionID) ?? {};
        return {
          sitting_id: id,
          section_id: sectionID,
          version,
          flags: JSON.stringify(flags),
          text: text?.value ?? '',
          text_at: text?.at ?? null,
          pasted_words: text?.pasted_words ?? null,
        };
      }),
    )
    .execute();
  await insertAttempts(trx, { id, plan, created_at }, saves);
}

/** Inserts the attempts that a sitting does not have: an exam that was not sat has none. */
export async function insertAttempts(
  trx: Trx,
  { id, plan, created_at }: Pick<Sitting, 'created_at' | 'id' | 'plan'>,
  saves: ReadonlyMap<string, SectionSave> = new Map(),
): Promise<void> {
  const marked = plan.exams.filter(({ skill }) => isMarkedSkill(skill)).flatMap(({ parts }) => parts);
  if (marked.length === 0) return;
  await trx
    .insertInto('attempts')
    .values(
      marked.map(({ sectionID, version }) => ({
        user_id: null,
        sitting_id: id,
        section_id: sectionID,
        version,
        started_at: created_at,
        answers: JSON.stringify(answersIn(saves.get(sectionID) ?? {})),
        stamps: JSON.stringify(stampsIn(saves.get(sectionID) ?? {})),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['sitting_id', 'section_id']).where('sitting_id', 'is not', null).doNothing(),
    )
    .execute();
}

/** The answers that changes leave, without those that were cleared. */
export function answersIn({ changes = {} }: Pick<SectionSave, 'changes'>): AnswersBody {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([address, { value }]) => (value === null ? [] : [[address, value] as const])),
  );
}

function stampsIn({ changes = {} }: Pick<SectionSave, 'changes'>): Record<string, number> {
  return Object.fromEntries(Object.entries(changes).map(([address, { at }]) => [address, at]));
}

export function findSections(db: Db, sittingId: string): Promise<SavedBeside[]> {
  return db.selectFrom('sitting_sections').select(COLUMNS).where('sitting_id', '=', sittingId).execute();
}

export function findSittingAttempts(db: Db, sittingId: string): Promise<Attempt[]> {
  return attemptsOf(db, sittingId).execute();
}

export async function findSittingAttempt(db: Db, sittingId: string, sectionId: string): Promise<Attempt | null> {
  const row = await attemptsOf(db, sittingId).where('section_id', '=', sectionId).executeTakeFirst();
  return row ?? null;
}

/** The attempts of a sitting that has not been closed, changed or reopened since it was read; otherwise none. */
export function findAttemptsToClose(
  db: Db,
  { id, revision }: Pick<Sitting, 'id' | 'revision'>,
  sectionId?: string,
): Promise<Attempt[]> {
  const open = attemptsOf(db, id).where(
    sql<boolean>`exists (select from sittings s where s.id = ${id} and s.revision = ${revision} and s.ended_at is null)`,
  );
  return (sectionId === undefined ? open : open.where('section_id', '=', sectionId)).execute();
}

function attemptsOf(db: Db, sittingId: string) {
  return db.selectFrom('attempts').select(ATTEMPT_COLUMNS).where('sitting_id', '=', sittingId);
}

/** Returns when the latest answer, flag or text of a sitting was typed, in milliseconds; 0: there is none. */
export async function findLastTyped(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select coalesce(greatest(
             (select max(typed.at::bigint)
                from attempts a cross join lateral jsonb_each_text(a.stamps) as typed (address, at)
               where a.sitting_id = ${id}),
             (select max(greatest(s.text_at, (select max((flag.value ->> 'at')::bigint) from jsonb_each(s.flags) flag)))
                from sitting_sections s where s.sitting_id = ${id})), 0)::float8 as at`.execute(db);
  return rows[0]?.at ?? 0;
}

/**
 * For one flag and for the text the latest typed wins, as for answers. Waits for a concurrent closing or deletion. @returns null if the
 * sitting is closed, or its learner was deleted.
 */
export async function mergeBeside(
  db: Db,
  sittingId: string,
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
           pasted_words = case when ${takes} then ${text?.pasted_words ?? null}::integer else s.pasted_words end,
           text_at = case when ${takes} then least(${text?.at ?? 0}::bigint, ${moment}::bigint) else s.text_at end
     where s.sitting_id = ${sittingId} and s.section_id = ${save.sectionID}
       and exists (select from sittings where id = s.sitting_id and ended_at is null
                                          and user_id is not null for share)
    returning s.section_id, s.flags, s.text, s.text_at, s.pasted_words`.execute(db);
  return rows[0] ?? null;
}

/** Deletes unsubmitted attempts of an open sitting; `read`: only these, unless they have changed since. */
export async function deleteAttempts(
  db: Db,
  sittingId: string,
  read?: readonly Pick<Attempt, 'id' | 'revision'>[],
): Promise<void> {
  if (read?.length === 0) return;
  let query = db.deleteFrom('attempts').where('sitting_id', '=', sittingId).where('submitted_at', 'is', null);
  if (read)
    query = query.where((row) =>
      row.or(read.map(({ id, revision }) => row.and([row('id', '=', id), row('revision', '=', revision)]))),
    );
  await query.execute();
}
