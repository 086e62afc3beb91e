import type { ExamChecked, ExamInput } from '@bandwise/api-contract/admin';
import type { ExamDraft, Skill } from '@bandwise/domain';
import type { Transaction } from 'kysely';
import type { CorrectedKey } from '../../db/exam-change.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { findMarkingDefault } from '../../platform/settings/marking-default.ts';
import { recordAudit, type AuditRecord } from '../audit/audit.ts';
import { insertUploaded, keepPictures } from '../media/media.ts';
import { examNotFound } from '../sections/sections.ts';
import { doOnce, findAnswer } from '../../platform/idempotency/do-once.ts';
import type { ExamFinding } from './check-exam.ts';
import { storeChecks } from './checks/checks.repo.ts';
import type { SentExam } from './exams.worker.ts';
import { findExam, findParts, lockExam, markExamDeleted, markPartsDeleted, type ExamRow } from './exams.repo.ts';
import { readCorrected } from './corrected-keys.ts';
import { describeChanges } from './exam-changes.ts';
import { findRepeat } from './find-repeat.ts';
import { measureRecordings } from './measure-recordings.ts';
import { findConflicts, matchParts, type EditedFrom } from './match-parts.ts';
import { readDraft } from './read-draft.ts';
import { findCorrectedSince, refuseOtherRevision, versionConflict } from './refuse-other-revision.ts';
import { moveRevision } from './revisions.repo.ts';
import { conductOf, storeChangedExam, storeNewExam, type StoredExam } from './store-exam.ts';
import { sentRows, withAllParts, withUnsaid } from './with-unsaid.ts';

/** The dependencies of work on exams. */
type ExamWork = Pick<Deps, 'config' | 'db' | 'fetchPictures' | 'media' | 'now'>;

export interface SavedExam extends StoredExam {
  readonly skill: Skill;
  readonly findings: readonly ExamFinding[];
  /** Keys that were corrected since the update began; absent in responses stored by an earlier release. */
  readonly mergedKeys?: readonly CorrectedKey[];
}

