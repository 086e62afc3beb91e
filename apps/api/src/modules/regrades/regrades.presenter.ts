import type { Regrade, RegradedRow, RegradeSummary, RegradeSums } from '@bandwise/api-contract/admin';
import { examBand, readStoredKey, type KeyState } from '@bandwise/domain/internal';
import type { RegradedVerdicts } from '../../db/schema.ts';
import type { RegradeRow } from './regrades.repo.ts';
import type { ChangedResult, ExamMarks, Sums } from './sums.repo.ts';

export interface Counted {
  readonly sums: Sums | undefined;
  readonly exams: readonly (ExamMarks & { readonly exams: number })[];
}

export function presentSummary(row: RegradeRow, counted: Counted): RegradeSummary {
  const [before, after] = [readStoredKey(row.answers_before), readStoredKey(row.answers_after)];
  return {
    id: row.id,
    section_id: row.section_id,
    exam_id: row.exam_id,
    title: row.title,
    skill: row.skill,
    part_number: row.part_number,
    question: row.address,
    answers_before: [...before.answers],
    answers_after: [...after.answers],
    others_before: presentOthers(before),
    others_after: presentOthers(after),
    void_before: before.void ?? false,
    void_after: after.void ?? false,
    reason: row.reason,
    made_at: row.made_at.toISOString(),
    made_by: row.made_by,
    version_before: row.version_before,
    version_after: row.version_after,
    sums: presentSums(row, counted),
    undone: row.undone_at && { at: row.undone_at.toISOString(), by: row.undone_by, reason: row.undo_reason ?? '' },
    may_undo: row.may_undo,
  };
}

export function presentRegrade(
  row: RegradeRow,
  counted: Counted,
  results: { readonly rows: readonly ChangedResult[]; readonly page: number; readonly pages: number },
): Regrade {
  const { page, pages } = results;
  return { ...presentSummary(row, counted), rows: results.rows.map(presentRow), page, pages };
}

function presentOthers({ also_accepted = [] }: KeyState): string[][] {
  return also_accepted.map((key) => [...key]);
}

function presentSums(row: RegradeRow, { sums, exams }: Counted): RegradeSums {
  const { examined, left_out, under_way } = row;
  return {
    examined,
    left_out,
    under_way,
    gained: sums?.gained ?? 0,
    lost: sums?.lost ?? 0,
    reworded: sums?.reworded ?? 0,
    learners_gaining: sums?.learners_gaining ?? 0,
    learners_losing: sums?.learners_losing ?? 0,
    bands: presentBands(exams),
  };
}

function presentBands(exams: Counted['exams']): RegradeSums['bands'] {
  const counts = new Map<string, RegradeSums['bands'][number]>();
  for (const exam of exams) {
    const bands = bandsOf(exam);
    if (bands === null || bands.before === bands.after) continue;
    const key = `${bands.before}-${bands.after}`;
    const examsBefore = counts.get(key)?.exams ?? 0;
    counts.set(key, { from: bands.before, to: bands.after, exams: examsBefore + exam.exams });
  }
  return [...counts.values()].toSorted((one, other) => one.from - other.from || one.to - other.to);
}

function bandsOf({ skill, variant, total, before, after }: ExamMarks): RegradedRow['bands'] {
  const from = examBand({ skill, variant, total, marks: before });
  const to = examBand({ skill, variant, total, marks: after });
  return from && to && { before: from.band, after: to.band };
}

function givenIn(stored: RegradedVerdicts): string[] {
  const verdicts = 'given' in stored ? [stored] : stored.map(({ verdict }) => verdict);
  return verdicts.flatMap(({ given }) => given);
}

function presentRow(row: ChangedResult): RegradedRow {
  return {
    attempt_id: row.attempt_id,
    learner: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '' },
    version: row.version,
    submitted_at: row.submitted_at.toISOString(),
    given: givenIn(row.verdict),
    marks_before: row.marks_before,
    marks_after: row.marks_after,
    total: row.total,
    bands: row.exam && bandsOf(row.exam),
  };
}
