import type { Finding } from '../../readiness/finding.ts';
import type { GroupPlace } from '../../readiness/key-finding.ts';
import type { GroupOf } from '../group.ts';
import { checkSameKeys, firstKeys } from '../one-choice/check-same-keys.ts';

/** Finds groups with the same key for every question, and keys whose choice is already used up. */
export function checkPool(place: GroupPlace<GroupOf<'DRAG_DROP'>>): readonly Finding[] {
  return [...checkSameKeys(place), ...checkUsedUp(place)];
}

/** A used choice leaves the pool, so it can be the key only as often as the pool has it. */
function checkUsedUp({ group, groupIndex }: GroupPlace<GroupOf<'DRAG_DROP'>>): readonly Finding[] {
  if (group.reuse_choices) return [];
  const keys = firstKeys(group);
  const count = (list: readonly string[], text: string): number => list.filter((one) => one.trim() === text).length;
  return [...new Set(keys)]
    .filter((key) => count(keys, key) > Math.max(1, count(group.choices, key)))
    .map((key) => ({
      code: 'choice_used_up',
      severity: 'error',
      where: { group: groupIndex, field: 'reuse_choices' },
      message: `“${key}” is the answer to several questions, but each choice can be used only once. Allow the choices of group ${groupIndex + 1} to be used more than once`,
    }));
}
