import type { Account } from './account.ts';
import type { Block, DraftGroup } from './block.ts';
import { outlined, type Outlined } from './kinds/block-words.ts';
import { readGaps } from './kinds/gaps.ts';
import { readHeadings, readLettersOnly, readMatching } from './kinds/matching.ts';
import { readOptions } from './kinds/options.ts';
import { readPlain } from './kinds/plain.ts';
import { readVerdicts } from './kinds/verdicts.ts';
import type { KeyEntry } from './key/read-key.ts';
import { readOwnKey } from './markers/headings.ts';
import { readNumbered } from './markers/numbered.ts';
import { outlineOf } from './outline.ts';

/** In this order: the first that knows its kind of group again reads it. */
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
  const { block, own } = takeOwnKeys(whole, account);
  const known = outlined(block, outlineOf(block));
  for (const read of KINDS) {
    const draft = read(known);
    if (draft !== null && draft.questions.length > 0) return { draft, own };
  }
  return { draft: null, own };
}

/** "Answer: B" below a question is its key, wherever the rest of the key is. */
function takeOwnKeys(block: Block, account: Account): { block: Block; own: readonly KeyEntry[] } {
  const own: KeyEntry[] = [];
  let number: number | null = null;
  const lines = block.lines.filter(({ text, index }) => {
    const answer = readOwnKey(text);
    if (answer === null || number === null) {
      number = readNumbered(text)?.first ?? number;
      return true;
    }
    own.push({ numbers: [number], answer, lines: [index] });
    account.set(index, { kind: 'key', numbers: [number] });
    return false;
  });
  return { block: own.length === 0 ? block : { ...block, lines }, own };
}
