import type { Account } from '../account.ts';
import type { Line } from '../lines/line.ts';
import { readAiken } from './aiken.ts';
import { draftsOf, type FormatDrafts } from './format-draft.ts';
import { readGift } from './gift.ts';

/** The questions of a text in a format of question banks; null: it is in none. */
export function readFormat(lines: readonly Line[], account: Account): FormatDrafts | null {
  const aiken = readAiken(lines);
  if (aiken !== null) return draftsOf(aiken, account);
  const gift = readGift(lines);
  if (gift === null) return null;
  for (const index of gift.notes) account.set(index, { kind: 'furniture' });
  const { drafts, problems } = draftsOf(gift.questions, account);
  return { drafts, problems: gift.hasFeedback ? [...problems, { code: 'feedback_left_out' }] : problems };
}
