import type { DeliverySectionBody, MarkedBody } from '@bandwise/api-contract/learner';
import type { Evidence } from '@bandwise/domain';
import { isQuote } from '@bandwise/domain/internal';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Suspense, useMemo, type ReactNode } from 'react';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import type { AnsweringStore } from '../store/attempt/attempt-store.ts';
import { Panes, type Pane } from '../panes/panes.tsx';
import { QuestionPanel } from '../question-panel/question-panel.tsx';
import { ExplanationPanel, TranscriptPanel } from '../teaching/lazy-teaching.ts';
import { UnansweredNotice } from '../../../shared/layout/unanswered-notice.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** The content opened beside the questions. */
export type Beside = 'explanation' | 'transcript' | null;

interface SectionPanesProps {
  readonly section: DeliverySectionBody;
  readonly showsPassage: boolean;
  /** Whether the results stand beside the questions, not above them. */
  readonly hasResultsPane: boolean;
  readonly store: AnsweringStore;
  /** null: not submitted. */
  readonly result: MarkedBody | null;
  readonly results: ReactNode;
  /** The evidence of the explained question. */
  readonly evidence: readonly Evidence[];
  /** null: to be asked for. */
  readonly explanation: string | null;
  readonly beside: Beside;
  readonly onBeside: (beside: Beside) => void;
  readonly front: string;
  readonly onFront: (id: string) => void;
}

/**
 * Reading: the passage, and beside it the questions or their explanation; once submitted, a wide screen has the results or
 * the explanation beside both. Listening: the questions, and beside them the explanation or the transcript once it is opened.
 */
export function SectionPanes(props: SectionPanesProps) {
  const { section, showsPassage, hasResultsPane, store, results, front, onFront } = props;
  const beside = besideOf(props);
  const quotes = useMemo(() => props.evidence.filter(isQuote), [props.evidence]);
  const questions: Pane = {
    id: 'questions',
    label: texts.attempt.questions,
    content: <QuestionPanel section={section} store={store} results={hasResultsPane ? null : results} />,
  };
  const passage: Pane = {
    id: 'passage',
    label: texts.attempt.passage,
    content: (
      <AnnotatedPanel name="passage" label={texts.attempt.passage} evidence={quotes}>
        <PassageView blocks={section.passage} />
      </AnnotatedPanel>
    ),
  };
  const panes = hasResultsPane
    ? [passage, questions, { id: 'results', label: texts.teaching.results, content: beside?.content ?? results }]
    : showsPassage
      ? [passage, beside ? { ...questions, content: beside.content } : questions]
      : [questions, ...(beside ? [beside] : [])];
  return <Panes panes={panes} separatorLabel={texts.attempt.resizePanels} front={front} onFront={onFront} />;
}

function besideOf({ section, explanation, beside, onBeside, result, evidence }: SectionPanesProps): Pane | null {
  const close = () => onBeside(null);
  if (beside === 'explanation')
    return {
      id: 'explanation',
      label: texts.attempt.explanationPane,
      content: (
        <Suspense fallback={<UnansweredNotice />}>
          <ExplanationPanel
            section={section}
            loadedText={explanation}
            isWithheld={result?.withheld !== undefined}
            onClose={close}
          />
        </Suspense>
      ),
    };
  if (beside === 'transcript' && result?.transcript) {
    const seconds = evidence.flatMap((one) => (isQuote(one) ? [] : [one]));
    return {
      id: 'transcript',
      label: texts.teaching.transcript,
      content: (
        <Suspense fallback={<UnansweredNotice />}>
          <TranscriptPanel lines={result.transcript} evidence={seconds} onClose={close} />
        </Suspense>
      ),
    };
  }
  return null;
}
