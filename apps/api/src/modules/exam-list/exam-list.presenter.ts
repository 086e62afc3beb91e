import type { ExamList } from '@bandwise/api-contract/admin';
import type { ListedExamRow, ListedPartRow } from './exam-list.repo.ts';

export function presentExamList(
  exams: readonly ListedExamRow[],
  parts: readonly ListedPartRow[],
  paging: { readonly page: number; readonly pages: number },
): ExamList {
  return {
    exams: exams.map((exam) => {
      const own = parts.filter(({ exam_id }) => exam_id === exam.id);
      return {
        exam_id: exam.id,
        revision: exam.revision,
        state: exam.state,
        title: own.length === 1 && own[0] ? own[0].title : exam.description,
        time: sumOf(own, ({ time_minutes }) => time_minutes),
        questions_count: sumOf(own, ({ questions_count }) => questions_count),
        attempts: sumOf(own, ({ attempts }) => attempts),
        findings: { errors: sumOf(own, ({ errors }) => errors), warnings: sumOf(own, ({ warnings }) => warnings) },
        created_at: exam.created_at.toISOString(),
        updated_at: exam.updated_at.toISOString(),
        parts: own.map(presentPart),
      };
    }),
    total: exams[0]?.total ?? 0,
    page: paging.page,
    pages: paging.pages,
  };
}

function presentPart(part: ListedPartRow): ExamList['exams'][number]['parts'][number] {
  return {
    id: part.id,
    part_number: part.part_number,
    title: part.title,
    time: part.time_minutes,
    questions_count: part.questions_count,
    locked: part.locked,
    attempts: part.attempts,
    findings: { errors: part.errors, warnings: part.warnings },
    found: part.is_found,
  };
}

function sumOf(parts: readonly ListedPartRow[], count: (part: ListedPartRow) => number): number {
  return parts.reduce((sum, part) => sum + count(part), 0);
}
