import type { AssignmentBody, AssignmentChange, NewAssignment } from '@bandwise/api-contract/admin';
import { allowsConditions, canBeSat, type ExtraTime } from '@bandwise/domain/internal';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { DAY } from '../../limits.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { recordAudit, type AuditAction } from '../audit/audit.ts';
import { requireClass } from '../rights/rights.ts';
import { titleOf } from './assigned.ts';
import {
  deleteAssignment,
  findGranted,
  findParts,
  insertAssignment,
  isLearnerOf,
  storeGranted,
  updateAssignment,
  type AssignmentRules,
} from './assignments.repo.ts';
import { mailAssignment } from './mails/mail-assignment.job.ts';
import { readAssignment, requireAssignment } from './read-assignment.ts';
import { idsIn, testsOf } from './standings.ts';

type Trx = Transaction<Schema>;

export interface AssignmentContext {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly jobs: Pick<JobQueue, 'requestLater' | 'withdraw'>;
  /** Adds extra time to the open sittings of an assignment. */
  readonly grantExtraTime: (
    trx: Trx,
    userId: string,
    granted: { readonly extraTime: ExtraTime; readonly now: Date; readonly assignmentId: string },
  ) => Promise<void>;
}

/** @throws 404, 422 naming the item or the time that is wrong */
export async function assign(
  { db, now }: AssignmentContext,
  caller: Caller,
  { classId, body }: { readonly classId: string; readonly body: NewAssignment },
): Promise<AssignmentBody> {
  const at = now();
  refuseTimes(body);
  if (new Date(body.due_at) <= at) throw invalid('due_at', 'The due time is in the past.');
  const id = await inTransaction(db, { by: caller.id }, async (trx) => {
    const { name, archived_at } = await requireClass(trx, caller, classId);
    if (archived_at !== null) throw invalid('class', `${name} is archived. Restore it before you assign tests.`);
    await refuseItems(trx, body);
    const { items, conditions, ...rules } = body;
    const inserted = await insertAssignment(trx, {
      class_id: classId,
      items: JSON.stringify(items),
      conditions,
      ...readRules(rules),
      created_by: caller.id,
      created_at: at,
    });
    await record(trx, { caller, at, id: inserted, name: body.name, className: name, action: 'assignment.create' });
    return inserted;
  });
  return readAssignment(db, caller, id);
}

type Rules = Omit<NewAssignment, 'conditions' | 'items'>;

function readRules({ opens_at, due_at, ...rules }: Rules): AssignmentRules {
  return { ...rules, opens_at: new Date(opens_at), due_at: new Date(due_at) };
}

function invalid(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { issues: [{ path, message }] });
}

function refuseTimes({ opens_at, due_at }: Pick<Rules, 'due_at' | 'opens_at'>): void {
  if (new Date(due_at) <= new Date(opens_at)) throw invalid('due_at', 'The due time must be after the opening time.');
}

async function refuseItems(
  trx: Trx,
  { items, conditions }: Pick<NewAssignment, 'conditions' | 'items'>,
): Promise<void> {
  const parts = await findParts(trx, idsIn(items));
  for (const [index, item] of items.entries()) {
    const tests = testsOf(item, parts);
    const path = `items.${index}`;
    const ids = item.kind === 'mock' ? item.examIDs : [item.kind];
    const isMissing = item.kind !== 'mistakes' && !tests.some(({ available }) => available);
    const isPartlyMissing = item.kind === 'mock' && new Set(tests.map(({ exam_id }) => exam_id)).size < ids.length;
    if (isMissing || isPartlyMissing) throw invalid(path, 'This test does not exist or is not published.');
    if (!allowsConditions(item, conditions))
      throw invalid(
        path,
        conditions === 'exam'
          ? 'Only full tests can be taken under exam conditions.'
          : 'A mock exam is always taken under exam conditions. Choose exam conditions.',
      );
    const unsat = tests.find(({ skill }) => !canBeSat(skill));
    if (conditions === 'exam' && unsat)
      throw invalid(path, `${titleOf(item.kind, tests)} cannot be taken under exam conditions.`);
  }
}

