import { COHORT_QUESTIONS, knowing, type CohortQuestion } from './questions.ts';
import { normal, seededRandom } from './random.ts';

/** A learner of the cohort, and what they answered at their first attempt and, every tenth, at a second. */
export interface CohortLearner {
  /** The ability, drawn from the standard normal distribution. */
  readonly ability: number;
  readonly attempts: readonly Readonly<Record<string, string>>[];
}

export const COHORT_SIZE = 2000;
const SEED = 20_261_122;
/** Every so many-th learner takes the part again, having learnt as much. */
const AGAIN = { every: 10, learnt: 0.8 };

/** The cohort: the same learners and answers each time. A smaller one is the first of them. */
export function makeCohort(size: number = COHORT_SIZE): readonly CohortLearner[] {
  const random = seededRandom(SEED);
  return Array.from({ length: size }, (_, index) => {
    const ability = normal(random);
    const first = answersOf(ability, random);
    const isAgain = index % AGAIN.every === AGAIN.every - 1;
    return { ability, attempts: isAgain ? [first, answersOf(ability + AGAIN.learnt, random)] : [first] };
  });
}

function answersOf(ability: number, random: () => number): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const question of COHORT_QUESTIONS) {
    const text = answerOf(question, ability, random);
    if (text !== '') answers[question.address] = text;
  }
  return answers;
}

function answerOf(question: CohortQuestion, ability: number, random: () => number): string {
  const shares = random() < knowing(question, ability) ? question.knowingShares : question.unknown;
  let left = random();
  for (const [text, share] of shares) {
    left -= share;
    if (left < 0) return text;
  }
  return shares.at(-1)?.[0] ?? '';
}
