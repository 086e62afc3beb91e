import { isMarkedSkill, SKILLS, type Skill } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { QuestionLook } from './look-at-section.ts';
import { LEARNERS_MIN } from './proposed-answers.ts';

type Db = Kysely<Schema>;

/** Moved when something else is found in the same answers, or kept in another way: all sections are then read again. */
const RULES = 2;
/** Of a third, enough must have answered the same. */
const ATTEMPTS_MIN = 3 * LEARNERS_MIN;
/** The most taken ones: what few have taken says little. */
const SECTIONS_MAX = 300;

const isWatched = sql`s.deleted_at is null and s.skill = any(${SKILLS.filter(isMarkedSkill)})`;

/**
 * `looked_at`: the sections with so many attempts that their statistics may say something, or with open reports, `reported`; the most
 * taken of them. `attempts_of_section` holds the submitted attempts of a section next to each other.
 */
const WITH_LOOKED_AT = sql`
  reported as materialized (
    select section_id, number, count(*)::integer as reports from problem_reports where state = 'open'
     group by section_id, number),
  looked_at as materialized (
    select s.id, s.current_version as version, s.key_revision, submitted.attempts
      from sections s
     cross join lateral (
           select count(*)::integer as attempts from attempts a where a.section_id = s.id and a.submitted_at is not null) submitted
     where ${isWatched}
       and (submitted.attempts >= ${ATTEMPTS_MIN}::integer or s.id in (select section_id from reported))
     order by submitted.attempts desc, s.id limit ${SECTIONS_MAX}::integer)`;

/** Whether what is kept, `k`, is of the keys that the section `l` has now. */
const IS_OF_ITS_KEYS = sql`(k.version, k.key_revision, k.rules) = (l.version, l.key_revision, ${RULES}::integer)`;
/** What is kept of its keys, and of its attempts but for a hundredth: what a few among many answered changes nothing. */
const IS_READ = sql`(${IS_OF_ITS_KEYS} and abs(l.attempts - k.attempts) <= k.attempts / 128)`;

/** A section of which nothing is kept, or what is no longer so. */
export interface UnreadSection {
  readonly id: string;
  readonly version: number;
  /** Moved by every regrade. */
  readonly key_revision: number;
  /** Submitted ones, of whomever. */
  readonly attempts: number;
  /** What is kept is of these keys, only not of all attempts. */
  readonly is_shown: boolean;
}

export interface ReadSection {
  readonly section: Pick<UnreadSection, 'id'>;
  readonly questions: readonly QuestionLook[];
}

export interface FoundProposal {
  readonly section_id: string;
  readonly number: number;
  readonly reports: number;
  readonly title: string;
  readonly skill: Skill;
  readonly part_number: number;
  /** The name of the test. */
  readonly exam: string;
  /** null: it is not kept. */
  readonly question: QuestionLook | null;
}

export interface FoundProposals {
  readonly total: number;
  readonly page: readonly FoundProposal[];
  /** Of all sections that are looked at: first those of which nothing can be shown, then those that few have taken. */
  readonly unread: readonly UnreadSection[];
}

/** First what was noticed in most ways, then by most learners. */
const BY_WEIGHT = sql`signals desc, learners desc, section_id, number::text collate "C"`;

