import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import { neighboursOf } from '../model/navigation.ts';
import type { Square } from '../model/question-squares.ts';
import classes from './question-navigator.module.css';
import { QuestionSquare } from './question-square.tsx';

interface QuestionNavigatorProps {
  readonly part: string;
  readonly squares: readonly Square[];
  readonly current: number | null;
  readonly onMove: (number: number, byKeyboard: boolean) => void;
  readonly submit: ReactNode;
}

export function QuestionNavigator({ part, squares, current, onMove, submit }: QuestionNavigatorProps) {
  const numbers = squares.map((square) => square.number).toSorted((a, b) => a - b);
  const { previous, next } = neighboursOf(numbers, current);
  return (
    <div className={classes['navigator']}>
      <nav aria-label={sittingTexts.navigator} className={classes['questions']}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={sittingTexts.previous}
          disabled={previous === null}
          onClick={() => previous !== null && onMove(previous, false)}
        >
          <IconChevronLeft size={22} />
        </ActionIcon>
        <span className={classes['part']}>{part}</span>
        <ol className={classes['squares']}>
          {squares.map((square) => (
            <li key={square.number}>
              <QuestionSquare square={square} isCurrent={square.number === current} onMove={onMove} />
            </li>
          ))}
        </ol>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={sittingTexts.next}
          disabled={next === null}
          onClick={() => next !== null && onMove(next, false)}
        >
          <IconChevronRight size={22} />
        </ActionIcon>
      </nav>
      {submit}
    </div>
  );
}
