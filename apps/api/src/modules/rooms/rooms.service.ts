import { randomInt } from 'node:crypto';
import { roomSchema } from '@bandwise/api-contract/admin';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { countOf } from '../../platform/text/count-of.ts';
import { recordAudit, type AuditAction } from '../audit/audit.ts';
import { presentRoom } from './present-room.ts';
import {
  closeAbsence,
  findRoom,
  findRoomLearners,
  findRoomMessages,
  findRoomSittings,
  isInRoom,
  type RoomRow,
  type RoomSitting,
} from './rooms.repo.ts';

type Trx = Transaction<Schema>;

interface OnSitting {
  readonly id: string;
  readonly now: Date;
}

export interface RoomContext extends Pick<Deps, 'db' | 'now'> {
  /** @returns false if the sitting is over. */
  readonly extendSitting: (trx: Trx, on: OnSitting & { readonly minutes: number }) => Promise<boolean>;
  readonly endSitting: (trx: Trx, on: OnSitting) => Promise<boolean>;
  readonly reopenSitting: (trx: Trx, on: OnSitting & { readonly minutes: number }) => Promise<void>;
}

interface Call {
  readonly caller: Caller;
  readonly id: string;
  readonly key: IdempotencyKey | null;
}

interface Done {
  readonly success: true;
  readonly message: string;
}

const done = (message: string): Done => ({ success: true, message });

async function requireRoom(db: Kysely<Schema>, { caller, id }: Pick<Call, 'caller' | 'id'>): Promise<RoomRow> {
  const room = await findRoom(db, caller, id);
  if (!room) throw new AppError('not_found', 'This assignment was not found.');
  return room;
}

/** The current state of each learner. The tag of the response stays the same until something changes, whatever the time is. @throws 404 */
export async function readRoom(
  { db, now }: Pick<RoomContext, 'db' | 'now'>,
  by: Pick<Call, 'caller' | 'id'>,
): Promise<EncodedBody> {
  const room = await requireRoom(db, by);
  const [learners, messages] = await Promise.all([findRoomLearners(db, room), findRoomMessages(db, room.id)]);
  const body = roomSchema.parse(presentRoom(room, { learners, messages, now: now() }));
  return new EncodedBody(JSON.stringify(body), JSON.stringify({ ...body, now: 0 }));
}

async function requireSittings(
  trx: Trx,
  room: RoomRow,
  userId: string | null,
): Promise<readonly [RoomSitting, ...RoomSitting[]]> {
  const [first, ...others] = await findRoomSittings(trx, room.id, userId);
  if (!first && userId !== null) throw new AppError('not_found', 'This learner has not started this assignment.');
  if (!first) throw new AppError('sitting_closed', 'No learner is taking this test now.');
  return [first, ...others];
}

interface Extension {
  readonly userID: string | null;
  readonly minutes: number;
  readonly reason: string;
}

/** Adds minutes to the running or coming exam of one learner, or of all. @throws 404, sitting_closed */
export async function extend(context: RoomContext, call: Call, { userID, minutes, reason }: Extension): Promise<Done> {
  return doOnce(context, { by: call.caller.id, key: call.key }, async (trx) => {
    const room = await requireRoom(trx, call);
    const sittings = await requireSittings(trx, room, userID);
    const now = context.now();
    const extended: string[] = [];
    for (const { sitting_id, name } of sittings)
      if (await context.extendSitting(trx, { id: sitting_id, now, minutes })) extended.push(name);
    const [first] = extended;
    if (first === undefined) throw over(userID);
    const added = countOf(minutes, 'minute', 'minutes');
    const whom = userID === null ? countOf(extended.length, 'learner', 'learners') : first;
    await record(trx, { call, room, now, action: 'room.extend', note: `${whom}, ${added} (${reason})` });
    return done(`${added} added for ${whom}.`);
  });
}

function over(userId: string | null): AppError {
  const message = userId === null ? 'No learner is taking this test now.' : 'The test of this learner has ended.';
  return new AppError('sitting_closed', message);
}

/** Ends a learner's test. @throws 404, sitting_closed */
export async function endOne(
  context: RoomContext,
  call: Call,
  { userID, reason }: Omit<Extension, 'minutes'> & { readonly userID: string },
): Promise<Done> {
  return doOnce(context, { by: call.caller.id, key: call.key }, async (trx) => {
    const room = await requireRoom(trx, call);
    const [{ sitting_id, name }] = await requireSittings(trx, room, userID);
    const now = context.now();
    if (!(await context.endSitting(trx, { id: sitting_id, now }))) throw over(userID);
    await record(trx, { call, room, now, action: 'room.end', note: `${name} (${reason})` });
    return done(`The test of ${name} has ended.`);
  });
}

/** Reopens a learner's exam that ended last. @throws 404, sitting_closed, submission_claimed */
export async function reopen(
  context: RoomContext,
  call: Call,
  { userID, minutes, reason }: Extension & { readonly userID: string },
): Promise<Done> {
  return doOnce(context, { by: call.caller.id, key: call.key }, async (trx) => {
    const room = await requireRoom(trx, call);
    const [{ sitting_id, name }] = await requireSittings(trx, room, userID);
    const now = context.now();
    await closeAbsence(trx, sitting_id);
    await context.reopenSitting(trx, { id: sitting_id, now, minutes });
    await record(trx, { call, room, now, action: 'room.reopen', note: `${name} (${reason})` });
    return done(`The test of ${name} is in progress again.`);
  });
}

/** Sends a message to one learner or to all. @throws 404 */
export async function sendMessage(
  context: RoomContext,
  call: Call,
  { userID, text }: { readonly userID: string | null; readonly text: string },
): Promise<Done> {
  return doOnce(context, { by: call.caller.id, key: call.key }, async (trx) => {
    const room = await requireRoom(trx, call);
    if (userID !== null && !(await isInRoom(trx, room, userID)))
      throw new AppError('not_found', 'This learner was not found in the class.');
    await trx
      .insertInto('room_messages')
      .values({ assignment_id: room.id, user_id: userID, text, sent_by: call.caller.id, sent_at: context.now() })
      .execute();
    return done('Message sent.');
  });
}

/** Sets the start code; undefined: a new one of six digits; null: none. @throws 404 */
export async function setStartCode(
  { db, now }: RoomContext,
  call: Omit<Call, 'key'>,
  code: string | null | undefined,
): Promise<Done> {
  const start_code = code === undefined ? String(randomInt(100_000, 1_000_000)) : code;
  return inTransaction(db, { by: call.caller.id }, async (trx) => {
    const room = await requireRoom(trx, call);
    await trx
      .updateTable('assignments')
      .set((column) => ({ start_code, revision: column('revision', '+', 1) }))
      .where('id', '=', room.id)
      .execute();
    await record(trx, { call, room, now: now(), action: 'room.start_code' });
    return done(start_code === null ? 'Learners start without a code.' : `The start code is ${start_code}.`);
  });
}

interface Recorded {
  readonly call: Pick<Call, 'caller'>;
  readonly room: RoomRow;
  readonly now: Date;
  readonly action: Extract<AuditAction, `room.${string}`>;
  readonly note?: string;
}

async function record(trx: Trx, { call, room, now, action, note = '' }: Recorded): Promise<void> {
  const target = { targetType: 'assignment', targetId: room.id, name: room.name };
  await recordAudit(trx, { at: now, actor: call.caller, action, ...target, note });
}
