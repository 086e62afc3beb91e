import type { ErrorIssue } from '@bandwise/api-contract/common';
import type { ExamDraft, SectionDraft } from '@bandwise/domain';
import type { CorrectedPart } from './corrected-keys.ts';
import type { PartRow } from './exams.repo.ts';

/** The author's knowledge of the exam; records are keyed by the sent part number. */
export interface EditedFrom {
  /** undefined: a client that knows no revisions. */
  readonly revision: number | undefined;
  readonly baseVersions: Readonly<Record<string, number>>;
  readonly sectionIds: Readonly<Record<string, string>>;
}

export interface PartMatch {
  readonly part: SectionDraft;
  /** The section that becomes the part; null: it is new. */
  readonly row: PartRow | null;
}

/** Matches each sent part with the stored section that it names, or that has its number. */
export function matchParts(
  stored: readonly PartRow[],
  draft: ExamDraft,
  { sectionIds }: Pick<EditedFrom, 'sectionIds'> = { sectionIds: {} },
): readonly PartMatch[] {
  const numbers = draft.parts.map(({ content }) => content.part_number);
  const rows = matchRows(stored, numbers, sectionIds);
  return draft.parts.map((part, index) => ({ part, row: rows[index] ?? null }));
}

/** Like `matchParts`, for parts with numbers only. */
export function matchRows(
  stored: readonly PartRow[],
  numbers: readonly number[],
  sectionIds: EditedFrom['sectionIds'],
): readonly (PartRow | null)[] {
  const named = new Set(numbers.map((number) => sectionIds[number]));
  return numbers.map((number) => {
    const id = sectionIds[number];
    const row =
      id === undefined
        ? stored.find((one) => one.part_number === number && !named.has(one.id))
        : stored.find((one) => one.id === id);
    return row ?? null;
  });
}

/** Concurrent changes: a newer version, a lock, a deleted section, a used number. */
export function findConflicts(
  stored: readonly PartRow[],
  matches: readonly PartMatch[],
  { revision, baseVersions, sectionIds, corrected }: EditedFrom & { readonly corrected: readonly CorrectedPart[] },
): readonly ErrorIssue[] {
  const sent = new Set(matches.flatMap(({ row }) => (row === null ? [] : [row.id])));
  return matches.flatMap(({ part, row }): readonly ErrorIssue[] => {
    const number = part.content.part_number;
    if (sectionIds[number] !== undefined && row === null)
      return [{ path: `section_ids.${number}`, message: `Part ${number} no longer exists` }];
    const base = baseVersions[number];
    const before = corrected.find(({ part_number }) => part_number === number)?.keys[0]?.version;
    if (base !== undefined && row?.current_version !== base && before !== base)
      return [{ path: `base_versions.${number}`, message: `Part ${number} has a newer version` }];
    // A version does not include the lock: an author who knows only the version may have seen the part unlocked.
    if (base !== undefined && revision === undefined && row?.locked && changesLock(row, part))
      return [{ path: `base_versions.${number}`, message: `Part ${number} is locked` }];
    const holder = stored.find((one) => one.part_number === number);
    if (holder === undefined || sent.has(holder.id)) return [];
    return [{ path: `section_ids.${number}`, message: `There is now a different part ${number} in this test` }];
  });
}

function changesLock(row: PartRow, part: SectionDraft): boolean {
  return row.locked !== part.locked || row.password !== part.password;
}
