import type { FullGroup } from '../../question-types/group.ts';
import { countedKeys } from '../../question-types/counted-keys.ts';

/** A question of a list whose answers may be in any order. */
export interface Member {
  readonly number: number;
  readonly questionIndex: number;
  /** The accepted answers, trimmed; empty for a question without a key. */
  readonly keys: readonly string[];
}

type OrderedGroup = Pick<FullGroup, 'any_order' | 'type'> & {
  readonly questions: readonly Pick<FullGroup['questions'][number], 'answers' | 'number' | 'subpart'>[];
};

/** Returns the questions of the any-order list of a number; empty if its order is fixed. */
export function membersOf({ any_order, questions, type }: OrderedGroup, number: number): readonly Member[] {
  const set = any_order?.find((numbers) => numbers.includes(number)) ?? [];
  const members = [...new Set(set)]
    .sort((a, b) => a - b)
    .flatMap((own) => {
      const questionIndex = questions.findIndex((question) => question.number === own && question.subpart === null);
      const question = questions[questionIndex];
      return question === undefined ? [] : [{ number: own, questionIndex, keys: countedKeys(type, question.answers) }];
    });
  return members.length > 1 && members.some((member) => member.number === number) ? members : [];
}

/** Whether no accepted answer belongs to two members. */
export function areDisjoint(members: readonly Member[]): boolean {
  const keys = members.flatMap(({ keys }) => [...new Set(keys)]);
  return new Set(keys).size === keys.length;
}

/** Whether all members have the same accepted answers: a pool whose answers count once each. */
export function isPool(members: readonly Member[]): boolean {
  const texts = members.map(({ keys }) => JSON.stringify([...keys].sort()));
  return new Set(texts).size === 1;
}
