import { isMarkedSkill, SKILLS, type Skill } from '@bandwise/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { QuestionLook } from './look-at-section.ts';
import { LEARNERS_MIN } from './proposed-answers.ts';

type Db = Kysely<Schema>;

/** Raised when the same answers lead to other findings, or are stored in another way: all sections are then read again. */
const RULES = 3;
/** A third of the attempts must be enough learners to count. */
const ATTEMPTS_MIN = 3 * LEARNERS_MIN;
/** The most taken ones: what few have taken says little. */
const SECTIONS_MAX = 300;

/**
 * `watched`: the sections with so many attempts that their statistics may say something, or with open reports, `reported`; the most
 * taken of them. `attempts_of_section` holds the submitted attempts of a section next to each other.
 */
const WITH_WATCHED = sql`
  reported as materialized (
    select section_id, number, count(*)::integer as reports from problem_reports where state = 'open'
     group by section_id, number),
  watched as materialized (
    select s.id, s.current_version as version, s.key_revision, submitted.attempts
      from sections s
     cross join lateral (
           select count(*)::integer as attempts from attempts a where a.section_id = s.id and a.submitted_at is not null) submitted
     where s.deleted_at is null and s.skill = any(${SKILLS.filter(isMarkedSkill)})
       and (submitted.attempts >= ${ATTEMPTS_MIN}::integer or s.id in (select section_id from reported))
     order by submitted.attempts desc, s.id limit ${SECTIONS_MAX}::integer)`;

/** Whether the row `k` is about the keys that the watched section `w` has now. */
const IS_CURRENT = sql`(k.version, k.key_revision, k.rules) = (w.version, w.key_revision, ${RULES}::integer)`;
/** Whether it also covers 99 % of the attempts, because a few answers among many change little, or all if it is older than a moment. */
const isFresh = (moment: Date | null) => sql`
  (${IS_CURRENT} and abs(w.attempts - k.attempts) <= k.attempts / 128
   and (w.attempts = k.attempts or k.computed_at > coalesce(${moment}::timestamptz, '-infinity')))`;

/** A section without statistics, or with statistics that have become stale. */
export interface StaleSection {
  readonly id: string;
  readonly version: number;
  /** Raised by every regrade. */
  readonly key_revision: number;
  /** Submitted attempts of all learners. */
  readonly attempts: number;
  /** It has statistics of its current keys, of fewer attempts. */
  readonly is_shown: boolean;
}

/** Replaces the row of a section. */
export async function storeStatistics(
  db: Db,
  { id, version, key_revision, attempts }: StaleSection,
  { questions, at }: { readonly questions: readonly QuestionLook[]; readonly at: Date },
): Promise<void> {
  const row = {
    version,
    key_revision,
    attempts,
    rules: RULES,
    questions: JSON.stringify(questions),
    computed_at: at,
  };
  await db
    .insertInto('section_statistics')
    .values({ section_id: id, ...row })
    .onConflict((conflict) => conflict.column('section_id').doUpdateSet(row))
    .execute();
}

export interface FoundProposal {
  readonly section_id: string;
  readonly reports: number;
  readonly title: string;
  readonly skill: Skill;
  readonly part_number: number;
  /** The name of the test. */
  readonly exam: string;
  readonly question: QuestionLook;
}

export interface FoundProposals {
  readonly total: number;
  readonly page: readonly FoundProposal[];
  /** Stale sections: those without findings first, then those with few attempts. */
  readonly stale: readonly StaleSection[];
}

/** First the questions with the most signals, then those that concern the most learners. */
const BY_WEIGHT = sql`signals desc, learners desc, section_id, number`;

interface ProposalQuery {
  readonly limit: number;
  readonly offset: number;
  /** Statistics from before this moment become stale with any new attempt. */
  readonly freshFrom: Date | null;
}

/** One page of the questions that an administrator should look at, and the sections that are to be recomputed. */
export async function findProposals(db: Db, { limit, offset, freshFrom }: ProposalQuery): Promise<FoundProposals> {
  const { rows } = await sql<FoundProposals>`
    with ${WITH_WATCHED},
         stale as (
           select w.*, coalesce(${IS_CURRENT}, false) as is_shown
             from watched w left join section_statistics k on k.section_id = w.id where ${isFresh(freshFrom)} is not true),
         shown as (
           select k.section_id, k.questions from watched w join section_statistics k on k.section_id = w.id and ${IS_CURRENT}),
         asked as (
           select section_id, question, (question ->> 'number')::integer as number,
                  (jsonb_array_length(question -> 'answers') > 0)::integer
                    + (question ->> 'discrimination' is not null)::integer as signals,
                  (select coalesce(sum((answer ->> 'count')::integer), 0)
                     from jsonb_array_elements(question -> 'answers') answer) as learners
             from shown cross join jsonb_array_elements(shown.questions) question),
         found as materialized (
           select section_id, number, question, coalesce(reports, 0) as reports, learners + coalesce(reports, 0) as learners,
                  signals + (reports is not null)::integer as signals
             from asked left join reported using (section_id, number)
            where signals > 0 or reports is not null),
         page as (
           select p.*, s.title, s.skill, s.part_number, e.description as exam
             from (select * from found order by ${BY_WEIGHT} limit ${limit}::integer offset ${offset}::integer) p
             join sections s on s.id = p.section_id
             join exams e on e.id = s.exam_id)
    select (select count(*)::integer from found) as total,
           (select coalesce(json_agg(stale order by is_shown, attempts, id), '[]') from stale) as stale,
           (select coalesce(json_agg(page order by ${BY_WEIGHT}), '[]') from page) as page`.execute(db);
  return rows[0] ?? { total: 0, page: [], stale: [] };
}
