import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { neighboursOf } from './neighbours.ts';
import type { Square } from './question-squares.ts';
import { MoveButton } from './move-button.tsx';
import classes from './question-navigator.module.css';
import { QuestionSquare } from './question-square.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface QuestionNavigatorProps {
  readonly part: string;
  readonly squares: readonly Square[];
  readonly current: number | null;
  readonly onMove: (number: number, byKeyboard: boolean) => void;
  readonly submit: ReactNode;
}

export function QuestionNavigator({ part, squares, current, onMove, submit }: QuestionNavigatorProps) {
  const numbers = squares.map((square) => square.number).sort((a, b) => a - b);
  const { previous, next } = neighboursOf(numbers, current);
  return (
    <div className={classes['navigator']}>
      <nav aria-label={texts.attempt.navigator} className={classes['questions']}>
        <MoveButton label={texts.attempt.previous} Icon={IconChevronLeft} to={previous} onMove={onMove} />
        <span className={classes['part']}>{part}</span>
        <ol className={classes['squares']}>
          {squares.map(({ number, state }) => (
            <li key={number}>
              <QuestionSquare number={number} state={state} isCurrent={number === current} onMove={onMove} />
            </li>
          ))}
        </ol>
        <MoveButton label={texts.attempt.next} Icon={IconChevronRight} to={next} onMove={onMove} />
      </nav>
      {submit}
    </div>
  );
}
