import { texts } from '../texts/texts.ts';
import type { ExplainedQuestion } from './explained-questions.ts';

/** Why an answer counts or does not, in a sentence. */
export function whyText({ verdict, reason, key }: Pick<ExplainedQuestion, 'key' | 'reason' | 'verdict'>): string {
  const { reasons, partly } = texts.review;
  const { correct, wrong, noAnswer: blank } = texts.questions;
  const inWords = reasons[reason as keyof typeof reasons]; // one that is not known says nothing
  return inWords?.(key.replace(/\.$/, '')) ?? { correct, wrong, blank, partial: partly }[verdict];
}
