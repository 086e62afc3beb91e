import { createHash, timingSafeEqual } from 'node:crypto';
import type { StartedAssigned } from '@bandwise/api-contract/learner';
import type { ItemStanding } from '@bandwise/domain/internal';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { FailureLimit } from '../../platform/throttle/throttle.ts';
import { assignmentNotFound, readOwn, type OwnAssignment } from './assigned.ts';
import { partsOf, standingOfPart, standingsOf, testsOf } from './standings.ts';
import { insertWork } from './work.repo.ts';

/** Starts a sitting, or returns the open one of the same tests. `onCreate` runs in the transaction that stores a new sitting. */
export type StartSitting = (
  caller: Caller,
  request: {
    readonly exams: readonly string[];
    readonly grants: readonly string[];
    readonly extraTime: { readonly percent: number; readonly minutes: number };
    readonly onCreate: (trx: Transaction<Schema>, sittingId: string) => Promise<void>;
  },
) => Promise<{ readonly id: string }>;

export interface StartContext {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly startSitting: StartSitting;
  /** Grants for the locked ones of these parts. */
  readonly grantsFor: (sectionIds: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** Wrong start codes of one learner. */
  readonly wrongCodes: FailureLimit;
}

interface Start {
  readonly id: string;
  readonly item: number;
  readonly sectionID?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Starts an item, or returns its running attempt. A sitting and its work are stored together. A lock needs no password, and a start code is
 * compared in constant time.
 * @throws 404, assignment_closed, wrong_start_code, too_many_requests
 */
export async function startAssigned(context: StartContext, caller: Caller, start: Start): Promise<StartedAssigned> {
  const now = context.now();
  const [own] = await readOwn(context.db, { userId: caller.id, now }, start.id);
  const item = own?.row.items[start.item];
  if (!own || !item) throw assignmentNotFound();
  const standing = standingsOf({ ...own, assignment: own.row, dueAt: own.row.own_due_at, now })[start.item];
  if (!standing) throw assignmentNotFound();
  const isSitting = own.row.conditions === 'exam';
  const running = own.work.find((one) => one.item === start.item && one.finished_at === null);
  if (isSitting && running?.sitting_id) return { sittingID: running.sitting_id, section: null, grants: {} };
  const parts = partsOf(item, own.row, own.parts);
  const part = parts.length === 1 ? parts[0] : parts.find(({ id }) => id === start.sectionID);
  if (parts.length > 0 && !part) throw assignmentNotFound();
  if (standing.state !== 'running') refuseUnlessOpen(standing);
  const tests = part ? [part] : testsOf(item, own.parts);
  if (item.kind !== 'mistakes' && !tests.some(({ available }) => available))
    throw new AppError('assignment_closed', 'This test was deleted or is not published any more. Ask your teacher.');
  const work = own.work.filter((one) => one.item === start.item && one.section_id === (part?.id ?? null));
  const isRunning = work.some(({ finished_at }) => finished_at === null);
  // Some parts of a running item may be done.
  const ofPart = part && standingOfPart({ assignment: own.row, dueAt: own.row.own_due_at, work, now });
  if (ofPart && !isRunning) refuseUnlessOpen(ofPart);
  await checkCode(context, caller, { row: own.row, code: start.code });
  if (isSitting) return startSitting(context, caller, { own, start });
  if (!isRunning) await storePractice(context, caller, { own, start, sectionId: part?.id ?? null });
  return {
    sittingID: null,
    section: part ? { id: part.id, skill: part.skill } : null,
    grants: part ? { ...(await context.grantsFor([part.id])) } : {},
  };
}

function refuseUnlessOpen({ may_start, state }: ItemStanding): void {
  if (may_start) return;
  const why = {
    not_open: 'This assignment is not open yet.',
    waiting: 'Finish the previous test or task of this assignment first.',
    missed: 'The due time of this assignment has passed.',
    done: 'You have no attempts left.',
    open: 'You have no attempts left.',
    running: 'You have already started this test. Reload the page to continue.',
  } as const satisfies Record<ItemStanding['state'], string>;
  throw new AppError('assignment_closed', why[state]);
}

async function checkCode(
  { wrongCodes }: StartContext,
  caller: Caller,
  { row, code }: Pick<OwnAssignment, 'row'> & Pick<Start, 'code'>,
): Promise<void> {
  if (row.start_code === null) return;
  const key = [caller.id, row.id];
  await wrongCodes.refuseWhenReached(key);
  if (timingSafeEqual(digest(code ?? ''), digest(row.start_code))) return;
  if (code !== undefined) await wrongCodes.add(key);
  throw new AppError('wrong_start_code', 'This is not the start code. Check it, or ask your teacher.');
}

/** Codes are announced aloud, so case and spaces at the ends do not count. */
function digest(code: string): Buffer {
  return createHash('sha256').update(code.trim().toLowerCase()).digest();
}

async function startSitting(
  context: StartContext,
  caller: Caller,
  { own: { row, parts, work }, start }: { readonly own: OwnAssignment; readonly start: Start },
): Promise<StartedAssigned> {
  const item = row.items[start.item];
  if (!item) throw assignmentNotFound();
  const tests = testsOf(item, parts).filter(({ available }) => available);
  const exams = [...new Set(tests.map(({ exam_id }) => exam_id))];
  const grants = Object.values(await context.grantsFor(tests.map(({ id }) => id)));
  const attempt = 1 + Math.max(0, ...work.filter((one) => one.item === start.item).map((one) => one.attempt));
  let isLinked = false;
  const { id } = await context.startSitting(caller, {
    exams,
    grants,
    extraTime: { percent: row.extra_time_percent, minutes: row.extra_time_minutes },
    onCreate: async (trx, sitting_id) => {
      const assigned = { assignment_id: row.id, user_id: caller.id, item: start.item, attempt, sitting_id };
      if (!(await insertWork(trx, { ...assigned, started_at: context.now() }))) throw alreadyRunning();
      isLinked = true;
    },
  });
  if (isLinked) return { sittingID: id, section: null, grants: {} };
  const again = await readOwn(context.db, { userId: caller.id, now: context.now() }, row.id);
  if (again.some((own) => own.work.some(({ sitting_id }) => sitting_id === id)))
    return { sittingID: id, section: null, grants: {} };
  throw new AppError(
    'assignment_closed',
    'You are taking this test outside the assignment. Finish or discard it first.',
  );
}

function alreadyRunning(): AppError {
  return new AppError('assignment_closed', 'This test was started on another page or device. Reload the page.');
}

async function storePractice(
  { db, now }: StartContext,
  caller: Caller,
  {
    own: { row, work },
    start,
    sectionId,
  }: { readonly own: OwnAssignment; readonly start: Start; readonly sectionId: string | null },
): Promise<void> {
  const before = work.filter((one) => one.item === start.item && one.section_id === sectionId);
  const attempt = 1 + Math.max(0, ...before.map((one) => one.attempt));
  await inTransaction(db, { by: caller.id }, async (trx) => {
    // A double click starts the same attempt twice, and stores it once.
    await insertWork(trx, {
      assignment_id: row.id,
      user_id: caller.id,
      item: start.item,
      section_id: sectionId,
      attempt,
      started_at: now(),
    });
  });
}
