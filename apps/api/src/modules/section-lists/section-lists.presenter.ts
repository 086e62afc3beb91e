import { adminSectionListSchema, type AdminSectionListRow } from '@bandwise/api-contract/admin';
import { sectionListSchema, type SectionListRow } from '@bandwise/api-contract/learner';
import { presentLast } from '../attempts/attempts.ts';
import type { AdminListRow, LastResultRow, ListRow, OwnList, RunningRow } from './section-lists.repo.ts';

/** The learner's own part of a list. */
export interface OwnRows extends Pick<OwnList, 'running'> {
  readonly results: readonly LastResultRow[];
}

/** The own part of one row; `in_progress` only if there is one. */
type Own = Pick<SectionListRow, 'last_result' | 'in_progress'>;
export type SharedRow = Omit<SectionListRow, keyof Own>;

const rowSchema = sectionListSchema.shape.sections.element.omit({ last_result: true, in_progress: true });

/** The public part of a row. */
export function presentRow(row: ListRow): SharedRow {
  return rowSchema.parse(fieldsOf(row));
}

/** Writing and speaking: the task itself is shown in the list. The other skills have none. */
function fieldsOf(row: ListRow): SharedRow {
  return {
    id: row.id,
    exam_id: row.exam_id,
    title: row.title,
    part_number: row.part_number,
    time: row.time_minutes,
    questions_count: row.questions_count,
    created_at: row.created_at.toISOString(),
    locked: row.locked,
    ...(row.exam_content && row.exam_content.length > 0 ? { examContent: [...row.exam_content] } : {}),
  };
}

/** A learner's list of shared rows. `others` replaces rows that this visitor sees differently. */
export function presentList(
  rows: readonly SharedRow[],
  own: OwnRows,
  others: ReadonlyMap<string, SharedRow> = new Map(),
): { sections: SectionListRow[] } {
  const ownOf = presentOwn(own);
  return { sections: rows.map((row) => ({ ...(others.get(row.id) ?? row), ...ownOf(row.id) })) };
}

/** The learner's own part of each row, by section. */
function presentOwn({ results, running }: OwnRows): (sectionId: string) => Own {
  const last = new Map(
    results.map((row) => [row.section_id, presentLast({ ...row, submitted_at: new Date(row.submitted_at) })]),
  );
  const open = new Map(running.map((row) => [row.section_id, presentRunning(row)]));
  return (id) => ({ last_result: last.get(id) ?? null, ...(open.has(id) ? { in_progress: open.get(id) } : {}) });
}

function presentRunning({ id, deadline }: RunningRow): NonNullable<SectionListRow['in_progress']> {
  return { attemptID: id, deadline: deadline === null ? null : new Date(deadline).toISOString() };
}

export function presentAdminList(rows: readonly AdminListRow[], own: OwnRows): { sections: AdminSectionListRow[] } {
  const ownOf = presentOwn(own);
  const sections = rows.map((row) => ({
    ...fieldsOf(row),
    ...ownOf(row.id),
    revision: row.revision,
    state: row.state,
    password: row.password,
  }));
  return adminSectionListSchema.parse({ sections });
}
