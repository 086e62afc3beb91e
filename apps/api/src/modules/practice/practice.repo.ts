import type { Say } from '@bandwise/api-contract/learner';
import type { QuestionType, Skill } from '@bandwise/domain';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { PractisedVerdict, PracticeTurnsTable, Schema } from '../../db/schema.ts';
import type { OwnedId } from '../attempts/attempts.ts';

type Db = Kysely<Schema>;

/** Enough for some years of daily practice. */
const ATTEMPTS_MAX = 500;
const TURNS_MAX = 5000;

/** A marked question of an attempt, with its section's current state. */
export interface MarkedQuestion {
  readonly attempt_id: string;
  readonly at: Date;
  readonly section_id: string;
  /** The version of the attempt. */
  readonly version: number;
  readonly number: number;
  readonly type: QuestionType;
  readonly correct: boolean;
  readonly current_version: number;
  readonly skill: Skill;
  readonly title: string;
  readonly part_number: number;
  readonly locked: boolean;
}

/**
 * The questions of the learner's latest marked attempts at available sections; sections are looked up by key, otherwise all would be read.
 */
export async function findMarkedQuestions(db: Db, userId: string): Promise<readonly MarkedQuestion[]> {
  const { rows } = await sql<MarkedQuestion>`
    select a.id as attempt_id, a.submitted_at as at, a.section_id, a.version, v.number, v.type, v.correct,
           s.current_version, s.skill, s.title, s.part_number, s.locked
      from (select id, section_id, version, submitted_at, verdicts from attempts
             where user_id = ${userId} and submitted_at is not null and source = 'marked'
             order by submitted_at desc limit ${ATTEMPTS_MAX}) a
      join lateral (select * from sections where id = a.section_id limit 1) s on s.deleted_at is null
      join exams e on e.id = s.exam_id and e.state <> 'archived'
     cross join lateral jsonb_to_recordset(a.verdicts) v (number integer, type text, correct boolean, reason text)
     where v.reason <> 'unscorable'`.execute(db);
  return rows;
}

/** Sections with a timed or recent attempt in progress: their questions are not practised until it ends. */
export async function findUnderWay(db: Db, userId: string, now: Date): Promise<ReadonlySet<string>> {
  const minute = new Date(now.getTime() - 60_000);
  const day = new Date(now.getTime() - 24 * 60 * 60_000);
  const { rows } = await sql<{ section_id: string }>`
    select section_id from attempts
     where user_id = ${userId} and submitted_at is null
       and (deadline > ${minute} or deadline is null and started_at > ${day})
    union
    select p.section_id from sittings t join sitting_sections p on p.sitting_id = t.id
     where t.user_id = ${userId} and t.ended_at is null`.execute(db);
  return new Set(rows.map(({ section_id }) => section_id));
}

const TURN_COLUMNS = ['id', 'section_id', 'version', 'answers', 'verdicts', 'said', 'answered_at'] as const;

export type Turn = Readonly<Pick<Selectable<PracticeTurnsTable>, (typeof TURN_COLUMNS)[number]>>;

/** The learner's latest turns. */
export function findTurns(db: Db, userId: string): Promise<Turn[]> {
  return db
    .selectFrom('practice_turns')
    .select(TURN_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .limit(TURNS_MAX)
    .execute();
}

export async function findTurn(db: Db, { userId, id }: OwnedId): Promise<Turn | null> {
  const row = await db
    .selectFrom('practice_turns')
    .select(TURN_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts a turn if it does not exist. */
export async function insertTurn(
  db: Db,
  userId: string,
  turn: Omit<Turn, 'said' | 'verdicts'> & { readonly verdicts: readonly PractisedVerdict[] },
): Promise<void> {
  await db
    .insertInto('practice_turns')
    .values({
      ...turn,
      user_id: userId,
      answers: JSON.stringify(turn.answers),
      verdicts: JSON.stringify(turn.verdicts),
      said: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

export async function updateRating(db: Db, { userId, id }: OwnedId, said: Say): Promise<Turn | null> {
  const row = await db
    .updateTable('practice_turns')
    .set({ said })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(TURN_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}
