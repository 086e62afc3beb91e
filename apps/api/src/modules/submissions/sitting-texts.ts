import { wordCount } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isClaimed } from './submission.ts';
import { isOpen } from './opinions/opinions.ts';
import { requestSuggestion } from './second-reader/ask-second-reader.job.ts';
import { presentSummary } from './submissions.presenter.ts';
import { findOfSittings, insertSittingText, type SittingText } from './submissions.repo.ts';

/** Hands in the texts of a sitting that ends. Empty texts, and all while the setting is off, are not handed in. */
export async function handInSittingTexts(
  context: Pick<Deps, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  texts: readonly Omit<SittingText, 'words'>[],
): Promise<void> {
  if (!context.config.submissions) return;
  for (const text of texts) {
    const words = wordCount(text.text);
    const pasted_words = text.pasted_words === null ? null : Math.min(text.pasted_words, words);
    const id = words > 0 ? await insertSittingText(trx, { ...text, words, pasted_words }) : null;
    if (id !== null) await requestSuggestion(context, trx, id);
  }
}

/** Deletes the handed-in texts of a sitting, which has them too. @returns false, and deletes none, if an assessor has begun. */
export async function withdrawSittingTexts(
  trx: Transaction<Schema>,
  { id, sectionIds, now }: { readonly id: string; readonly sectionIds: readonly string[]; readonly now: Date },
): Promise<boolean> {
  if (sectionIds.length === 0) return true;
  const texts = await trx
    .selectFrom('submissions')
    .select(['id', 'claimed_until', 'draft', 'assessments'])
    .where('sitting_id', '=', id)
    .where('section_id', 'in', sectionIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (texts.some((text) => isClaimed(text, now) || text.draft !== null || text.assessments.length > 0)) return false;
  const ids = texts.map((text) => text.id);
  if (ids.length > 0) await trx.deleteFrom('submissions').where('id', 'in', ids).execute();
  return true;
}

/**
 * The submissions of sittings, with what their author may know of them; null while the setting is off. Assessors get no bands while a
 * second opinion is wanted.
 */
export async function findSittingTexts(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  sittingIds: readonly string[],
  { isForAssessors = false }: { readonly isForAssessors?: boolean } = {},
) {
  if (!config.submissions) return null;
  if (sittingIds.length === 0) return [];
  const rows = await findOfSittings(db, sittingIds);
  return rows.map((row) => {
    const shown = isForAssessors && !isOpen(row) ? { ...row, assessments: [] } : row;
    const { id, state, band } = presentSummary(shown, now());
    return { sitting_id: row.sitting_id ?? '', section_id: row.section_id, submission: { id, state, band } };
  });
}
