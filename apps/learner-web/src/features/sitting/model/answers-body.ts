import type { AnswersBody } from '@bandwise/api-contract/learner';
import { isAnswered, type Answers } from '@bandwise/domain';

/** The answers as they are sent: blanks left out. */
export function answersBody(answers: Answers): AnswersBody {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([address]) => isAnswered({ address }, answers))
      .map(([address, value]) => [address, typeof value === 'string' ? value : [...value]]),
  );
}
