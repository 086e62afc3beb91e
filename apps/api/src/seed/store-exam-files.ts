import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import {
  conductOf,
  findExamsByDescription,
  findParts,
  findRepeat,
  lockExam,
  matchParts,
  storeChangedExam,
  storeChecks,
  storeNewExam,
  type ExamConduct,
  type PartMatch,
} from '../modules/exams/exams.ts';
import { insertMedia, keepPictures } from '../modules/media/media.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';
import type { ReadFile } from './exam-file.ts';
import { storeMedia } from './local-media.ts';

/** The effect of importing an exam file. Exams are identified by content: two with one title differ if their content does. */
export type ImportPlan =
  | { readonly kind: 'create'; readonly isNamesake: boolean }
  | { readonly kind: 'update'; readonly id: string }
  /** The same content exists under that name. */
  | { readonly kind: 'repeat'; readonly of: string }
  /** Several tests have the title, so the target is unclear. */
  | { readonly kind: 'ambiguous'; readonly count: number };

/** `replace`: updates the exam of the same skill and description. */
export async function planImport(
  trx: Transaction<Schema>,
  { draft }: ReadFile,
  { replace }: { readonly replace: boolean },
): Promise<ImportPlan> {
  const existing = await findExamsByDescription(trx, draft);
  const [id] = existing;
  if (replace && existing.length > 1) return { kind: 'ambiguous', count: existing.length };
  if (replace && id !== undefined) return { kind: 'update', id };
  const repeat = await findRepeat(trx, draft);
  return repeat ? { kind: 'repeat', of: repeat.description } : { kind: 'create', isNamesake: id !== undefined };
}

/** Stores one valid exam file with its media. */
export async function storeExamFile(
  trx: Transaction<Schema>,
  store: MediaStore,
  { exam, plan }: { readonly exam: ReadFile; readonly plan: ImportPlan },
): Promise<void> {
  const { draft } = exam;
  if (plan.kind !== 'create' && plan.kind !== 'update') return;
  for (const file of exam.media) await storeMedia(trx, store, file);
  for (const row of await keepPictures(store, exam.pictures)) await insertMedia(trx, { ...row, created_by: null });
  if (plan.kind === 'create') {
    const created = await storeNewExam(trx, draft, null);
    await storeChecks(trx, created.sections, exam.counts);
    return;
  }
  const locked = await lockExam(trx, plan.id);
  if (!locked) throw new Error('The test was deleted while it was being replaced');
  // Sections and their attempts stay.
  const parts = matchParts(await findParts(trx, plan.id), draft);
  const matches = parts.map((match, index) => keepLock(match, exam.stated[index] ?? new Set()));
  const stored = await storeChangedExam(trx, { exam: locked, conduct: keepUnsaid(locked, exam), matches }, null);
  await storeChecks(trx, stored.sections, exam.counts);
}

/** Settings that the file omits stay unchanged. */
function keepUnsaid(
  stored: ExamConduct,
  { draft, statedOfExam }: Pick<ReadFile, 'draft' | 'statedOfExam'>,
): ExamConduct {
  const conduct = conductOf(draft);
  return {
    description: conduct.description,
    variant: statedOfExam.has('variant') ? conduct.variant : stored.variant,
    marking_profile: statedOfExam.has('marking_profile') ? conduct.marking_profile : stored.marking_profile,
    listening_settings: statedOfExam.has('listening_settings') ? conduct.listening_settings : stored.listening_settings,
  };
}

/** A file without a lock field does not unlock a part. */
function keepLock({ part, row }: PartMatch, said: ReadonlySet<string>): PartMatch {
  if (row === null) return { part, row };
  const locked = said.has('locked') ? part.locked : row.locked;
  const password = said.has('password') ? part.password : row.password;
  return { part: { ...part, locked, password }, row };
}
