import type { StatisticsTake } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import type { CountedQuestion } from '@bandwise/domain/internal';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { countScores } from './count-scores.ts';
import { addCounted, readCells, writeCells, type KeptCells } from './counted-cells.ts';
import { taken, type CountedVersions, type TakenVersion } from './statistics.repo.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Submitted attempts; fewer are read each time. */
const KEPT_FROM = 500;

const isMarked = sql`submitted_at is not null and source = 'marked'`;

/** The attempts at a section that were submitted since its scores were counted. */
const fresh = (sectionId: string) => sql`
  select * from attempts where id = any(array(select attempt_id from score_changes where section_id = ${sectionId}))
     and section_id = ${sectionId} and ${isMarked}`;

/** Nothing but a new attempt has changed since. */
const isGood = (sectionId: string) => sql`
  section_id = ${sectionId}
  and not exists (select from score_changes where section_id = ${sectionId} and attempt_id is null)`;

/** The versions of a section that were taken and marked: of many attempts by what is kept. One statement sees one moment. */
export async function countByVersion(db: Db, sectionId: string): Promise<readonly TakenVersion[]> {
  const one = sql`version, 1 as attempts, (user_id is null)::integer as nobodys`;
  const { rows } = await sql<TakenVersion>`
    with kept as materialized (select taken from kept_scores where ${isGood(sectionId)})
    select version, sum(attempts)::integer as attempts, sum(nobodys)::integer as nobodys
      from (select one.* from kept, jsonb_to_recordset(taken) as one (version integer, attempts integer, nobodys integer)
             union all
            select ${one} from (${fresh(sectionId)}) fresh where exists (select from kept)
             union all
            select ${one} from attempts
             where not exists (select from kept) and section_id = ${sectionId} and ${isMarked}) each
     group by version`.execute(db);
  return rows;
}

interface WantedScores {
  readonly part: CountedVersions;
  readonly take: StatisticsTake;
  /** The most marks of each question. */
  readonly totals: readonly number[];
}

/**
 * What the attempts at a section earned that count. Where many have been counted and kept, only the learners are looked at who have
 * submitted since: of each, what counted without the new attempts is taken away, and what counts with them is added.
 */
export async function countTaken(db: Db, { part, take, totals }: WantedScores): Promise<readonly CountedQuestion[]> {
  if (part.versions.length === 0) return countScores('', totals);
  const { sectionId, versions } = part;
  const isKept = sql`exists (select from kept)`;
  const all = (rows: RawBuilder<unknown>) => sql`(select string_agg(scores, ';') from (${rows}) counted)`;
  const without = sql`id not in (select id from fresh)`;
  const ofLearners = (which: RawBuilder<unknown>) =>
    taken(
      { ...part, which: sql`${isKept} and user_id in (select user_id from fresh) and ${which}` },
      take,
      sql`scores`,
    );
  const come = take === 'all' ? sql`select scores from fresh where ${isKept}` : ofLearners(sql`true`);
  const gone = take === 'all' ? sql`select null as scores where false` : ofLearners(without);
  const { rows } = await sql<{
    kept: KeptCells | null;
    whole: string | null;
    gone: string | null;
    come: string | null;
  }>`
    with kept as materialized (
           select ${sql.id(take)} as cells from kept_scores
            where ${isGood(sectionId)} and versions = ${versions}::integer[] and totals = ${totals}::integer[]),
         fresh as materialized (
           select id, user_id, scores from (${fresh(sectionId)}) fresh
            where ${isKept} and version = any(${versions}::integer[]))
    select (select cells from kept) as kept, ${all(taken({ ...part, which: sql`not ${isKept}` }, take, sql`scores`))} as whole,
           ${all(gone)} as gone, ${all(come)} as come`.execute(db);
  const [{ kept, whole, gone: before, come: after } = { kept: null, whole: null, gone: null, come: null }] = rows;
  if (kept === null) return countScores(whole ?? '', totals);
  return addCounted(readCells(kept, totals), [
    { counted: countScores(after ?? '', totals), times: 1 },
    { counted: countScores(before ?? '', totals), times: -1 },
  ]);
}

/** Sections of these skills whose scores are to be kept, or counted anew; those that the most have taken first. `of`: among these. */
export async function findDue(
  db: Db,
  {
    skills,
    limit,
    of = null,
  }: { readonly skills: readonly Skill[]; readonly limit: number; readonly of?: string | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id
      from section_attempts a
      join sections s on s.id = a.section_id
      left join kept_scores k on k.section_id = s.id
     where a.submitted >= ${KEPT_FROM}::integer and s.skill = any(${skills}) and s.deleted_at is null
       and (${of}::uuid is null or s.id = ${of})
       and (k.current_version is distinct from s.current_version
            or exists (select from score_changes c where c.section_id = s.id))
     order by a.submitted desc limit ${limit}::integer`.execute(db);
  return rows.map(({ id }) => id);
}

/** One transaction at a time: what it sees from now on is what there is once the one before is over. */
export async function waitForTurn(trx: Trx): Promise<void> {
  // A process that hangs in its turn would make all others wait.
  await sql`set local idle_in_transaction_session_timeout = '10s'`.execute(trx);
  await sql`lock table kept_scores in share row exclusive mode`.execute(trx);
}

/**
 * Forgets what is not needed: the scores of sections that are deleted, and what has changed of those that are not kept.
 *
 * @returns how many changes, `rowsAtOnce` at most
 */
export async function forgetUnkept(trx: Trx, rowsAtOnce: number): Promise<number> {
  await sql`
    delete from kept_scores k using sections s where s.id = k.section_id and s.deleted_at is not null`.execute(trx);
  const { numAffectedRows = 0n } = await sql`
    delete from score_changes where ctid = any(array(
      select c.ctid from score_changes c
       where not exists (select from kept_scores k where k.section_id = c.section_id) limit ${rowsAtOnce}::integer))`.execute(
    trx,
  );
  return Number(numAffectedRows);
}

interface ScoresToKeep {
  readonly currentVersion: number;
  readonly versions: readonly number[];
  readonly totals: readonly number[];
  readonly taken: readonly TakenVersion[];
  readonly counted: Readonly<Record<StatisticsTake, readonly CountedQuestion[]>>;
}

/** In one transaction that sees one moment: what had changed until then is counted. */
export async function keep(trx: Trx, sectionId: string, scores: ScoresToKeep): Promise<void> {
  const { counted } = scores;
  const row = {
    current_version: scores.currentVersion,
    versions: [...scores.versions],
    totals: [...scores.totals],
    taken: JSON.stringify(scores.taken),
    first: writeCells(counted.first),
    last: writeCells(counted.last),
    best: writeCells(counted.best),
    all: writeCells(counted.all),
  };
  await trx
    .insertInto('kept_scores')
    .values({ section_id: sectionId, ...row })
    .onConflict((conflict) => conflict.column('section_id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('score_changes').where('section_id', '=', sectionId).execute();
}
