import { adminSectionListSchema } from '@bandwise/api-contract/admin';
import { sectionListSchema, type SectionListRow } from '@bandwise/api-contract/learner';
import { presentLast } from '../attempts/results.presenter.ts';
import type { AdminListRow, LastResultRow, ListRow, RunningRow } from './section-lists.repo.ts';

/** Writing and speaking: the task itself is shown in the list. The other skills have none. */
function presentRow(row: ListRow): Omit<SectionListRow, 'last_result' | 'in_progress'> {
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

/** What of a list is the learner's own. */
export interface OwnRows {
  readonly results: readonly LastResultRow[];
  readonly running: readonly RunningRow[];
}

/** A list row, serialised but for what is the learner's own, which differs where everything else is shared. */
export interface ListChunk {
  readonly id: string;
  /** `{"id":…,"last_result":` */
  readonly head: string;
}

const rowSchema = sectionListSchema.shape.sections.element.omit({ last_result: true, in_progress: true });

export function presentChunk(row: ListRow): ListChunk {
  const json = JSON.stringify(rowSchema.parse(presentRow(row)));
  return { id: row.id, head: `${json.slice(0, -1)},"last_result":` };
}

/** The whole answer. `others` replaces chunks that this visitor sees differently. */
export function joinList(
  chunks: readonly ListChunk[],
  { results, running }: OwnRows,
  others: ReadonlyMap<string, ListChunk> = new Map(),
): string {
  const last = new Map(results.map((row) => [row.section_id, JSON.stringify(presentLast(row))]));
  const tails = new Map(
    running.map((row) => [row.section_id, `,"in_progress":${JSON.stringify(presentRunning(row))}`]),
  );
  const rows = chunks.map(
    ({ id, head }) => `${others.get(id)?.head ?? head}${last.get(id) ?? 'null'}${tails.get(id) ?? ''}}`,
  );
  return `{"sections":[${rows.join(',')}]}`;
}

function presentRunning({ id, deadline }: RunningRow): NonNullable<SectionListRow['in_progress']> {
  return { attemptID: id, deadline: deadline === null ? null : new Date(deadline).toISOString() };
}

export function presentAdminList(rows: readonly AdminListRow[], { results, running }: OwnRows): string {
  const last = new Map(results.map((row) => [row.section_id, presentLast(row)]));
  const open = new Map(running.map((row) => [row.section_id, presentRunning(row)]));
  const sections = rows.map((row) => ({
    ...presentRow(row),
    last_result: last.get(row.id) ?? null,
    in_progress: open.get(row.id),
    revision: row.revision,
    password: row.password,
  }));
  return JSON.stringify(adminSectionListSchema.parse({ sections }));
}
