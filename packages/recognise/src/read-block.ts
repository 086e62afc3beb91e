import type { Account } from './account.ts';
import type { Block, DraftGroup } from './block.ts';
import { outlined, type Outlined } from './kinds/block-words.ts';
import { readGaps } from './kinds/gaps.ts';
import { readHeadings, readLettersOnly, readMatching } from './kinds/matching.ts';
import { readOptions } from './kinds/options.ts';
import { readPlain } from './kinds/plain.ts';
import { readVerdicts } from './kinds/verdicts.ts';
import { takeOwnKeys } from './key/own-keys.ts';
import type { KeyEntry } from './key/read-key.ts';
import { numberLines } from './number-lines.ts';
import { outlineOf } from './outline.ts';

/** Readers in order: the first that recognises the group reads it. */
const KINDS: readonly ((outlined: Outlined) => DraftGroup | null)[] = [
  readVerdicts,
  readHeadings,
  readOptions,
  readMatching,
  readLettersOnly,
  readGaps,
  readPlain,
];

/** A block as a group; null: it has no question. */
export function readBlock(whole: Block, account: Account): { draft: DraftGroup | null; own: readonly KeyEntry[] } {
  const { block, own } = takeOwnKeys(numberLines(whole), account);
  const outline = outlined(block, outlineOf(block));
  for (const read of KINDS) {
    const draft = read(outline);
    if (draft !== null && draft.questions.length > 0) return { draft, own };
  }
  return { draft: null, own };
}
