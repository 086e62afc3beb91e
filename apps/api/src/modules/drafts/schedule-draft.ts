import type { ExamUpdate } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit.ts';
import { readChange, readNewExam, refuseOtherRevision, versionConflict, lockExam } from '../exams/exams.ts';
import { examNotFound } from '../sections/sections.ts';
import { findDraft, lockDraft, type DraftRow } from './drafts.repo.ts';
import { askerOf, describe, refuseOtherDraftRevision, type DraftWork } from './drafts.service.ts';
import { publishDueJob } from './publish-due.job.ts';
import { draftNotFound } from './refusals.ts';
import { setSchedule } from './schedule.repo.ts';
import { toWrite } from './to-write.ts';
import { minuteText } from '../../platform/text/times.ts';

type ScheduleWork = DraftWork & Pick<Deps, 'config' | 'fetchPictures' | 'jobs' | 'media'>;

interface Scheduling {
  readonly revision: number;
  readonly schedule: { readonly publish_at: string; readonly exam: ExamUpdate } | null;
  readonly caller: Caller;
  readonly defaultUnlockPassword: string | null;
}

/**
 * Schedules the sent content for publishing; null removes the schedule. @throws the errors that prevent publishing now; version_conflict if
 * the draft was saved since.
 */
export async function scheduleDraft(work: ScheduleWork, id: string, scheduling: Scheduling): Promise<DraftRow> {
  const { schedule, caller, revision } = scheduling;
  const asker = askerOf(work, caller);
  const draft = await findDraft(work.db, asker, id);
  if (!draft) throw draftNotFound();
  const publishAt = schedule === null ? null : timeToCome(schedule.publish_at, work.now());
  if (schedule !== null) await refuseUnpublishable(work, { draft, exam: schedule.exam, ...scheduling });
  return inTransaction(work.db, { by: caller.id }, async (trx) => {
    if (draft.exam_id !== null && schedule !== null) {
      const exam = await lockExam(trx, draft.exam_id);
      if (!exam) throw examNotFound();
      const { revision: madeFrom = exam.revision } = schedule.exam;
      await refuseOtherRevision(trx, exam, { revision: madeFrom, callerId: caller.id });
    }
    const locked = await lockDraft(trx, id);
    if (!locked) throw draftNotFound();
    if (schedule !== null)
      await refuseOtherDraftRevision(trx, { id, revision, storedRevision: locked.revision, asker });
    await setSchedule(
      trx,
      id,
      schedule && publishAt ? { publishAt, exam: schedule.exam, by: caller.id, revision, at: work.now() } : null,
    );
    if (publishAt !== null) await work.jobs.requestAt(trx, publishDueJob, publishAt);
    await recordAudit(trx, {
      at: work.now(),
      actor: caller,
      action: publishAt === null ? 'draft.unschedule' : 'draft.schedule',
      targetType: locked.exam_id === null ? 'draft' : 'exam',
      targetId: locked.exam_id ?? id,
      name: describe(locked),
      ...(publishAt === null ? {} : { note: minuteText(publishAt) }),
    });
    const scheduled = await findDraft(trx, asker, id);
    if (!scheduled) throw draftNotFound();
    return scheduled;
  });
}

function timeToCome(publishAt: string, now: Date): Date {
  const time = new Date(publishAt);
  if (time > now) return time;
  const message = 'Choose a time in the future.';
  throw new AppError('validation_failed', message, { issues: [{ path: 'schedule.publish_at', message }] });
}

/** Runs the checks of publishing now. */
async function refuseUnpublishable(
  work: ScheduleWork,
  of: {
    readonly draft: { readonly exam_id: string | null; readonly skill: Skill };
    readonly exam: ExamUpdate;
    readonly defaultUnlockPassword: string | null;
  },
): Promise<void> {
  const { draft, defaultUnlockPassword } = of;
  const { input, ...from } = toWrite(of.exam);
  if (draft.exam_id === null) {
    await readNewExam(work, { input, skill: draft.skill, defaultUnlockPassword });
    return;
  }
  const { conflicts } = await readChange(work, draft.exam_id, { input, ...from, defaultUnlockPassword });
  if (conflicts.length > 0) throw versionConflict(conflicts);
}
