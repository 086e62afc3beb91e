import type { ReactNode } from 'react';
import { useQuestionState } from '../group-state.ts';
import type { BlankProps } from './blank-layout.tsx';
import { shownVerdict, VerdictNote } from '../verdict/verdict-note.tsx';
import { questionElementId } from '../question-element-id.ts';
import styles from './blank.module.css';

interface BlankFrameProps extends Pick<BlankProps, 'question' | 'place'> {
  readonly children: ReactNode;
}

/** The frame of a blank. In a sentence it is the question's own element: number, highlight and verdict are here. */
export function BlankFrame({ question, place, children }: BlankFrameProps) {
  const { review, currentNumber } = useQuestionState();
  const verdict = shownVerdict(review, question);
  if (place === 'row') {
    return (
      <span className={styles['control']} data-verdict={verdict?.kind}>
        {children}
      </span>
    );
  }
  const isFirst = question.subpart === null || question.subpart === 1;
  return (
    <span
      id={isFirst ? questionElementId(question.number) : undefined}
      className={styles['blank']}
      data-question={question.number}
      data-current={currentNumber === question.number || undefined}
    >
      <span className={styles['control']} data-verdict={verdict?.kind}>
        <span className={styles['number']} aria-hidden>
          {question.number}
        </span>
        {children}
      </span>
      {verdict !== null && <VerdictNote verdict={verdict} inline keyOnly={!isFirst && !verdict.isOfPart} />}
    </span>
  );
}
