import { COHORT_QUESTIONS, knowing, type CohortQuestion } from './questions.ts';

/** The model's prediction for a question, in percent. */
export interface ExpectedQuestion {
  readonly address: string;
  readonly facility: number;
  readonly discrimination: number;
}

export interface ExpectedFigures {
  readonly questions: readonly ExpectedQuestion[];
  /** The mean of a section's marks. */
  readonly mean: number;
  readonly deviation: number;
  /** Coefficient of internal consistency, in percent. */
  readonly alpha: number;
}

/** Abilities at which the density is more than nothing, and how finely it is added up. */
const REACH = 8;
const STEPS = 4000;

/**
 * The figures of a cohort without end: given an ability the answers are independent of each other, so every variance and
 * covariance is an integral over the abilities, taken here by the trapezium rule.
 */
export function expectedFigures(questions: readonly CohortQuestion[] = COHORT_QUESTIONS): ExpectedFigures {
  const means = questions.map(() => 0);
  const products = questions.map(() => questions.map(() => 0));
  const width = (2 * REACH) / STEPS;
  for (let step = 0; step <= STEPS; step += 1) {
    const ability = -REACH + step * width;
    const weight = (width * Math.exp((-ability * ability) / 2)) / Math.sqrt(2 * Math.PI);
    const earned = questions.map((question) => earning(question, ability));
    for (const [index, one] of earned.entries()) {
      means[index] = (means[index] ?? 0) + weight * one;
      const row = products[index] ?? [];
      // A mark of 1 is its own square.
      for (const [at, other] of earned.entries())
        row[at] = (row[at] ?? 0) + weight * (at === index ? one : one * other);
    }
  }
  const covariance = (one: number, other: number) =>
    (products[one]?.[other] ?? 0) - (means[one] ?? 0) * (means[other] ?? 0);
  const all = questions.map((_, index) => index);
  const withAll = (one: number) => sum(all.map((other) => covariance(one, other)));
  const variance = sum(all.map(withAll));
  const own = sum(all.map((one) => covariance(one, one)));
  return {
    questions: questions.map(({ address }, index) => {
      const variances = covariance(index, index);
      const withRest = withAll(index) - variances;
      const rest = variance - 2 * withAll(index) + variances;
      return {
        address,
        facility: 100 * (means[index] ?? 0),
        discrimination: (100 * withRest) / Math.sqrt(variances * rest),
      };
    }),
    mean: sum(means),
    deviation: Math.sqrt(variance),
    alpha: (100 * (all.length / (all.length - 1)) * (variance - own)) / variance,
  };
}

/** How many earn its mark, of those of an ability. */
function earning(question: CohortQuestion, ability: number): number {
  const knowingShare = knowing(question, ability);
  const accepted = (shares: CohortQuestion['knowingShares']) =>
    sum(shares.filter(([text]) => question.accepted.includes(text)).map(([, share]) => share));
  return knowingShare * accepted(question.knowingShares) + (1 - knowingShare) * accepted(question.unknown);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
