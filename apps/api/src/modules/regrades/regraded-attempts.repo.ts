import type { AnswersBody, VerdictBody } from '@bandwise/api-contract/learner';
import type { MarkingProfile } from '@bandwise/domain';
import { sql, type Transaction } from 'kysely';
import type { PlacedVerdict, Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/** Attempts in memory and in one statement: keeps statements far below their time limit. */
const BATCH = 1000;

/** A snapshot of the database, which distinguishes earlier commits from later ones. */
export async function snapshotNow(trx: Trx): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`
    select (pg_snapshot_xmin(pg_current_snapshot())::xid)::text as xmin`.execute(trx);
  return rows[0]?.xmin ?? '0';
}

export interface WantedAttempts {
  readonly sectionId: string;
  readonly version: number;
  /** The addresses of the answers of all examined questions. */
  readonly addresses: readonly string[];
  /** The places of the verdicts of these questions. */
  readonly places: readonly number[];
  readonly regradeId: string;
  /** The regrade that is undone, whose results are restored elsewhere. */
  readonly except: string | null;
  /** Only attempts stored after that snapshot. */
  readonly since: string | null;
}

export interface ExaminedAttempt {
  readonly id: string;
  readonly profile: MarkingProfile;
  /** In the order of the addresses; null: blank. */
  readonly answers: readonly (AnswersBody[string] | null)[];
  /** The verdicts in the order of the places. */
  readonly verdicts: readonly VerdictBody[];
}

/** Submitted attempts that were marked here, in batches to bound memory. */
export async function* eachAttempt(trx: Trx, wanted: WantedAttempts): AsyncGenerator<readonly ExaminedAttempt[]> {
  const { sectionId, version, addresses, places, regradeId, except, since } = wanted;
  const answers = sql`jsonb_build_array(${sql.join(addresses.map((address) => sql`a.answers -> ${address}::text`))})`;
  const verdicts = sql`jsonb_build_array(${sql.join(places.map((place) => sql`a.verdicts -> ${place}::int`))})`;
  const isMarked = sql`a.verdicts -> ${Math.max(...places)}::int is not null`;
  // A row's `xmin` is the transaction that wrote it. Tested first, because submissions wait and verdicts are slow to read.
  const isLate = sql`case when age(a.xmin) <= age(${since ?? '0'}::xid)
    then not exists (select from regraded_attempts r where r.regrade_id = ${regradeId} and r.attempt_id = a.id) and ${isMarked}
    else false end`;
  const isOther = sql`not exists (select from regraded_attempts x where x.regrade_id = ${except} and x.attempt_id = a.id)`;
  await sql`
    declare regraded no scroll cursor for
     select a.id, a.profile, ${answers} as answers, ${verdicts} as verdicts
       from attempts a
      where a.section_id = ${sectionId} and a.version = ${version} and a.submitted_at is not null
        and a.source = 'marked' and a.profile is not null
        and ${since === null ? isMarked : isLate} and ${except === null ? sql`true` : isOther}`.execute(trx);
  for (;;) {
    const { rows } = await sql<ExaminedAttempt>`fetch ${sql.raw(String(BATCH))} from regraded`.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await sql`close regraded`.execute(trx);
}

/** An attempt with its changed verdicts: at least one, by place. */
export interface ChangedVerdicts {
  readonly id: string;
  readonly verdicts: readonly PlacedVerdict[];
}

/** Whether a stored change `r` has several verdicts. */
const IS_SEVERAL = sql`jsonb_typeof(r.verdict_after) = 'array'`;

export interface Noted {
  readonly regradeId: string;
  readonly keyRevision: number;
}

/** The exam of a sitting `s` that includes the section of an attempt `a`, with its result. */
export const EXAM_OF_SITTING = sql`
  lateral (select e.exam, s.results -> (e.at - 1)::int as result
             from jsonb_array_elements(s.plan -> 'exams') with ordinality as e (exam, at)
            where exists (select from jsonb_array_elements(e.exam -> 'parts') p
                           where p ->> 'sectionID' = a.section_id::text)) exam`;

const EXAM_MARKS = sql`
  (select (exam.result ->> 'marks')::int from sittings s cross join ${EXAM_OF_SITTING}
    where s.id = a.sitting_id)`;

/** Stores results before and after the change. */
export async function noteChanges(trx: Trx, changes: readonly ChangedVerdicts[], noted: Noted): Promise<void> {
  if (changes.length === 0) return;
  const { regradeId, keyRevision } = noted;
  await sql`
    insert into regraded_attempts (regrade_id, attempt_id, place, marks_before, marks_after, verdict_before,
                                   verdict_after, exam_marks, key_before, key_after)
    select ${regradeId}, a.id, (given.verdicts -> 0 ->> 'place')::int, a.marks, a.marks + was.gain,
           case when was.count = 1 then was.verdicts -> 0 -> 'verdict' else was.verdicts end,
           case when was.count = 1 then given.verdicts -> 0 -> 'verdict' else given.verdicts end,
           ${EXAM_MARKS}, a.key_revision, ${keyRevision}
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (id uuid, verdicts jsonb)
      join attempts a on a.id = given.id
      cross join lateral (
        select count(*), sum((now.verdict ->> 'marks')::int - (a.verdicts -> now.place ->> 'marks')::int)::int as gain,
               jsonb_agg(jsonb_build_object('place', now.place, 'verdict', a.verdicts -> now.place) order by now.place) as verdicts
          from jsonb_to_recordset(given.verdicts) as now (place int, verdict jsonb)) was
        on conflict do nothing`.execute(trx);
}

/** Stores the results that undoing a regrade restores. */
export async function noteRestored(
  trx: Trx,
  ids: readonly string[],
  of: { readonly regradeId: string; readonly undoes: string },
): Promise<void> {
  await sql`
    insert into regraded_attempts (regrade_id, attempt_id, place, marks_before, marks_after, verdict_before,
                                   verdict_after, exam_marks, key_before, key_after)
    select ${of.regradeId}, a.id, r.place, a.marks, r.marks_before,
           case when ${IS_SEVERAL}
             then (select jsonb_agg(jsonb_build_object('place', one -> 'place', 'verdict', a.verdicts -> (one ->> 'place')::int))
                     from jsonb_array_elements(r.verdict_after) one)
             else a.verdicts -> r.place end,
           r.verdict_before, ${EXAM_MARKS}, a.key_revision, r.key_before
      from regraded_attempts r
      join attempts a on a.id = r.attempt_id
     where r.regrade_id = ${of.undoes} and r.attempt_id = any(${ids}::uuid[])
        on conflict do nothing`.execute(trx);
}

/** The ids of attempts that a regrade changed, in batches. */
export async function* eachRegraded(trx: Trx, regradeId: string): AsyncGenerator<readonly string[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await trx
      .selectFrom('regraded_attempts')
      .select('attempt_id')
      .where('regrade_id', '=', regradeId)
      .where('attempt_id', '>', after)
      .orderBy('attempt_id')
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ attempt_id }) => attempt_id);
    if (ids.length > 0) yield ids;
    if (ids.length < BATCH) return;
    after = ids.at(-1) ?? after;
  }
}

