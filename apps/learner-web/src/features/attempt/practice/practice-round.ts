import type { PracticeItem, PracticeTurn } from '@bandwise/api-contract/learner';
import type { Answer, Answers } from '@bandwise/domain';

/** One item of a round, and how far it is. */
export interface RoundStep {
  readonly item: PracticeItem;
  /** The id of its check, equal for every repeat of the call. */
  readonly turnID: string;
  readonly answers: Answers;
  /** It asks something else since it was answered: the answer is gone. */
  readonly changed: boolean;
  /** null: not checked. */
  readonly turn: PracticeTurn | null;
}

/** A round of practice. One that is beyond its last step is over. */
export interface Round {
  readonly steps: readonly RoundStep[];
  readonly place: number;
}

export function startRound(items: readonly PracticeItem[], newID: () => string): Round {
  return { steps: items.map((item) => ({ item, turnID: newID(), answers: {}, changed: false, turn: null })), place: 0 };
}

/** Changes the step at a place. */
export function changeStep(round: Round, place: number, change: (step: RoundStep) => RoundStep): Round {
  return { ...round, steps: round.steps.map((step, index) => (index === place ? change(step) : step)) };
}

/** null clears. */
export function withAnswer(step: RoundStep, address: string, answer: Answer | null): RoundStep {
  const others = Object.entries(step.answers).filter(([key]) => key !== address);
  return { ...step, answers: Object.fromEntries(answer === null ? others : [...others, [address, answer]]) };
}

export function moveBy(round: Round, steps: 1 | -1): Round {
  return { ...round, place: Math.min(round.steps.length, Math.max(0, round.place + steps)) };
}

/** Counts the questions of a round and finds the place of a step among them, such as `2–4` of 7: some steps ask several. */
export function questionsOfStep({ steps }: Pick<Round, 'steps'>, place: number): { at: string; count: number } {
  const before = countQuestions(steps.slice(0, place));
  const last = countQuestions(steps.slice(0, place + 1));
  return { at: last > before + 1 ? `${before + 1}–${last}` : `${last}`, count: countQuestions(steps) };
}

const countQuestions = (steps: readonly RoundStep[]) => steps.reduce((sum, { item }) => sum + item.numbers.length, 0);

/** Questions by how they came out. */
export function tallyOf({ steps }: Round): { readonly right: number; readonly wrong: number; readonly left: number } {
  const verdicts = steps.flatMap(({ turn }) => turn?.result.verdicts ?? []);
  const right = verdicts.filter(({ correct }) => correct).length;
  const left = countQuestions(steps.filter(({ turn }) => turn === null));
  return { right, wrong: verdicts.length - right, left };
}
