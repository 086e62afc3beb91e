import { wordCount } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { insertSittingText, type SittingText } from './submissions.repo.ts';

/** Hands in the texts of a sitting that ends. Empty texts, and all while the setting is off, are not handed in. */
export async function handInSittingTexts(
  { config }: Pick<Deps, 'config'>,
  trx: Transaction<Schema>,
  texts: readonly Omit<SittingText, 'words'>[],
): Promise<void> {
  if (!config.submissions) return;
  for (const text of texts) {
    const words = wordCount(text.text);
    if (words > 0) await insertSittingText(trx, { ...text, words });
  }
}
