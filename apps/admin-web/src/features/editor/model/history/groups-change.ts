import type { ExamForm, GroupForm, PartForm } from '../form/form.ts';
import { partById } from '../form/parts.ts';
import type { Change, ChangedPlace } from './change.ts';
import { listDifference } from './list-difference.ts';

export interface PlacedGroup {
  readonly id: number;
  /** Its part's id. */
  readonly owner: number;
  /** In its part. */
  readonly index: number;
  readonly group: GroupForm;
}

export function groupsOf({ parts }: ExamForm): readonly PlacedGroup[] {
  return parts.flatMap(({ id, groups }) => groups.map((group, index) => ({ id: group.id, owner: id, index, group })));
}

/** Groups that came, went or moved; null: none did. */
export function groupsChange(before: ExamForm, after: ExamForm): Change | null {
  const { added, removed, moved } = listDifference(groupsOf(before), groupsOf(after));
  const [first] = added;
  const [gone] = removed;
  if (first !== undefined && gone === undefined) return { ...about(first, added.length), kind: 'added' };
  if (gone !== undefined && first === undefined)
    return { ...about(gone, removed.length), kind: 'removed', place: nearestGroup(after, gone) };
  if (first !== undefined) return replacedPart(after, first.owner);
  if (moved === null) return null;
  const now = groupsOf(after).find(({ id }) => id === moved.id);
  return { ...about(moved, 1), kind: 'moved', place: placeOf(now ?? moved) };
}

function about(placed: PlacedGroup, count: number): Omit<Change, 'kind'> {
  const label = String(placed.index + 1);
  return { subject: 'group', label, count, field: null, place: placeOf(placed), typed: null };
}

function placeOf({ owner, id }: PlacedGroup): ChangedPlace {
  return { part: owner, group: id, question: null, field: null };
}

/** What stands where a group was. */
export function nearestGroup(form: ExamForm, { owner, index }: Pick<PlacedGroup, 'owner' | 'index'>): ChangedPlace {
  const groups = partById(form, owner)?.groups ?? [];
  const near = groups[Math.min(index, groups.length - 1)];
  return { part: owner, group: near?.id ?? null, question: null, field: near === undefined ? 'groups' : null };
}

function replacedPart({ parts }: ExamForm, owner: PartForm['id']): Change {
  const label = String(parts.findIndex(({ id }) => id === owner) + 1);
  const place = { part: owner, group: null, question: null, field: 'groups' };
  return { kind: 'changed', subject: 'part', label, count: 1, field: null, place, typed: null };
}
