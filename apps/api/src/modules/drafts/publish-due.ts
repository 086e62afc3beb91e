import { ERROR_STATUS } from '@bandwise/api-contract/common';
import type { Transaction } from 'kysely';
import { isAccountGone } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../audit/audit.ts';
import { changeExam, createExam, type Publisher, type StoredExam } from '../exams/exams.ts';
import { removeDraft } from './drafts.repo.ts';
import { describe } from './drafts.service.ts';
import { toWrite } from './schedule-draft.ts';
import { claimDue, findDue, keepAsChange, noteFailure, type DueDraft } from './schedule.repo.ts';

type PublishWork = Pick<Deps, 'config' | 'db' | 'now'>;

/** Somebody else has published it, or its schedule was changed: undoes what was stored. */
class NotDue extends Error {
  override readonly name = 'NotDue';
}

/**
 * Publishes every draft whose time has come, once, however many processes do so at the same time: with the same checks
 * and in the same transaction as an administrator's publishing. One that can't be published keeps the reason.
 */
export async function publishDue(work: PublishWork): Promise<void> {
  const seen: string[] = [];
  for (;;) {
    const due = await findDue(work.db, work.now(), seen);
    if (!due) return;
    seen.push(due.id);
    try {
      await publish(work, due);
    } catch (error) {
      if (error instanceof AppError && isLasting(error)) await noteRefusal(work, due, error);
      // Whoever scheduled it is deleted just now: the next round finds it without them.
      else if (!(error instanceof NotDue) && !isAccountGone(error)) throw error;
    }
  }
}

/** What is not a matter of a moment. */
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
    settle: (trx: Transaction<Schema>, stored: StoredExam) => settle(trx, due, stored),
  };
  if (due.exam_id === null) await createExam(work, { ...write, skill: due.skill });
  else await changeExam(work, due.exam_id, { ...write, ...from });
}

async function settle(trx: Transaction<Schema>, due: DueDraft, { exam_id }: StoredExam): Promise<void> {
  const draft = await claimDue(trx, due);
  if (!draft) throw new NotDue();
  if (draft.revision === due.scheduled_revision) await removeDraft(trx, due.id);
  else await keepAsChange(trx, due.id, exam_id);
}

const SCHEDULER = { id: null, firstName: 'Scheduler', lastName: '' };

function publisherOf({ scheduled_by: userId, first_name, last_name }: DueDraft): Publisher {
  const name = `${first_name ?? ''} ${last_name ?? ''}`.trim();
  return { userId, actor: SCHEDULER, note: name === '' ? ', as scheduled' : `, as scheduled by ${name}` };
}

async function noteRefusal(work: PublishWork, due: DueDraft, { message, issues }: AppError): Promise<void> {
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
