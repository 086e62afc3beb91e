import type { ExamDraft, SectionDraft } from '@bandwise/domain';
import type { PartRow } from './exams.repo.ts';

/** What the author of an update knew of the exam, by the part number that is sent. */
export interface EditedFrom {
  readonly baseVersions: Readonly<Record<string, number>>;
  readonly sectionIds: Readonly<Record<string, string>>;
}

export interface PartMatch {
  readonly part: SectionDraft;
  /** The section that becomes the part; null: it is new. */
  readonly row: PartRow | null;
}

/** Which stored section each sent part is: the one it names, else the one that has its number. */
export function matchParts(
  stored: readonly PartRow[],
  draft: ExamDraft,
  { sectionIds }: Pick<EditedFrom, 'sectionIds'> = { sectionIds: {} },
): readonly PartMatch[] {
  const named = new Set(draft.parts.map(({ content }) => sectionIds[content.part_number]));
  return draft.parts.map((part) => {
    const { part_number } = part.content;
    const id = sectionIds[part_number];
    const row =
      id === undefined
        ? stored.find((one) => one.part_number === part_number && !named.has(one.id))
        : stored.find((one) => one.id === id);
    return { part, row: row ?? null };
  });
}

export interface PartConflict {
  readonly path: string;
  readonly message: string;
}

/** What someone else has changed since: a newer version, a section that is gone, a number that is taken. */
export function findConflicts(
  stored: readonly PartRow[],
  matches: readonly PartMatch[],
  { baseVersions, sectionIds }: EditedFrom,
): readonly PartConflict[] {
  const sent = new Set(matches.flatMap(({ row }) => (row === null ? [] : [row.id])));
  return matches.flatMap(({ part, row }): readonly PartConflict[] => {
    const number = part.content.part_number;
    if (sectionIds[number] !== undefined && row === null)
      return [{ path: `section_ids.${number}`, message: `Part ${number} is not there any more` }];
    const base = baseVersions[number];
    if (base !== undefined && row?.current_version !== base)
      return [{ path: `base_versions.${number}`, message: `Part ${number} has a newer version` }];
    const holder = stored.find((one) => one.part_number === number);
    if (holder === undefined || sent.has(holder.id)) return [];
    return [{ path: `section_ids.${number}`, message: `There is another part ${number} now` }];
  });
}
