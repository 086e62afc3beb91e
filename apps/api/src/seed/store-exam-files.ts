import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import {
  findExamByDescription,
  findParts,
  lockExam,
  matchParts,
  storeChangedExam,
  storeNewExam,
  type PartMatch,
} from '../modules/exams/exams.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';
import type { ExamFile } from './exam-file.ts';
import { storeMedia } from './local-media.ts';

export type Imported = 'created' | 'updated' | 'exists';

/**
 * Stores one exam file that was found well. An exam of the same skill and description is the same exam: it is left as
 * it is, or brought up to date with `replace`, keeping its sections and what was taken on them.
 */
export async function storeExamFile(
  trx: Transaction<Schema>,
  store: MediaStore,
  { exam, replace }: { readonly exam: NonNullable<ExamFile['exam']>; readonly replace: boolean },
): Promise<Imported> {
  const { draft } = exam;
  const known = await findExamByDescription(trx, { skill: draft.skill, description: draft.description });
  if (known && !replace) return 'exists';
  for (const file of exam.media) await storeMedia(trx, store, file);
  if (!known) {
    await storeNewExam(trx, draft, null);
    return 'created';
  }
  const locked = await lockExam(trx, known);
  if (!locked) throw new Error('The test was deleted while it was being replaced');
  const parts = matchParts(await findParts(trx, known), draft);
  const matches = parts.map((match, index) => keepLock(match, exam.said[index] ?? new Set()));
  await storeChangedExam(trx, { exam: locked, description: draft.description, matches }, null);
  return 'updated';
}

/** A file that says nothing of the lock does not open a part that an administrator locked. */
function keepLock({ part, row }: PartMatch, said: ReadonlySet<string>): PartMatch {
  if (row === null) return { part, row };
  const locked = said.has('locked') ? part.locked : row.locked;
  const password = said.has('password') ? part.password : row.password;
  return { part: { ...part, locked, password }, row };
}
