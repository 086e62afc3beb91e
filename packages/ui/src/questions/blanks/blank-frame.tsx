import type { ReactNode } from 'react';
import { useGroupState } from '../group-state.ts';
import type { BlankProps } from './blank-layout.tsx';
import { outcomeOf } from '../outcome/outcome.ts';
import { OutcomeNote } from '../outcome/outcome-note.tsx';
import { questionElementId } from '../question-element-id.ts';
import styles from './blank.module.css';

interface BlankFrameProps extends Pick<BlankProps, 'question' | 'place'> {
  readonly children: ReactNode;
}

/** What surrounds a blank. In a sentence it is the question's own element: number, highlight and outcome are here. */
export function BlankFrame({ question, place, children }: BlankFrameProps) {
  const { review, currentNumber } = useGroupState();
  const outcome = outcomeOf(review, question);
  if (place === 'row') {
    return (
      <span className={styles['control']} data-outcome={outcome?.kind}>
        {children}
      </span>
    );
  }
  const isFirst = question.subpart === null || question.subpart === 1;
  return (
    <span
      id={isFirst ? questionElementId(question.number) : undefined}
      className={styles['blank']}
      data-current={currentNumber === question.number || undefined}
    >
      <span className={styles['control']} data-outcome={outcome?.kind}>
        <span className={styles['number']} aria-hidden>
          {question.number}
        </span>
        {children}
      </span>
      {outcome !== null && <OutcomeNote outcome={outcome} inline keyOnly={!isFirst} />}
    </span>
  );
}
