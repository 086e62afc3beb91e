import type { ExamDraft, SectionContent } from '@bandwise/domain';
import { mergeKey } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { CorrectedKey } from '../../db/exam-change.ts';
import type { Schema } from '../../db/schema.ts';
import { findVersionContent, type PartRow } from './exams.repo.ts';

/** A part of an update that was begun before keys of its section were corrected. */
export interface CorrectedPart {
  /** The sent part number. */
  readonly part_number: number;
  /** The current content. */
  readonly theirs: SectionContent;
  readonly keys: readonly (CorrectedKey['key'] & { readonly from: SectionContent })[];
}

/** Reads corrected keys for the sent parts, matched with the stored ones. */
export async function readCorrected(
  db: Kysely<Schema>,
  sent: readonly { readonly number: number; readonly row: PartRow | null }[],
  corrected: readonly CorrectedKey[],
): Promise<readonly CorrectedPart[]> {
  const parts: CorrectedPart[] = [];
  for (const { number, row } of sent) {
    const keys: CorrectedPart['keys'][number][] = [];
    for (const { part, key } of corrected) {
      // The first correction of a question has the key from when the update began.
      if (row?.part_number !== part || keys.some(({ address }) => address === key.address)) continue;
      keys.push({ ...key, from: await findVersionContent(db, row.id, key.version) });
    }
    if (row !== null && keys.length > 0) parts.push({ part_number: number, theirs: row.content, keys });
  }
  return parts;
}

/** Adds keys that were corrected since the update began, for questions that its author did not change. */
export function withCorrected(
  draft: ExamDraft,
  corrected: readonly CorrectedPart[],
): {
  readonly draft: ExamDraft;
  readonly mergedKeys: readonly CorrectedKey[];
  readonly clashes: readonly CorrectedKey[];
} {
  const mergedKeys: CorrectedKey[] = [];
  const clashes: CorrectedKey[] = [];
  const parts = draft.parts.map((part) => {
    const { part_number } = part.content;
    const own = corrected.find((one) => one.part_number === part_number);
    let { content } = part;
    for (const { address, version, from } of own?.keys ?? []) {
      const merged = mergeKey(content, { from, theirs: own?.theirs ?? from, address });
      const change = { kind: 'content', part: part_number, key: { address, version } } as const;
      if (merged.outcome === 'clash') clashes.push(change);
      if (merged.outcome !== 'kept') continue;
      mergedKeys.push(change);
      content = merged.content;
    }
    return { ...part, content };
  });
  return { draft: { ...draft, parts }, mergedKeys, clashes };
}
