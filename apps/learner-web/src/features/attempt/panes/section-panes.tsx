import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import type { AnsweringStore } from '../store/attempt-store.ts';
import { ExplanationPanel } from '../review/explanation-panel.tsx';
import { Panes, type Pane } from './panes.tsx';
import { QuestionPanel } from '../screen/question-panel.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface SectionPanesProps {
  readonly section: DeliverySectionBody;
  readonly showsPassage: boolean;
  readonly store: AnsweringStore;
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
export function SectionPanes(props: SectionPanesProps) {
  const { section, showsPassage, store, isGuest, explanation, explained, onExplained, front, onFront } = props;
  const explain = (open: boolean) => {
    onExplained(open);
    if (!showsPassage) onFront(open ? 'explanation' : 'questions');
  };

  const explanationPanel = explained && (
    <ExplanationPanel section={section} known={explanation} onClose={() => explain(false)} />
  );
  const questionPanel = (
    <QuestionPanel section={section} store={store} isGuest={isGuest} onExplain={() => explain(true)} />
  );
  const questions = (content: Pane['content']): Pane => ({ id: 'questions', label: texts.attempt.questions, content });
  const passage: Pane = {
    id: 'passage',
    label: texts.attempt.passage,
    content: (
      <AnnotatedPanel name="passage" label={texts.attempt.passage}>
        <PassageView blocks={section.passage} />
      </AnnotatedPanel>
    ),
  };
  const beside: Pane | null = explanationPanel
    ? { id: 'explanation', label: texts.attempt.explanationPane, content: explanationPanel }
    : null;
  const placed = showsPassage
    ? { left: passage, right: questions(explanationPanel || questionPanel) }
    : { left: questions(questionPanel), right: beside };
  return <Panes {...placed} separatorLabel={texts.attempt.resizePanels} front={front} onFront={onFront} />;
}
