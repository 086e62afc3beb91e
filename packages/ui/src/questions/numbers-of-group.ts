import { numberQuestions, type DeliveryGroup } from '@bandwise/domain';

/** The numbers a group takes, each once, in order. */
export function numbersOfGroup(group: DeliveryGroup): readonly number[] {
  return [...new Set(numberQuestions([group]).flatMap((question) => question.numbers))];
}
