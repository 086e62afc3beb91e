import type { PracticeTurn } from '@bandwise/api-contract/learner';
import type { Answer } from '@bandwise/domain';
import type { RoundStep } from './practice-round.ts';

/** What happens to the step that is shown. They never change: question groups are memoised. */
export interface StepActions {
  readonly onAnswer: (address: string, answer: Answer | null) => void;
  readonly onTurn: (turn: PracticeTurn) => void;
  /** What was answered is not asked any more, but something else. */
  readonly onChanged: () => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

export interface StepProps {
  readonly step: RoundStep;
  /** Counted from 0. */
  readonly place: number;
  /** Which questions it asks: `2`, or `2–4`. */
  readonly at: string;
  /** How many questions the round has. */
  readonly count: number;
  readonly taker: string;
  readonly owner: string;
  readonly actions: StepActions;
}
