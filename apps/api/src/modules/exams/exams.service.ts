import type { ExamInput } from '@bandwise/api-contract/admin';
import type { ExamDraft, Skill } from '@bandwise/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { recordAudit, type AuditRecord } from '../audit/audit.ts';
import { insertMedia, keepPictures } from '../media/media.ts';
import { examNotFound } from '../sections/sections.ts';
import { doOnce, findAnswer } from '../../platform/idempotency/do-once.ts';
import type { ExamFinding } from './check-exam.ts';
import { storeChecks } from './checks/checks.repo.ts';
import type { SentExam } from './exams.worker.ts';
import { findExam, findParts, lockExam, markExamDeleted, markPartsDeleted } from './exams.repo.ts';
import { measureRecordings } from './measure-recordings.ts';
import { findConflicts, matchParts, type EditedFrom } from './match-parts.ts';
import { readDraft } from './read-draft.ts';
import { refuseOtherRevision, versionConflict } from './refuse-other-revision.ts';
import { moveRevision } from './revisions.repo.ts';
import { conductOf, storeChangedExam, storeNewExam, type StoredExam } from './store-exam.ts';
import { withUnsaid } from './with-unsaid.ts';

/** What the work on exams needs. */
type ExamWork = Pick<Deps, 'db' | 'media' | 'now'>;

export interface SavedExam extends StoredExam {
  readonly skill: Skill;
  readonly findings: readonly ExamFinding[];
}

/** Whose exam it is, and what the audit log says of who published it. */
export interface Publisher {
  /** null: somebody who is gone. */
  readonly userId: string | null;
  readonly actor: AuditRecord['actor'];
  /** What the log adds to what was done. */
  readonly note?: string;
}

export interface ExamWrite {
  readonly input: ExamInput;
  readonly publisher: Publisher;
  readonly idempotencyKey: IdempotencyKey | null;
  readonly defaultUnlockPassword: string | null;
  /** Ends the draft that is published, in the same transaction. */
  readonly settle?: ((trx: Transaction<Schema>, stored: StoredExam) => Promise<void>) | undefined;
}

export async function createExam(work: ExamWork, write: ExamWrite & { skill?: Skill }): Promise<SavedExam> {
  const { draft, findings, counts, pictures } = await readNewExam(work, write);
  const { publisher, idempotencyKey: key } = write;
  const files = await keepPictures(work.media, pictures);
  const stored = await doOnce(work, { by: publisher.userId, key }, async (trx) => {
    for (const file of files) await insertMedia(trx, { ...file, created_by: publisher.userId });
    const exam = await storeNewExam(trx, draft, publisher.userId);
    await storeChecks(trx, exam.sections, counts);
    await write.settle?.(trx, exam);
    await recordAudit(trx, {
      at: work.now(),
      actor: publisher.actor,
      action: 'exam.create',
      targetType: 'exam',
      targetId: exam.exam_id,
      name: describe(draft),
      ...(publisher.note === undefined ? {} : { note: publisher.note }),
    });
    return exam;
  });
  return { ...stored, skill: draft.skill, findings };
}

/** A new exam as it would be stored. @throws what keeps it from being published. */
export async function readNewExam(
  work: Pick<ExamWork, 'db' | 'media'>,
  write: Omit<SentExam, 'leaveOutBlank'>,
): ReturnType<typeof readDraft> {
  return readDraft({ ...write, recordingSeconds: await measureRecordings(work, write.input), leaveOutBlank: true });
}

