import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import { writeSection, skills } from '@bandwise/domain';
import type { ExamConduct, ExamRow, PartRow } from './exams.repo.ts';
import { matchRows, type EditedFrom } from './match-parts.ts';

interface StoredExam extends Pick<ExamRow, 'skill' | keyof ExamConduct> {
  readonly parts: readonly PartRow[];
}

/** The sent parts, matched with the stored ones. */
export function sentRows(
  input: ExamInput,
  { skill, parts }: Pick<StoredExam, 'parts' | 'skill'>,
  { sectionIds }: Pick<EditedFrom, 'sectionIds'>,
): readonly { readonly number: number; readonly row: PartRow | null }[] {
  // Parts of another skill are reported when the update is read.
  const sent = input[skill] ?? [];
  const numbers = sent.map(({ part_number }, index) => numberOf(part_number) ?? skills[skill].parts.min + index);
  const rows = matchRows(parts, numbers, sectionIds);
  return numbers.map((number, index) => ({ number, row: rows[index] ?? null }));
}

/** Adds the stored parts that an update omits, so that they are checked too. */
export function withAllParts(
  input: ExamInput,
  { skill, parts }: Pick<StoredExam, 'parts' | 'skill'>,
  from: Pick<EditedFrom, 'sectionIds'>,
): ExamInput {
  const rows = sentRows(input, { skill, parts }, from);
  const sent = new Set(rows.flatMap(({ row }) => (row === null ? [] : [row.id])));
  const numbers = new Set(rows.map(({ number }) => number));
  const others = parts.filter(({ id, part_number }) => !sent.has(id) && !numbers.has(part_number));
  return { ...input, [skill]: [...(input[skill] ?? []), ...others.map(({ part_number }) => ({ part_number }))] };
}

/** Fills absent fields of an update from the stored exam: fields that are not sent do not change. */
export function withUnsaid(
  input: ExamInput,
  { skill, ...conduct }: Omit<StoredExam, 'parts'>,
  rows: ReturnType<typeof sentRows>,
): ExamInput {
  const sent = input[skill];
  if (!sent) return input;
  return {
    ...input,
    description: input.description ?? conduct.description,
    variant: input.variant ?? conduct.variant,
    // null is a value: the profile of the installation.
    marking_profile: input.marking_profile === undefined ? conduct.marking_profile : input.marking_profile,
    listening_settings: input.listening_settings ?? conduct.listening_settings,
    [skill]: sent.map((part, index) => fillIn(part, rows[index]?.row ?? null)),
  };
}

function fillIn(part: SectionInput, row: PartRow | null): SectionInput {
  if (row === null) return part;
  const { content, locked, password } = row;
  return { ...writeSection(content), locked, password, ...statedFields(part) };
}

/** Fields for which null means missing: a lock is only removed explicitly. */
const NEVER_NULL: ReadonlySet<string> = new Set<keyof SectionInput>(['part_number', 'time', 'locked']);

function statedFields(part: SectionInput): SectionInput {
  const fields = Object.entries(part);
  return Object.fromEntries(
    fields.filter(([name, value]) => value !== undefined && (value !== null || !NEVER_NULL.has(name))),
  );
}

function numberOf(value: SectionInput['part_number']): number | null {
  return value === undefined || value === null || value === '' ? null : Number(value);
}
