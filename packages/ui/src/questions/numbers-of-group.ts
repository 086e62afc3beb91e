import { addressOf, numberQuestions, type DeliveryGroup, type DeliveryQuestion } from '@bandwise/domain';

/** The numbers a group takes, each once, in order. */
export function numbersOfGroup(group: DeliveryGroup): readonly number[] {
  return [...new Set(numberQuestions([group]).flatMap((question) => question.numbers))];
}

/** Tells the numbers that each question of a group takes. */
export function numbersIn(group: DeliveryGroup): (question: DeliveryQuestion) => readonly number[] {
  const numbers = new Map(numberQuestions([group]).map((question) => [question.address, question.numbers]));
  return (question) => numbers.get(addressOf(question)) ?? [question.number];
}