/** Applies the stored changes to attempts and to the results of their sittings. */
export async function applyChanges(trx: Trx, regradeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with held as materialized (
           select id from attempts where id = any(${ids}::uuid[]) order by id for no key update)
    update attempts a
       set marks = r.marks_after,
           verdicts = case when ${IS_SEVERAL}
             then (select jsonb_agg(coalesce((select one -> 'verdict' from jsonb_array_elements(r.verdict_after) one
                                               where (one ->> 'place')::int = v.at - 1), v.verdict) order by v.at)
                     from jsonb_array_elements(a.verdicts) with ordinality as v (verdict, at))
             else jsonb_set(a.verdicts, array[r.place::text], r.verdict_after) end,
           key_revision = r.key_after
      from regraded_attempts r, held
     where held.id = a.id and r.attempt_id = a.id and r.regrade_id = ${regradeId}`.execute(trx);
  // A concurrent closing of a sitting detects this change and computes its result again.
  await sql`
    update sittings s
       set revision = s.revision + 1,
           results = coalesce((
             select jsonb_agg(case when exists (select from jsonb_array_elements(s.plan -> 'exams' -> (e.at - 1)::int -> 'parts') p
                                                 where p ->> 'sectionID' = d.section_id::text)
                                   then jsonb_set(e.result, '{marks}', to_jsonb((e.result ->> 'marks')::int + d.marks))
                                   else e.result end order by e.at)
               from jsonb_array_elements(s.results) with ordinality as e (result, at)), s.results)
      from (select a.sitting_id, a.section_id, r.marks_after - r.marks_before as marks
              from regraded_attempts r
              join attempts a on a.id = r.attempt_id
             where r.regrade_id = ${regradeId} and r.attempt_id = any(${ids}::uuid[]) and a.sitting_id is not null
               and r.marks_after <> r.marks_before) d
     where s.id = d.sitting_id`.execute(trx);
}
