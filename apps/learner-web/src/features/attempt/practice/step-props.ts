import type { PracticeTurn } from '@bandwise/api-contract/learner';
import type { Answer } from '@bandwise/domain';
import type { RoundStep } from './practice-round.ts';

/** Actions on the shown step. They are stable, because question groups are memoised. */
export interface StepActions {
  readonly onAnswer: (address: string, answer: Answer | null) => void;
  readonly onTurn: (turn: PracticeTurn) => void;
  /** Called when the question has changed in the meantime. */
  readonly onChanged: () => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

export interface StepProps {
  readonly step: RoundStep;
  /** Counted from 0. */
  readonly place: number;
  /** The position in the round: `2`, or `2–4`. */
  readonly at: string;
  /** How many questions the round has. */
  readonly count: number;
  readonly taker: string;
  readonly owner: string;
  readonly actions: StepActions;
}
