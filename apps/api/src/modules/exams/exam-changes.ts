import { isDeepStrictEqual } from 'node:util';
import type { ErrorIssue } from '@bandwise/api-contract/common';
import type { SectionContent, SectionDraft } from '@bandwise/domain';
import { addressLabel } from '@bandwise/domain/internal';
import { isCorrectedKey, type ExamChange, type ExamWideChange, type PartChange } from '../../db/exam-change.ts';
import type { ExamConduct, PartRow } from './exams.repo.ts';

/** The changes of storing a part over a row, by the row's part number. */
export function changesOfPart(row: PartRow, part: SectionDraft): readonly ExamChange[] {
  const { part_number: number } = row;
  const to = part.content.part_number;
  const changed: readonly [boolean, ExamChange][] = [
    [number !== to, { kind: 'moved', part: number, to }],
    [!isSameContent({ ...row.content, part_number: to }, part.content), { kind: 'content', part: number }],
    [row.locked !== part.locked, { kind: part.locked ? 'locked' : 'unlocked', part: number }],
    [row.password !== part.password, { kind: 'password', part: number }],
  ];
  return changed.flatMap(([isChanged, change]) => (isChanged ? [change] : []));
}

/** Whether stored content equals this content, which `readExam` normalised by JSON. */
export function isSameContent(stored: SectionContent, content: SectionContent): boolean {
  return isDeepStrictEqual(stored, content);
}

/** Changes of an exam as a whole. */
export function changesOfExam(before: ExamConduct, after: ExamConduct): readonly ExamChange[] {
  const changed: readonly [boolean, ExamWideChange][] = [
    [before.description !== after.description, 'description'],
    [before.variant !== after.variant, 'variant'],
    [before.marking_profile !== after.marking_profile, 'marking_profile'],
    [!isDeepStrictEqual(before.listening_settings, after.listening_settings), 'listening_settings'],
  ];
  return changed.flatMap(([isChanged, kind]) => (isChanged ? [{ kind }] : []));
}

const EXAM_CHANGES: Readonly<Record<ExamWideChange, string>> = {
  description: 'The name of the test was changed.',
  variant: 'The test was changed between Academic and General Training.',
  marking_profile: 'The marking of the test was changed.',
  listening_settings: 'The exam conditions of the test were changed.',
};

const PART_CHANGES: Readonly<Record<PartChange, readonly [field: string, words: (part: number) => string]>> = {
  added: ['', (part) => `Part ${part} was added.`],
  deleted: ['', (part) => `Part ${part} was deleted.`],
  restored: ['', (part) => `Part ${part} was restored.`],
  content: ['.content', (part) => `The content of part ${part} was changed.`],
  locked: ['.locked', (part) => `Part ${part} was locked.`],
  unlocked: ['.locked', (part) => `Part ${part} was unlocked.`],
  password: ['.password', (part) => `The password of part ${part} was changed.`],
};

/** The changes in words, each once, in the order in which they were made. */
export function describeChanges(changes: readonly ExamChange[]): readonly ErrorIssue[] {
  const issues = changes.map(toIssue);
  return issues.filter(({ message }, index) => issues.findIndex((one) => one.message === message) === index);
}

function toIssue(change: ExamChange): ErrorIssue {
  if (!('part' in change)) return { path: change.kind, message: EXAM_CHANGES[change.kind] };
  const { part } = change;
  if (change.kind === 'moved')
    return { path: `parts.${part}.part_number`, message: `Part ${part} became part ${change.to}.` };
  if (isCorrectedKey(change))
    return {
      path: `parts.${part}.content`,
      message: `The key of question ${addressLabel(change.key.address)} of part ${part} was corrected.`,
    };
  const [field, words] = PART_CHANGES[change.kind];
  return { path: `parts.${part}${field}`, message: words(part) };
}
