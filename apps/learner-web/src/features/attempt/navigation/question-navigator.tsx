import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { useCallback, useMemo } from 'react';
import { neighboursOf, questionNumbers, type Step } from './neighbours.ts';
import { resultOf } from '../store/attempt/attempt-state.ts';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import { useAnswers, useAttemptState } from '../hooks/use-attempt.ts';
import { SubmitControl } from './submit-control.tsx';
import { questionSquares } from './question-squares.ts';
import { MoveButton } from './move-button.tsx';
import classes from './question-navigator.module.css';
import { QuestionSquare } from './question-square.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface QuestionNavigatorProps {
  readonly section: DeliverySectionBody;
  readonly store: AttemptStore;
  readonly onMove: (number: number, byKeyboard: boolean) => void;
}

export function QuestionNavigator({ section, store, onMove }: QuestionNavigatorProps) {
  const { groups, part_number } = section;
  const answers = useAnswers(store);
  const phase = useAttemptState(store, (state) => state.phase.name);
  const verdicts = useAttemptState(store, resultOf)?.verdicts ?? null;
  const current = useAttemptState(store, (state) => state.current);
  const squares = useMemo(() => questionSquares(groups, answers, verdicts), [groups, answers, verdicts]);
  const numbers = useMemo(() => questionNumbers(groups), [groups]);
  const { previous, next } = neighboursOf(numbers, current);
  const move = useCallback(
    (step: Step) => {
      const to = neighboursOf(numbers, store.getState().current)[step];
      if (to !== null) onMove(to, false);
    },
    [numbers, store, onMove],
  );
  return (
    <div className={classes['navigator']}>
      <nav aria-label={texts.attempt.navigator} className={classes['questions']}>
        <MoveButton step="previous" isAtEnd={previous === null} onMove={move} />
        <span className={classes['part']}>{texts.attempt.part(part_number)}</span>
        <ol className={classes['squares']}>
          {squares.map(({ number, state }) => (
            <QuestionSquare key={number} number={number} state={state} isCurrent={number === current} onMove={onMove} />
          ))}
        </ol>
        <MoveButton step="next" isAtEnd={next === null} onMove={move} />
      </nav>
      <SubmitControl
        phase={phase}
        missing={squares.filter((square) => square.state === 'unanswered').length}
        onSubmit={store.submit}
      />
    </div>
  );
}