/** Changes times and rules. @throws 404, 422, version_conflict */
export async function changeAssignment(
  { db, now }: AssignmentContext,
  caller: Caller,
  { id, change: { revision, ...rules } }: { readonly id: string; readonly change: AssignmentChange },
): Promise<AssignmentBody> {
  refuseTimes(rules);
  const at = now();
  await inTransaction(db, { by: caller.id }, async (trx) => {
    const row = await requireAssignment(trx, caller, id);
    if (!(await updateAssignment(trx, { id, revision, now: at }, readRules(rules))))
      throw new AppError('version_conflict', 'Someone has changed this assignment since you opened it. Load it again.');
    await record(trx, { caller, at, id, name: rules.name, className: row.class_name, action: 'assignment.update' });
  });
  return readAssignment(db, caller, id);
}

/** Deletes an assignment. Attempts, sittings and submissions stay. @throws 404 */
export async function removeAssignment({ db, now }: AssignmentContext, caller: Caller, id: string): Promise<void> {
  await inTransaction(db, { by: caller.id }, async (trx) => {
    const { name, class_name: className } = await requireAssignment(trx, caller, id);
    await deleteAssignment(trx, id);
    await record(trx, { caller, at: now(), id, name, className, action: 'assignment.delete' });
  });
}

/** Copies an assignment without what was granted to its learners. @throws 404, 422 */
export async function copyAssignment(
  context: AssignmentContext,
  caller: Caller,
  {
    id,
    classID,
    opens_at,
    due_at,
  }: { readonly id: string; readonly classID: string; readonly opens_at: string; readonly due_at: string },
): Promise<AssignmentBody> {
  const row = await requireAssignment(context.db, caller, id);
  const { name, note, in_order, attempts_allowed, answers_shown, full_screen, start_code, conditions, items } = row;
  const rules = { name, note, in_order, attempts_allowed, answers_shown, full_screen, start_code };
  const copied = items.map((item) => (item.kind === 'mock' ? { kind: item.kind, examIDs: [...item.examIDs] } : item));
  const body = { ...rules, conditions, items: copied, opens_at, due_at };
  return assign(context, caller, { classId: classID, body });
}

/**
 * Gives one learner extra time or an own due time. A running sitting of the learner gets more time, never less.
 * @throws 404
 */
export async function grantLearner(
  context: AssignmentContext,
  caller: Caller,
  {
    id,
    userId,
    extraTime,
    dueAt,
  }: { readonly id: string; readonly userId: string; readonly extraTime: ExtraTime; readonly dueAt: Date | null },
): Promise<AssignmentBody> {
  const now = context.now();
  await inTransaction(context.db, { by: caller.id }, async (trx) => {
    const row = await requireAssignment(trx, caller, id);
    if (!(await isLearnerOf(trx, row.class_id, userId)))
      throw new AppError('not_found', 'This learner was not found in the class.');
    if (dueAt !== null && dueAt <= row.opens_at)
      throw invalid('due_at', 'The due time must be after the opening time.');
    const before = (await findGranted(trx, [id])).find(({ user_id }) => user_id === userId)?.due_at;
    const { percent: extra_time_percent, minutes: extra_time_minutes } = extraTime;
    await storeGranted(trx, {
      assignment_id: id,
      user_id: userId,
      extra_time_percent,
      extra_time_minutes,
      due_at: dueAt,
    });
    if (row.conditions === 'exam') await context.grantExtraTime(trx, userId, { extraTime, now, assignmentId: id });
    if (before?.getTime() !== dueAt?.getTime()) {
      const data = { assignmentId: id, userId, about: 'due' as const };
      // Only the last own due time is mailed about.
      await context.jobs.withdraw(trx, mailAssignment, data);
      if (dueAt !== null)
        await context.jobs.requestLater(trx, mailAssignment, { data, time: new Date(dueAt.getTime() - DAY) });
    }
    await record(trx, { caller, at: now, id, name: row.name, className: row.class_name, action: 'assignment.grant' });
  });
  return readAssignment(context.db, caller, id);
}

interface Recorded {
  readonly caller: Caller;
  readonly at: Date;
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly action: Extract<AuditAction, `assignment.${string}`>;
}

async function record(trx: Trx, { caller, at, id, name, className, action }: Recorded): Promise<void> {
  await recordAudit(trx, { at, actor: caller, action, targetType: 'assignment', targetId: id, name, note: className });
}
