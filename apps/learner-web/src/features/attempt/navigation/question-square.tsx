import { memo } from 'react';
import type { SquareState } from './question-squares.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './question-navigator.module.css';

interface QuestionSquareProps {
  readonly number: number;
  readonly state: SquareState;
  readonly isCurrent: boolean;
  readonly onMove: (number: number, byKeyboard: boolean) => void;
}

/** Memoised: of forty squares an answer changes one. */
export const QuestionSquare = memo(function QuestionSquare({ number, state, isCurrent, onMove }: QuestionSquareProps) {
  return (
    <button
      type="button"
      className={classes['square']}
      data-state={state}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={texts.attempt.square(number, texts.attempt.states[state])}
      // A click that no pointer made has no count.
      onClick={(event) => onMove(number, event.detail === 0)}
    >
      {number}
    </button>
  );
});
