import { addressOf, type DeliveryQuestion } from '@bandwise/domain';
import { useGroupState } from './group-state.ts';

/** An answer of one text, null for none, and how to give another; the empty text clears. */
export function useTextAnswer(question: DeliveryQuestion): readonly [string | null, (text: string) => void] {
  const { answers, onAnswer } = useGroupState();
  const address = addressOf(question);
  const given = answers[address];
  return [typeof given === 'string' ? given : null, (text) => onAnswer(address, text === '' ? null : text)];
}

/** An answer of several texts, and how to give others: a set or a list, whose order is kept. No answer is the empty list. */
export function useListAnswer(
  question: DeliveryQuestion,
): readonly [readonly string[], (texts: readonly string[]) => void] {
  const { answers, onAnswer } = useGroupState();
  const address = addressOf(question);
  const given = answers[address] ?? [];
  const texts = typeof given === 'string' ? [given] : given;
  return [texts, (next) => onAnswer(address, next.length === 0 ? null : next)];
}