export async function changeExam(work: ExamWork, id: string, write: ExamWrite & EditedFrom): Promise<SavedExam> {
  const { publisher, idempotencyKey: key } = write;
  // Before anything is looked at: what the first call did may be what would be refused now.
  const answered = await findAnswer(work.db, key);
  if (answered !== undefined) return answered as SavedExam; // what this function answered
  const { exam, draft, findings, counts, pictures, matches, conflicts } = await readChange(work, id, write);
  const files = await keepPictures(work.media, pictures);
  return doOnce(work, { by: publisher.userId, key }, async (trx) => {
    const locked = await lockExam(trx, id);
    if (!locked) throw examNotFound();
    // Nothing is stored over what was not read: an update that names no revision is one of the exam as it was found.
    const { revision = exam.revision } = write;
    await refuseOtherRevision(trx, locked, { revision, callerId: publisher.userId });
    // The one that was named may have come true only since.
    await refuseOtherRevision(trx, locked, { revision: exam.revision, callerId: publisher.userId });
    if (conflicts.length > 0) throw versionConflict(conflicts);
    for (const file of files) await insertMedia(trx, { ...file, created_by: publisher.userId });
    const saved = await storeChangedExam(trx, { exam, conduct: conductOf(draft), matches }, publisher.userId);
    await storeChecks(trx, saved.sections, counts);
    await write.settle?.(trx, saved);
    await recordAudit(trx, {
      at: work.now(),
      actor: publisher.actor,
      action: 'exam.update',
      targetType: 'exam',
      targetId: id,
      name: describe(draft),
      ...(publisher.note === undefined ? {} : { note: publisher.note }),
    });
    return { ...saved, skill: draft.skill, findings };
  });
}

/** An update as it would be stored, and the exam as it is. @throws what keeps it from being published. */
export async function readChange(
  { db, media }: Pick<ExamWork, 'db' | 'media'>,
  id: string,
  write: Pick<ExamWrite, 'defaultUnlockPassword' | 'input'> & EditedFrom,
) {
  const exam = await findExam(db, id);
  if (!exam) throw examNotFound();
  refuseSameSectionTwice(write.sectionIds);
  // Read after the revision: a change between the two is found to be one.
  const parts = await findParts(db, id);
  const input = withUnsaid(write.input, { ...exam, parts }, write);
  const { defaultUnlockPassword } = write;
  const recordingSeconds = await measureRecordings({ db, media }, input);
  const { draft, ...read } = await readDraft({
    input,
    defaultUnlockPassword,
    recordingSeconds,
    skill: exam.skill,
  });
  const matches = matchParts(parts, draft, write);
  return { exam, draft, ...read, matches, conflicts: findConflicts(parts, matches, write) };
}

/** Takes an exam, or one part of it, out of the lists. With its last part goes the exam. */
export async function deleteExam(
  work: ExamWork,
  id: string,
  options: {
    readonly partNumber: number | undefined;
    readonly revision: number | undefined;
    readonly caller: Caller;
    readonly idempotencyKey: IdempotencyKey | null;
  },
): Promise<Skill> {
  const { caller, idempotencyKey: key } = options;
  return doOnce(work, { by: caller.id, key }, async (trx) => {
    const exam = await lockExam(trx, id);
    if (!exam) throw examNotFound();
    const { revision = exam.revision } = options;
    await refuseOtherRevision(trx, exam, { revision, callerId: caller.id });
    const parts = await findParts(trx, id);
    const doomed = parts.filter(
      ({ part_number }) => options.partNumber === undefined || part_number === options.partNumber,
    );
    if (doomed.length === 0 && options.partNumber !== undefined) throw examNotFound();
    const whole = doomed.length === parts.length;
    await markPartsDeleted(
      trx,
      doomed.map((part) => part.id),
    );
    if (whole) await markExamDeleted(trx, id);
    const changes = doomed.map(({ part_number: part }) => ({ kind: 'deleted', part }) as const);
    await moveRevision(trx, exam, { changes, createdBy: caller.id });
    await recordAudit(trx, {
      at: work.now(),
      actor: caller,
      action: 'exam.delete',
      targetType: 'exam',
      targetId: id,
      name: whole
        ? `${exam.skill} test “${exam.description}”`
        : `part ${options.partNumber ?? ''} of ${exam.skill} test “${exam.description}”`,
    });
    return exam.skill;
  });
}

function refuseSameSectionTwice(sectionIds: EditedFrom['sectionIds']): void {
  const entries = Object.entries(sectionIds);
  const twice = entries.find(([, id], index) => entries.findIndex(([, other]) => other === id) < index);
  if (twice === undefined) return;
  const message = 'Each part must be a section of its own.';
  throw new AppError('validation_failed', message, { issues: [{ path: `section_ids.${twice[0]}`, message }] });
}

function describe(draft: ExamDraft): string {
  const parts = draft.parts.map(({ content }) => content.part_number).join(', ');
  return `${draft.skill} test “${draft.description}” (part ${parts})`;
}
