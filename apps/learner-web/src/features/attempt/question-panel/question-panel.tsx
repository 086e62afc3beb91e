import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { QuestionGroupView } from '@bandwise/ui/questions/question-group-view.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import { missingNumbers } from '../navigation/neighbours.ts';
import { resultOf } from '../store/attempt/attempt-state.ts';
import type { AnsweringStore } from '../store/attempt/attempt-store.ts';
import { useAnswers, useAttemptState } from '../hooks/use-attempt.ts';
import { useOpening } from './opening.ts';
import classes from './question-panel.module.css';
import { texts } from '../../../shared/texts/texts.ts';
import { Vietnamese } from '../../../shared/layout/vietnamese.tsx';

interface QuestionPanelProps {
  readonly section: DeliverySectionBody;
  readonly store: AnsweringStore;
  /** Above the questions. */
  readonly results: ReactNode;
}

export function QuestionPanel({ section, store, results }: QuestionPanelProps) {
  return (
    <>
      {results}
      {missingNumbers(section.groups).map((number) => (
        <Notice key={number} tone="wrong" mb="md">
          <Vietnamese>{texts.inVietnamese.groupNotFound(number)}</Vietnamese>
        </Notice>
      ))}
      <AnnotatedPanel name="questions" label={texts.attempt.questions}>
        <QuestionGroups section={section} store={store} />
      </AnnotatedPanel>
    </>
  );
}

/** A separate component, so that an answer does not rerender the panel around it. */
function QuestionGroups({ section, store }: Omit<QuestionPanelProps, 'results'>) {
  const answers = useAnswers(store);
  const result = useAttemptState(store, resultOf);
  const isAnswering = useAttemptState(store, ({ phase }) => phase.name === 'answering');
  const current = useAttemptState(store, (state) => state.current);
  const groups = useRef<HTMLDivElement>(null);
  useOpening(groups);
  /** The question that has the focus is the one that Next, the flag and the squares start from. */
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const question = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
    const numbers = question?.split(' ').map(Number) ?? [];
    const [first] = numbers;
    if (first !== undefined && !numbers.some((number) => number === store.getState().current)) store.moveTo(first);
  };
  return (
    <div ref={groups} className={classes['groups']} data-opening onFocus={follow}>
      {section.groups.map((group) => (
        <QuestionGroupView
          key={group.questions[0]?.number}
          group={group}
          answers={answers}
          onAnswer={store.answer}
          disabled={!isAnswering}
          review={result ?? undefined}
          currentNumber={current}
        />
      ))}
    </div>
  );
}
