import type { AssignmentConditions } from '@bandwise/domain/internal';
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Caller } from '../../http/handler.ts';
import { ROOM_MESSAGES } from '../../limits.ts';
import { classesOf, learnersOfClass } from '../rights/rights.ts';

type Db = Kysely<Schema>;

export interface RoomRow {
  readonly id: string;
  readonly name: string;
  readonly class_id: string;
  readonly class_name: string;
  readonly conditions: AssignmentConditions;
  readonly opens_at: Date;
  readonly due_at: Date;
  readonly start_code: string | null;
}

/** undefined: no such assignment, or one of another teacher's class. */
export function findRoom(db: Db, caller: Caller, id: string): Promise<RoomRow | undefined> {
  return db
    .selectFrom('assignments as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .select(['a.id', 'a.name', 'a.class_id', 'c.name as class_name', 'a.conditions', 'a.opens_at', 'a.due_at'])
    .select('a.start_code')
    .where('a.id', '=', id)
    .where(sql<boolean>`a.class_id in (${classesOf(caller)})`)
    .executeTakeFirst();
}

type SittingRow = Selectable<Schema['sittings']>;

export interface RoomLearnerRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly sitting_id: string | null;
  readonly seen_at: Date | null;
  readonly left_count: number | null;
  readonly left_seconds: number | null;
  readonly left_at: Date | null;
  readonly plan: SittingRow['plan'] | null;
  readonly events: SittingRow['events'] | null;
  readonly ended_at: Date | null;
  /** The number of answered questions or tasks by section, and the time of the last one. */
  readonly saved: Readonly<Record<string, { readonly answered: number; readonly at: number | null }>>;
}

/** The learners of the class, and others who have started, each with the latest sitting. One statement. */
export async function findRoomLearners(db: Db, room: RoomPlace): Promise<readonly RoomLearnerRow[]> {
  return (await roomLearners(room).execute(db)).rows;
}

type RoomPlace = Pick<RoomRow, 'class_id' | 'id'>;

export function roomLearners({ id, class_id }: RoomPlace): RawBuilder<RoomLearnerRow> {
  return sql<RoomLearnerRow>`
    select u.id, u.first_name, u.last_name, w.sitting_id, w.seen_at, w.left_count, w.left_seconds, w.left_at,
           s.plan, s.events, s.ended_at, coalesce(a.saved, '{}') || coalesce(t.saved, '{}') as saved
      from (${learnersOfClass(class_id)}
            union
            select user_id from assignment_work where assignment_id = ${id}) m
      join users u on u.id = m.user_id
      left join lateral (
        select w.sitting_id, w.seen_at, w.left_count, w.left_seconds, w.left_at from assignment_work w
         where w.assignment_id = ${id} and w.user_id = m.user_id and w.sitting_id is not null
         order by w.started_at desc, w.id limit 1) w on true
      left join sittings s on s.id = w.sitting_id
      left join lateral (
        select jsonb_object_agg(a.section_id, jsonb_build_object(
                 'answered', (select count(*) from jsonb_object_keys(a.answers)),
                 'at', (select max(typed.at::bigint) from jsonb_each_text(a.stamps) as typed (address, at)))) as saved
          from attempts a where a.sitting_id = w.sitting_id) a on w.sitting_id is not null
      left join lateral (
        select jsonb_object_agg(t.section_id, jsonb_build_object('answered', (t.text <> '')::integer, 'at', t.text_at)) as saved
          from sitting_sections t where t.sitting_id = w.sitting_id and t.text_at is not null) t on w.sitting_id is not null
     order by u.last_name, u.first_name, u.id`;
}

export interface RoomMessageRow {
  readonly id: string;
  readonly text: string;
  readonly sent_at: Date;
  readonly from: string;
  readonly to: string | null;
}

/** The latest messages of an assignment, the earliest first. */
export async function findRoomMessages(db: Db, id: string): Promise<readonly RoomMessageRow[]> {
  const { rows } = await sql<RoomMessageRow>`
    select m.id, m.text, m.sent_at, trim(concat(f.first_name, ' ', f.last_name)) as "from",
           trim(t.first_name || ' ' || t.last_name) as "to"
      from room_messages m left join users f on f.id = m.sent_by left join users t on t.id = m.user_id
     where m.assignment_id = ${id} order by m.sent_at desc, m.id desc limit ${ROOM_MESSAGES}`.execute(db);
  return [...rows].reverse();
}

export interface RoomSitting {
  readonly sitting_id: string;
  readonly name: string;
}

/** The latest sitting of one learner of an assignment, or of each. */
export async function findRoomSittings(
  trx: Transaction<Schema>,
  id: string,
  userId: string | null,
): Promise<readonly RoomSitting[]> {
  const { rows } = await sql<RoomSitting>`
    select distinct on (w.user_id) w.sitting_id, trim(concat(u.first_name, ' ', u.last_name)) as name
      from assignment_work w join users u on u.id = w.user_id
     where w.assignment_id = ${id} and w.sitting_id is not null and (${userId}::uuid is null or w.user_id = ${userId})
     order by w.user_id, w.started_at desc, w.id`.execute(trx);
  return [...rows].sort((one, other) => (one.sitting_id < other.sitting_id ? -1 : 1));
}

/** Adds an absence that went on when the sitting ended to its total: it lasted until the end. */
export async function closeAbsence(trx: Transaction<Schema>, sittingId: string): Promise<void> {
  await sql`
    update assignment_work w
       set left_seconds = w.left_seconds + greatest(0, round(extract(epoch from s.ends_at - w.left_at))::integer), left_at = null
      from sittings s
     where s.id = w.sitting_id and w.sitting_id = ${sittingId} and w.left_at is not null`.execute(trx);
}

/** Whether someone may get messages: a learner of the class, or one who has started. */
export async function isInRoom(
  trx: Transaction<Schema>,
  { id, class_id }: Pick<RoomRow, 'class_id' | 'id'>,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from class_members where class_id = ${class_id} and user_id = ${userId} and role = 'learner'
    union all select from assignment_work where assignment_id = ${id} and user_id = ${userId} limit 1`.execute(trx);
  return rows.length > 0;
}
