import { itemStandings, type AssignedItem, type ItemStanding, type ItemWork } from '@bandwise/domain/internal';
import type { AssignmentRow, PartRow } from './assignments.repo.ts';
import type { WorkRow } from './work.repo.ts';

/** The parts that an item consists of under practice conditions; empty for sittings and practice of mistakes. */
export function partsOf(
  item: AssignedItem,
  { conditions }: Pick<AssignmentRow, 'conditions'>,
  parts: readonly PartRow[],
): readonly PartRow[] {
  if (conditions === 'exam') return [];
  return testsOf(item, parts).filter(({ available }) => available || item.kind === 'section');
}

/** The parts of the tests of an item. */
export function testsOf(item: AssignedItem, parts: readonly PartRow[]): readonly PartRow[] {
  switch (item.kind) {
    case 'exam':
      return parts.filter(({ exam_id }) => exam_id === item.examID);
    case 'mock':
      return item.examIDs.flatMap((id) => parts.filter(({ exam_id }) => exam_id === id));
    case 'section':
      return parts.filter(({ id }) => id === item.sectionID);
    case 'mistakes':
      return [];
  }
}

/** Ids of the tests and parts of items, for `findParts`. */
export function idsIn(items: readonly AssignedItem[]) {
  return {
    examIds: items.flatMap((item) => (item.kind === 'exam' ? [item.examID] : item.kind === 'mock' ? item.examIDs : [])),
    sectionIds: items.flatMap((item) => (item.kind === 'section' ? [item.sectionID] : [])),
  };
}

/** A learner's attempts at an item. One with parts is finished when every part is. */
export function workOn(item: number, parts: readonly PartRow[], work: readonly WorkRow[]): ItemWork {
  const own = work.filter((row) => row.item === item);
  if (parts.length === 0) return { attempts: own.map(finishOf) };
  const byPart = parts.map(({ id }) => own.filter(({ section_id }) => section_id === id));
  const count = Math.max(...byPart.map(({ length }) => length));
  const attempts = Array.from({ length: count }, (_, index) => {
    const ends = byPart.map((rows) => (rows[index] ? finishOf(rows[index]) : null));
    return ends.includes(null) ? null : Math.max(...ends.map(Number));
  });
  return { attempts };
}

function finishOf({ finished_at }: WorkRow): number | null {
  return finished_at?.getTime() ?? null;
}

export interface StandingsRequest {
  readonly assignment: Pick<
    AssignmentRow,
    'attempts_allowed' | 'conditions' | 'due_at' | 'in_order' | 'items' | 'opens_at'
  >;
  /** The due time of the learner. */
  readonly dueAt: Date;
  readonly parts: readonly PartRow[];
  readonly work: readonly WorkRow[];
  readonly now: Date;
}

/** The standing of each item of an assignment for a learner. */
export function standingsOf({ assignment, dueAt, parts, work, now }: StandingsRequest): readonly ItemStanding[] {
  const items = assignment.items.map((item, index) => workOn(index, partsOf(item, assignment, parts), work));
  return itemStandings(assignment, timesOf(assignment, dueAt), { items, now: now.getTime() });
}

/** The standing of one part of an item, whatever the order of the items. `work`: on this part. */
export function standingOfPart({
  assignment,
  dueAt,
  work,
  now,
}: Omit<StandingsRequest, 'parts'>): ItemStanding | undefined {
  const items = [{ attempts: work.map(finishOf) }];
  const rules = { ...assignment, in_order: false };
  return itemStandings(rules, timesOf(assignment, dueAt), { items, now: now.getTime() })[0];
}

function timesOf({ opens_at }: Pick<AssignmentRow, 'opens_at'>, dueAt: Date) {
  return { opens_at: opens_at.getTime(), due_at: dueAt.getTime() };
}
