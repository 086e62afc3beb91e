import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import type { Dispatch } from 'react';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import type { AttemptEvent, AttemptState } from '../store/attempt-state.ts';
import { ExplanationPanel } from '../review/explanation-panel.tsx';
import { Panes, type Pane } from './panes.tsx';
import { QuestionPanel } from '../screen/question-panel.tsx';

interface TestPanesProps {
  readonly section: DeliverySectionBody;
  readonly showsPassage: boolean;
  readonly state: AttemptState;
  readonly dispatch: Dispatch<AttemptEvent>;
  readonly isGuest: boolean;
  /** null: to be asked for. */
  readonly explanation: string | null;
  readonly explained: boolean;
  readonly onExplained: (explained: boolean) => void;
  readonly front: string;
  readonly onFront: (id: string) => void;
}

/**
 * Reading: the passage, and beside it the questions or their explanation. Listening: the questions, and beside them the
 * explanation once it is opened.
 */
export function TestPanes(props: TestPanesProps) {
  const { section, showsPassage, state, dispatch, isGuest, explanation, explained, onExplained, front, onFront } =
    props;
  const explain = (open: boolean) => {
    onExplained(open);
    if (!showsPassage) onFront(open ? 'explanation' : 'questions');
  };

  const explanationPanel = explained && (
    <ExplanationPanel section={section} known={explanation} onClose={() => explain(false)} />
  );
  const questionPanel = (
    <QuestionPanel
      section={section}
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
      onExplain={() => explain(true)}
    />
  );
  const questions = (content: Pane['content']): Pane => ({ id: 'questions', label: attemptTexts.questions, content });
  const passage: Pane = {
    id: 'passage',
    label: attemptTexts.passage,
    content: (
      <AnnotatedPanel name="passage" label={attemptTexts.passage}>
        <PassageView blocks={section.passage} />
      </AnnotatedPanel>
    ),
  };
  const beside: Pane | null = explanationPanel
    ? { id: 'explanation', label: attemptTexts.explanationPane, content: explanationPanel }
    : null;
  const placed = showsPassage
    ? { left: passage, right: questions(explanationPanel || questionPanel) }
    : { left: questions(questionPanel), right: beside };
  return <Panes {...placed} separatorLabel={attemptTexts.resizePanels} front={front} onFront={onFront} />;
}
