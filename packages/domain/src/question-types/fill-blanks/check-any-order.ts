import { distinctAnswers, formsOf } from '../../marking/any-order/distinct-answers.ts';
import { isPool, membersOf } from '../../marking/any-order/members.ts';
import type { Finding } from '../../readiness/finding.ts';
import type { GroupPlace } from '../../readiness/key-finding.ts';
import type { GroupOf } from '../group.ts';

type Group = GroupOf<'FILL_BLANKS'>;

/** Finds lists of numbers with answers in any order for which no learner can get all marks. */
export function checkAnyOrder({ group, groupIndex }: GroupPlace<Group>): readonly Finding[] {
  return (group.any_order ?? []).flatMap((set) => {
    const problem = problemOf(group, set);
    if (problem === null) return [];
    const message = `Questions ${set.join(', ')} accept their answers in any order, but ${problem}`;
    const where = { group: groupIndex, field: 'any_order' };
    return [{ code: 'any_order_keys', severity: 'error', where, message } as const];
  });
}

/** The group with one question of each list whose questions have the same accepted answers. */
export function withoutShared({ group, groupIndex }: GroupPlace<Group>): GroupPlace<Group> {
  const shared = new Set(
    (group.any_order ?? []).flatMap((set) => {
      const members = membersOf(group, set[0] ?? 0);
      return isPool(members) ? members.slice(1).map(({ questionIndex }) => questionIndex) : [];
    }),
  );
  return { group: { ...group, questions: group.questions.filter((_, index) => !shared.has(index)) }, groupIndex };
}

function problemOf(group: Group, set: readonly number[]): string | null {
  const members = membersOf(group, set[0] ?? 0);
  const missing = set.find((number) => !members.some((member) => member.number === number));
  if (missing !== undefined) return `question ${missing} is not in this group or has several blanks`;
  // A question without an answer has a separate finding.
  if (members.some(({ keys }) => keys.length === 0)) return null;
  const [{ keys } = { keys: [] }] = members;
  if (isPool(members))
    return distinctAnswers(keys).length < members.length ? 'they have fewer different answers than questions' : null;
  const ownForms = members.map((member) => new Set(member.keys.flatMap(formsOf)));
  const all = new Set(ownForms.flatMap((forms) => [...forms]));
  return all.size === ownForms.reduce((sum, { size }) => sum + size, 0)
    ? null
    : 'only some of their answers are the same. Give all questions the same answers, or give each question answers that no other question has';
}
