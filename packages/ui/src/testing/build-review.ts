import type { QuestionReview, ReviewVerdict } from '../questions/verdict/question-review.ts';

type Verdict = Pick<ReviewVerdict, 'number'> & Partial<ReviewVerdict>;

/** A review of wrong answers, except for what is given. */
export function buildReview(
  verdicts: readonly Verdict[],
  keys: Readonly<Record<string, readonly string[]>>,
): QuestionReview {
  return {
    verdicts: verdicts.map((verdict) => ({
      numbers: [verdict.number],
      correct: false,
      blank: false,
      marks: verdict.correct === true ? 1 : 0,
      total: 1,
      ...verdict,
    })),
    keys: Object.entries(keys).map(([address, answers]) => ({ address, answers })),
  };
}
