import type { Answers } from '../marking/answers.ts';
import { addressOf, type AddressParts } from './address.ts';

/**
 * Whether the learner gave anything for a question; spaces alone are nothing.
 *
 * @param question - a question, or a numbered question by its address.
 *
 * @example
 * ```ts
 * import { isAnswered } from '@bandwise/domain';
 *
 * isAnswered({ address: '14' }, { '14': 'river' }); // => true
 * isAnswered({ number: 15, subpart: null }, { '15': ' ' }); // => false
 * ```
 */
export function isAnswered(question: AddressParts | { readonly address: string }, answers: Answers): boolean {
  const address = 'address' in question ? question.address : addressOf(question);
  const answer = answers[address];
  if (answer === undefined) return false;
  return typeof answer === 'string' ? answer.trim() !== '' : answer.some((text) => text.trim() !== '');
}
