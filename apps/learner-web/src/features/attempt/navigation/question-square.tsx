import { memo } from 'react';
import type { SquareState } from './question-squares.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './question-navigator.module.css';

interface QuestionSquareProps {
  readonly number: number;
  readonly state: SquareState;
  readonly isCurrent: boolean;
  readonly isFlagged?: boolean;
  readonly onMove: (number: number, byKeyboard: boolean) => void;
}

/** An item of the list of squares. Memoised: of forty an answer changes one. */
export const QuestionSquare = memo(function QuestionSquare(props: QuestionSquareProps) {
  const { number, state, isCurrent, isFlagged = false, onMove } = props;
  const name = texts.attempt.square(number, texts.attempt.states[state]);
  return (
    <li>
      <button
        type="button"
        className={classes['square']}
        data-state={state}
        aria-current={isCurrent ? 'true' : undefined}
        data-flagged={isFlagged || undefined}
        aria-label={isFlagged ? `${name}, ${texts.attempt.flagged}` : name}
        // A click that no pointer made has no count.
        onClick={(event) => onMove(number, event.detail === 0)}
      >
        {number}
      </button>
    </li>
  );
});
