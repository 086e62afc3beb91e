import { addressOf, numberQuestions, type DeliveryGroup, type DeliveryQuestion } from '@bandwise/domain';

/** A group of one version never changes, and each answer reads its numbers. */
const numbersByGroup = new WeakMap<DeliveryGroup, readonly number[]>();

/** The numbers a group takes, each once, in order. */
export function numbersOfGroup(group: DeliveryGroup): readonly number[] {
  const numbers = numbersByGroup.get(group) ?? [
    ...new Set(numberQuestions([group]).flatMap((question) => question.numbers)),
  ];
  numbersByGroup.set(group, numbers);
  return numbers;
}

/** Returns a function that gives the numbers of each question of a group. */
export function numbersIn(group: DeliveryGroup): (question: DeliveryQuestion) => readonly number[] {
  const numbers = new Map(numberQuestions([group]).map((question) => [question.address, question.numbers]));
  return (question) => numbers.get(addressOf(question)) ?? [question.number];
}
