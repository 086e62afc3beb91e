import { rangeLabel, type AddressParts } from '@bandwise/domain';

/** What an input is called: `Question 14`, or `Question 14, blank 2` when one number has several. */
export function questionName({ number, subpart }: AddressParts): string {
  return subpart === null ? `Question ${number}` : `Question ${number}, blank ${subpart}`;
}

/** `Question 14` or `Questions 14–18`. */
export function questionsTitle(numbers: readonly number[]): string {
  return numbers.length > 1 ? `Questions ${rangeLabel(numbers)}` : `Question ${rangeLabel(numbers)}`;
}
