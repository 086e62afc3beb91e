import { texts } from '../texts/texts.ts';
import type { ExplainedQuestion } from './explained-questions.ts';

/** Why an answer counts or does not, in a sentence. The key stands beside it. */
export function whyText({ verdict, reason }: Pick<ExplainedQuestion, 'reason' | 'verdict'>): string {
  const { reasons, partly } = texts.review;
  const { correct, wrong, noAnswer: blank } = texts.questions;
  const reasonTexts: Readonly<Record<string, string | undefined>> = reasons;
  return reasonTexts[reason] ?? { correct, wrong, blank, partial: partly }[verdict];
}
