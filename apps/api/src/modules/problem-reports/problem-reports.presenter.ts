import type { Problem } from '@bandwise/api-contract/admin';
import type { OwnProblem } from '@bandwise/api-contract/learner';
import type { ListedReport, OwnReport } from './problem-reports.repo.ts';
import type { QuestionInWords } from './question-at.ts';

export function presentOwn(report: OwnReport): OwnProblem {
  return {
    id: report.id,
    number: report.number,
    words: report.words,
    state: report.state,
    reply: report.reply,
    created_at: report.created_at.toISOString(),
    decided_at: report.decided_at?.toISOString() ?? null,
  };
}

export function presentListed(
  row: ListedReport,
  { seen, now }: { readonly seen: QuestionInWords | null; readonly now: QuestionInWords | null },
): Problem {
  return {
    id: row.id,
    state: row.state,
    words: row.words,
    reply: row.reply,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider_id === null ? null : `${row.decider_first} ${row.decider_last}`.trim(),
    learner: { id: row.user_id, name: `${row.first_name} ${row.last_name}`.trim(), email: row.email },
    attemptID: row.attempt_id,
    section: {
      id: row.section_id,
      title: row.title,
      skill: row.skill,
      part_number: row.part_number,
      exam: row.exam,
      available: row.available,
    },
    number: row.number,
    label: seen?.label ?? String(row.number),
    address: seen?.address ?? String(row.number),
    question: presentQuestion(seen) ?? { asked: '', key: '' },
    now: presentQuestion(now),
    given: (row.given ?? []).join('; '),
    open: row.open,
  };
}

function presentQuestion(question: QuestionInWords | null): Problem['now'] {
  return question && { asked: question.wording, key: question.key };
}
