import { rangeLabel, type AddressParts } from '@bandwise/domain';
import { texts } from '../texts/texts.ts';

/** The name of an input: `Question 14`, or `Question 14, blank 2` when one number has several. */
export function questionName({ number, subpart }: AddressParts): string {
  return subpart === null ? texts.questions.name(number) : texts.questions.blankName(number, subpart);
}

/** `Question 14` or `Questions 14–18`. */
export function questionsTitle(numbers: readonly number[]): string {
  return `${texts.questions.heading(numbers.length)} ${rangeLabel(numbers)}`;
}