/** The publishing user, and their name in the audit log. */
export interface Publisher {
  /** null: a deleted user. */
  readonly userId: string | null;
  readonly actor: AuditRecord['actor'];
  /** An addition to the log entry. */
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
    for (const file of files) await insertUploaded(trx, work.media, { ...file, created_by: publisher.userId });
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

/** A new exam as it would be stored. @throws the errors that prevent publishing. */
export async function readNewExam(
  work: Omit<ExamWork, 'now'>,
  write: Omit<SentExam, 'defaultProfile' | 'leaveOutBlank'>,
): ReturnType<typeof readDraft> {
  const recordingSeconds = await measureRecordings(work, write.input);
  return readDraft(work, { ...write, recordingSeconds, leaveOutBlank: true });
}

/**
 * The findings of a new exam and the exam that it repeats; stores nothing and fetches no pictures.
 * @throws the errors that prevent publishing.
 */
export async function checkNewExam(
  work: Omit<ExamWork, 'now'>,
  { input, defaultUnlockPassword }: Pick<ExamWrite, 'defaultUnlockPassword' | 'input'>,
): Promise<ExamChecked> {
  const { draft, findings } = await readNewExam(work, {
    input: { ...input, copy_pictures: false },
    defaultUnlockPassword,
  });
  const existingExam = await findRepeat(work.db, draft);
  if (existingExam === null) return { findings: [...findings], repeats: null };
  const [first] = draft.parts;
  const finding = {
    code: 'exam_repeated',
    severity: 'warning' as const,
    part_number: first?.content.part_number ?? 1,
    where: { field: 'title' },
    message: `This test already exists as “${existingExam.description}”`,
  };
  return {
    findings: [finding, ...findings],
    repeats: { exam_id: existingExam.id, description: existingExam.description },
  };
}

/** A key was corrected after the exam was read. */
class KeyCorrected extends Error {
  override readonly name = 'KeyCorrected';
}

/**
 * Publishes an update. Keys corrected since it began stay corrected: the response has the revision without them, so that the author's next
 * update merges them too.
 */
export async function changeExam(work: ExamWork, id: string, write: ExamWrite & EditedFrom): Promise<SavedExam> {
  // Stored responses come first: after a successful first call its repeat might be refused.
  const answered = await findAnswer(work.db, write.idempotencyKey);
  if (answered !== undefined) return answered as SavedExam; // what this function answered
  for (;;) {
    try {
      return await storeChange(work, id, write);
    } catch (error) {
      if (!(error instanceof KeyCorrected)) throw error;
    }
  }
}

async function storeChange(work: ExamWork, id: string, write: ExamWrite & EditedFrom): Promise<SavedExam> {
  const { publisher, idempotencyKey: key } = write;
  const { exam, draft, findings, counts, pictures, matches, conflicts, mergedKeys } = await readChange(work, id, write);
  const files = await keepPictures(work.media, pictures);
  return doOnce(work, { by: publisher.userId, key }, async (trx) => {
    const locked = await lockExam(trx, id);
    if (!locked) throw examNotFound();
    // An update without a revision is based on the exam as just read, so a concurrent change is not overwritten.
    const { revision = exam.revision } = write;
    await refuseOtherRevision(trx, locked, { revision, callerId: publisher.userId });
    // The sent revision may have become the current one only since then.
    await refuseOtherRevision(trx, locked, { revision: exam.revision, callerId: publisher.userId });
    if (locked.revision !== exam.revision) throw new KeyCorrected();
    if (conflicts.length > 0) throw versionConflict(conflicts);
    for (const file of files) await insertUploaded(trx, work.media, { ...file, created_by: publisher.userId });
    const saved = await storeChangedExam(trx, { exam, conduct: conductOf(draft), matches }, publisher.userId);
    await moveRevision(trx, { id, revision: saved.revision }, { changes: mergedKeys, createdBy: publisher.userId });
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
    return { ...saved, skill: draft.skill, findings, mergedKeys };
  });
}

/** An update in the form that would be stored, and the current exam. @throws the errors that prevent publishing. */
export async function readChange(
  work: Omit<ExamWork, 'now'>,
  id: string,
  write: Pick<ExamWrite, 'defaultUnlockPassword' | 'input'> & EditedFrom,
) {
  const { db } = work;
  const exam = await findExam(db, id);
  if (!exam) throw examNotFound();
  refuseSameSectionTwice(write.sectionIds);
  // Read after the revision, so that a change between the two reads is detected.
  const parts = await findParts(db, id);
  const { revision = exam.revision } = write;
  const sent = (await becomesSpec(work, exam, write.input))
    ? withAllParts(write.input, { skill: exam.skill, parts }, write)
    : write.input;
  const rows = sentRows(sent, { skill: exam.skill, parts }, write);
  const corrected = await readCorrected(db, rows, await findCorrectedSince(db, exam, revision));
  const input = withUnsaid(sent, exam, rows);
  const { defaultUnlockPassword } = write;
  const recordingSeconds = await measureRecordings(work, input);
  const { draft, ...read } = await readDraft(work, {
    input,
    defaultUnlockPassword,
    recordingSeconds,
    skill: exam.skill,
    corrected,
  });
  const matches = matchParts(parts, draft, write);
  const conflicts = [...findConflicts(parts, matches, { ...write, corrected }), ...describeChanges(read.clashes)];
  return { exam, draft, ...read, matches, conflicts };
}

/** Whether the exam changes to the profile `spec`, which compares keys literally: keys of parts that were not sent must be expanded too. */
async function becomesSpec(
  { config, db }: Pick<ExamWork, 'config' | 'db'>,
  exam: ExamRow,
  { marking_profile: wanted }: ExamInput,
): Promise<boolean> {
  if (wanted === undefined) return false;
  const byDefault = await findMarkingDefault(db, config);
  return (wanted || byDefault) === 'spec' && (exam.marking_profile ?? byDefault) !== 'spec';
}

/** Soft-deletes an exam or one part. The exam is deleted with its last part. */
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
  const message = 'The same part is used twice in this test.';
  throw new AppError('validation_failed', message, { issues: [{ path: `section_ids.${twice[0]}`, message }] });
}

function describe(draft: ExamDraft): string {
  const numbers = draft.parts.map(({ content }) => content.part_number);
  const parts = `${numbers.length === 1 ? 'part' : 'parts'} ${numbers.join(', ')}`;
  return `${draft.skill} test “${draft.description}” (${parts})`;
}