/** One page of the questions that somebody should look at: of what is kept, and of what has been read just now instead. */
export async function findProposals(
  db: Db,
  {
    readNow,
    limit,
    offset,
  }: { readonly readNow: readonly ReadSection[]; readonly limit: number; readonly offset: number },
): Promise<FoundProposals> {
  const ids = readNow.map(({ section }) => section.id);
  const given = readNow.map(({ section, questions }) => ({ section_id: section.id, ...weighed(questions) }));
  const { rows } = await sql<FoundProposals>`
    with ${WITH_LOOKED_AT},
         unread as (
           select l.*, coalesce(${IS_OF_ITS_KEYS}, false) as is_shown
             from looked_at l left join kept_proposals k on k.section_id = l.id
            where ${IS_READ} is not true and l.id <> all(${ids}::uuid[])),
         kept as materialized (
           select l.id as section_id, k.numbers, k.noticed, k.signals, k.learners
             from looked_at l join kept_proposals k on k.section_id = l.id and ${IS_OF_ITS_KEYS}
            where l.id <> all(${ids}::uuid[])
            union all
           select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
                      as k (section_id uuid, numbers integer[], noticed integer[], signals integer[], learners integer[])),
         noticed as (
           select section_id, q.*
             from kept, unnest(kept.noticed, kept.signals, kept.learners) as q (number, signals, learners)),
         told as (select r.* from reported r join kept k on k.section_id = r.section_id and r.number = any(k.numbers)),
         found as materialized (
           select section_id, number, coalesce(reports, 0) as reports,
                  coalesce(learners, 0) + coalesce(reports, 0) as learners,
                  coalesce(signals, 0) + (reports is not null)::integer as signals
             from noticed full join told using (section_id, number)),
         page as (
           select p.*, s.title, s.skill, s.part_number, e.description as exam,
                  (select question from kept_proposals k, jsonb_array_elements(k.questions) question
                    where k.section_id = p.section_id and p.section_id <> all(${ids}::uuid[])
                      and (question ->> 'number')::integer = p.number) as question
             from (select * from found order by ${BY_WEIGHT} limit ${limit}::integer offset ${offset}::integer) p
             cross join lateral (select * from sections where id = p.section_id limit 1) s
             join exams e on e.id = s.exam_id)
    select (select count(*)::integer from found) as total,
           (select coalesce(json_agg(unread order by is_shown, attempts, id), '[]') from unread) as unread,
           (select coalesce(json_agg(page order by ${BY_WEIGHT}), '[]') from page) as page`.execute(db);
  return rows[0] ?? { total: 0, page: [], unread: [] };
}

/**
 * A section that is to be read, and that nobody reads at this moment: nobody else does until the claim runs out. First those of which
 * nothing can be shown, then those that were read longest ago.
 *
 * @returns null: nothing is to be read
 */
export async function claimUnread(
  db: Db,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<UnreadSection | null> {
  const isFree = (claim: string) => sql`coalesce(${sql.ref(claim)} <= ${now}, true)`;
  const { rows } = await sql<UnreadSection>`
    with ${WITH_LOOKED_AT},
         due as (
           select l.*, coalesce(${IS_OF_ITS_KEYS}, false) as is_shown, k.read_at
             from looked_at l left join kept_proposals k on k.section_id = l.id
            where ${IS_READ} is not true and ${isFree('k.claimed_until')}
            order by is_shown, k.read_at nulls first, l.attempts desc, l.id limit 1),
         claimed as (
           insert into kept_proposals as kept (section_id, claimed_until)
           select id, ${until}::timestamptz from due
               on conflict (section_id) do update set claimed_until = excluded.claimed_until
            -- Another process may have claimed it since this statement began, and have read it.
            where ${isFree('kept.claimed_until')} and kept.read_at is not distinct from (select read_at from due)
           returning section_id)
    select due.id, version, key_revision, attempts, is_shown from due join claimed on claimed.section_id = due.id`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** In place of what was kept, and ends the claim. */
export async function storeProposals(
  db: Db,
  { id, version, key_revision, attempts }: UnreadSection,
  { questions, at }: { readonly questions: readonly QuestionLook[]; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('kept_proposals')
    .set({
      version,
      key_revision,
      attempts,
      rules: RULES,
      ...weighed(questions),
      questions: JSON.stringify(questions),
      read_at: at,
      claimed_until: null,
    })
    .where('section_id', '=', id)
    .execute();
}

/** Forgets what was found in sections that are deleted. */
export async function forgetDeleted(db: Db): Promise<void> {
  await sql`
    delete from kept_proposals k using sections s where s.id = k.section_id and s.deleted_at is not null`.execute(db);
}

/** The numbers of the questions, and of those that are noticed, in how many ways without reports, and by how many learners. */
function weighed(questions: readonly QuestionLook[]) {
  const weights = questions.map(({ number, answers, discrimination }) => ({
    number,
    signals: [answers.length > 0, discrimination !== null].filter(Boolean).length,
    learners: answers.reduce((sum, { count }) => sum + count, 0),
  }));
  const noticed = weights.filter(({ signals }) => signals > 0);
  return {
    numbers: weights.map(({ number }) => number),
    noticed: noticed.map(({ number }) => number),
    signals: noticed.map(({ signals }) => signals),
    learners: noticed.map(({ learners }) => learners),
  };
}
