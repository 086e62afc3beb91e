import { ERROR_STATUS } from '@bandwise/api-contract/common';
import type { Transaction } from 'kysely';
import { isAccountGone, isConflict, isConnectionLoss, isStorageFailure } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../audit/audit.ts';
import { changeExam, createExam, lockExam, storeState, type Publisher, type StoredExam } from '../exams/exams.ts';
import { removeDraft } from './drafts.repo.ts';
import { describe } from './drafts.service.ts';
import { keepRemainder } from './keep-remainder.ts';
import { toWrite } from './to-write.ts';
import { claimDue, findDue, noteFailure, type DueDraft } from './schedule.repo.ts';

export type PublishWork = Pick<Deps, 'config' | 'db' | 'fetchPictures' | 'media' | 'now'>;

/** Another process published the draft, or its schedule changed: rolls the transaction back. */
class NotDue extends Error {
  override readonly name = 'NotDue';
}

/**
 * Publishes every due draft, with the checks and in the transaction of an administrator's publishing. Safe in several processes: each draft
 * is published once. A refused draft stores the reason and does not delay others. @throws errors other than refusals, after all were tried.
 */
export async function publishDue(work: PublishWork): Promise<void> {
  const seen: string[] = [];
  const failures: unknown[] = [];
  for (;;) {
    const due = await findDue(work.db, work.now(), seen);
    if (!due) break;
    seen.push(due.id);
    try {
      await publish(work, due);
    } catch (error) {
      const failed = await settleFailure(work, due, error).catch((second: unknown) => [error, second]);
      failures.push(...failed);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all drafts that are due could be published');
}

/** @returns the errors to log. */
async function settleFailure(work: PublishWork, due: DueDraft, error: unknown): Promise<readonly unknown[]> {
  // The scheduling user was deleted concurrently: the next round finds the draft without a user.
  if (error instanceof NotDue || isAccountGone(error)) return [];
  if (error instanceof AppError) {
    if (!isLasting(error)) return [error];
    await noteRefusal(work, due, error);
    return [];
  }
  // A temporary failure is retried in the next round.
  if (!isConnectionLoss(error) && !isStorageFailure(error) && !isConflict(error))
    await noteRefusal(work, due, { message: UNFORESEEN, issues: [] });
  return [error];
}

const UNFORESEEN = 'The server could not publish this draft. Open it, check it and schedule it again.';

/** Whether an error is permanent. */
function isLasting({ code }: AppError): boolean {
  return ERROR_STATUS[code] < 500;
}

async function publish(work: PublishWork, due: DueDraft): Promise<void> {
  const { input, ...from } = toWrite(due.scheduled_exam);
  const write = {
    input,
    publisher: publisherOf(due),
    idempotencyKey: null,
    defaultUnlockPassword: work.config.defaultUnlockPassword,
    settle: (trx: Transaction<Schema>, stored: StoredExam) => settle(work, trx, { due, stored }),
  };
  if (due.exam_id === null) await createExam(work, { ...write, skill: due.skill });
  else await changeExam(work, due.exam_id, { ...write, ...from });
}

async function settle(
  { now }: PublishWork,
  trx: Transaction<Schema>,
  { due, stored }: { readonly due: DueDraft; readonly stored: StoredExam },
): Promise<void> {
  const draft = await claimDue(trx, due);
  if (!draft) throw new NotDue();
  if (draft.revision === due.scheduled_revision) await removeDraft(trx, due.id);
  else await keepRemainder(trx, due, stored);
  const exam = await lockExam(trx, stored.exam_id);
  const { actor, note } = publisherOf(due);
  // A scheduled publication also makes the test visible.
  if (exam) await storeState(trx, exam, { state: 'published', at: now(), actor, note });
}

const SCHEDULER = { id: null, firstName: 'Scheduler', lastName: '' };

function publisherOf({ scheduled_by: userId, first_name, last_name }: DueDraft): Required<Publisher> {
  const name = `${first_name ?? ''} ${last_name ?? ''}`.trim();
  return { userId, actor: SCHEDULER, note: name === '' ? ', as scheduled' : `, as scheduled by ${name}` };
}

async function noteRefusal(
  work: PublishWork,
  due: DueDraft,
  { message, issues }: Pick<AppError, 'issues' | 'message'>,
): Promise<void> {
  const at = work.now();
  await inTransaction(work.db, { by: null }, async (trx) => {
    if (!(await claimDue(trx, due))) return;
    await noteFailure(trx, due.id, { at: at.toISOString(), message, issues });
    await recordAudit(trx, {
      at,
      actor: SCHEDULER,
      action: 'draft.publish_failed',
      targetType: due.exam_id === null ? 'draft' : 'exam',
      targetId: due.exam_id ?? due.id,
      name: describe(due),
      note: `${publisherOf(due).note}: ${message}`,
    });
  });
}
