import { skills, type Skill } from '@bandwise/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { recordAudit, type AuditRecord } from '../audit/audit.ts';
import { insertVersion, moveRevision } from '../exams/exams.ts';
import {
  findCurrentContent,
  findLiveNumbers,
  findResting,
  lockExamOfBin,
  markExamRestored,
  markPartsRestored,
  movePart,
  type BinExam,
  type RestingPart,
} from './bin.repo.ts';
import { removeParts } from './remove-parts.repo.ts';

type Trx = Transaction<Schema>;
type BinWork = Pick<Deps, 'db' | 'now'>;

interface Wanted {
  /** undefined: the whole exam. */
  readonly section: string | undefined;
  readonly caller: Caller;
  readonly idempotencyKey: IdempotencyKey | null;
}

export interface Restored {
  readonly exam_id: string;
  readonly skill: Skill;
  readonly revision: number;
}

/** Restores ids, results, history and attempts in progress. */
export function restoreFromBin(
  work: BinWork,
  examId: string,
  wanted: Wanted & { readonly partNumber: number | undefined },
): Promise<Restored> {
  const { caller, idempotencyKey: key, partNumber } = wanted;
  return doOnce(work, { by: caller.id, key }, async (trx) => {
    const { exam, parts } = await lockResting(trx, examId, wanted);
    const numbers = parts.map((part) => partNumber ?? part.part_number);
    refuseNumbers(exam, numbers, await findLiveNumbers(trx, examId));
    for (const [index, part] of parts.entries()) await renumber(trx, { part, to: numbers[index], by: caller.id });
    await markPartsRestored(
      trx,
      parts.map(({ id }) => id),
    );
    if (exam.deleted) await markExamRestored(trx, examId);
    const changes = numbers.map((part) => ({ kind: 'restored', part }) as const);
    const revision = await moveRevision(trx, exam, { changes, createdBy: caller.id });
    await record(trx, work, {
      caller,
      action: 'exam.restore',
      exam,
      name: describe(exam, numbers, wanted),
    });
    return { exam_id: examId, skill: exam.skill, revision };
  });
}

export function removeFromBin(work: BinWork, examId: string, wanted: Wanted): Promise<Skill> {
  const { caller, idempotencyKey: key } = wanted;
  return doOnce(work, { by: caller.id, key }, async (trx) => {
    const { exam, parts } = await lockResting(trx, examId, wanted);
    await removeParts(
      trx,
      examId,
      parts.map(({ id }) => id),
    );
    const numbers = parts.map((part) => part.part_number);
    await record(trx, work, { caller, action: 'exam.remove', exam, name: describe(exam, numbers, wanted) });
    return exam.skill;
  });
}

/** @throws 404 for parts that were never deleted, or were restored or removed in the meantime. */
async function lockResting(
  trx: Trx,
  examId: string,
  { section }: Wanted,
): Promise<{ readonly exam: BinExam; readonly parts: readonly RestingPart[] }> {
  const exam = await lockExamOfBin(trx, examId);
  const parts = exam ? await findResting(trx, examId, section) : [];
  if (!exam || parts.length === 0)
    throw new AppError('not_found', 'This is no longer in the bin. It was restored or permanently deleted.');
  return { exam, parts };
}

function refuseNumbers({ skill }: BinExam, numbers: readonly number[], live: ReadonlySet<number>): void {
  const usedNumbers = new Set(live);
  const { min, max } = skills[skill].parts;
  for (const number of numbers) {
    if (number < min || number > max)
      throw refusal('validation_failed', `The part number must be from ${min} to ${max}.`);
    if (usedNumbers.has(number))
      throw refusal('part_number_taken', `There is now a different part ${number} in this test.`);
    usedNumbers.add(number);
  }
}

function refusal(code: 'validation_failed' | 'part_number_taken', message: string): AppError {
  return new AppError(code, message, { issues: [{ path: 'part_number', message }] });
}

/** The content includes the number, so another number needs a new version. */
async function renumber(
  trx: Trx,
  {
    part,
    to = part.part_number,
    by,
  }: { readonly part: RestingPart; readonly to?: number | undefined; readonly by: string },
): Promise<void> {
  if (to === part.part_number) return;
  const { current_version, content } = await findCurrentContent(trx, part.id);
  const version = current_version + 1;
  await insertVersion(trx, { section_id: part.id, version, content: { ...content, part_number: to }, created_by: by });
  await movePart(trx, part.id, { part_number: to, current_version: version });
}

function describe(exam: BinExam, numbers: readonly number[], { section }: Wanted): string {
  const test = `${exam.skill} test “${exam.description}”`;
  return section === undefined ? test : `${numbers.length === 1 ? 'part' : 'parts'} ${numbers.join(', ')} of ${test}`;
}

async function record(
  trx: Trx,
  { now }: BinWork,
  what: {
    readonly caller: Caller;
    readonly action: AuditRecord['action'];
    readonly exam: BinExam;
    readonly name: string;
  },
): Promise<void> {
  await recordAudit(trx, {
    at: now(),
    actor: what.caller,
    action: what.action,
    targetType: 'exam',
    targetId: what.exam.id,
    name: what.name,
  });
}
