import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { QuestionGroupView } from '@bandwise/ui/questions/question-group-view.tsx';
import { Alert } from '@mantine/core';
import { useCallback, useRef, type Dispatch } from 'react';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import { Vietnamese, vietnameseTexts } from '../../../shared/texts/vietnamese.tsx';
import { missingNumbers } from '../navigation/neighbours.ts';
import type { AttemptEvent, AttemptState } from '../store/attempt-state.ts';
import { useOpening } from './opening.ts';
import classes from './question-panel.module.css';
import { Results } from '../review/results.tsx';

interface QuestionPanelProps {
  readonly section: DeliverySectionBody;
  readonly state: AttemptState;
  readonly dispatch: Dispatch<AttemptEvent>;
  readonly isGuest: boolean;
  readonly onExplain: () => void;
}

export function QuestionPanel({ section, state, dispatch, isGuest, onExplain }: QuestionPanelProps) {
  const { answers, phase, current, ending } = state;
  const result = phase.name === 'submitted' ? phase.result : undefined;
  const groups = useRef<HTMLDivElement>(null);
  useOpening(groups);
  const onAnswer = useCallback(
    (address: string, value: string | readonly string[] | null) => dispatch({ type: 'answered', address, value }),
    [dispatch],
  );
  return (
    <>
      {result && <Results result={result} ending={ending} isGuest={isGuest} onExplain={onExplain} />}
      {missingNumbers(section.groups).map((number) => (
        <Alert key={number} color="red" mb="md">
          <Vietnamese>{vietnameseTexts.groupNotFound(number)}</Vietnamese>
        </Alert>
      ))}
      <AnnotatedPanel name="questions" label={attemptTexts.questions}>
        <div ref={groups} className={classes['groups']} data-opening>
          {section.groups.map((group) => (
            <QuestionGroupView
              key={group.questions[0]?.number}
              group={group}
              answers={answers}
              onAnswer={onAnswer}
              disabled={phase.name !== 'answering'}
              review={result}
              currentNumber={current}
            />
          ))}
        </div>
      </AnnotatedPanel>
    </>
  );
}
