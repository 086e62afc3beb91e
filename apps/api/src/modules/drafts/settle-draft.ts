import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { lockDraft, removeDraft, type Asker } from './drafts.repo.ts';
import { refuseOtherDraftRevision } from './drafts.service.ts';
import { draftGone } from './refusals.ts';

/**
 * Removes a draft with the transaction that publishes it.
 *
 * @param of `exam_id`: the exam that the draft changes; null: it is a new test.
 * @throws version_conflict if the draft was saved since, or no longer exists: it may have been published.
 */
export async function settleDraft(
  trx: Transaction<Schema>,
  of: { readonly id: string; readonly revision: number; readonly exam_id: string | null; readonly asker: Asker },
): Promise<void> {
  const draft = await lockDraft(trx, of.id);
  if (!draft || draft.exam_id !== of.exam_id) throw draftGone();
  await refuseOtherDraftRevision(trx, { ...of, storedRevision: draft.revision });
  await removeDraft(trx, draft.id);
}
