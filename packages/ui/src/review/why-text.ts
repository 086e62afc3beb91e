import { texts } from '../texts/texts.ts';
import type { ExplainedQuestion } from './explained-questions.ts';

/** The reason of a verdict as a sentence; the key is shown beside it. */
export function whyText({ verdict, reason }: Pick<ExplainedQuestion, 'reason' | 'verdict'>): string {
  const { reasons, partly } = texts.review;
  const { correct, wrong, noAnswer: blank } = texts.questions;
  const reasonTexts: Readonly<Record<string, string | undefined>> = reasons;
  return reasonTexts[reason] ?? { correct, wrong, blank, partial: partly }[verdict];
}
