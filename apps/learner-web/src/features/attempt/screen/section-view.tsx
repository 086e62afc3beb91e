import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { firstNumber, lastNumber, skills } from '@bandwise/domain';
import { useCallback, useState, type ReactNode } from 'react';
import { resultOf } from '../store/attempt-state.ts';
import type { AttemptStore } from '../store/attempt-store.ts';
import { useAttemptState } from '../store/use-attempt.ts';
import { QuestionNavigator } from '../navigation/question-navigator.tsx';
import { AttemptFrame } from './attempt-frame.tsx';
import { SectionPanes } from '../panes/section-panes.tsx';
import { useQuestionJump } from '../navigation/use-question-jump.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface SectionViewProps {
  readonly section: DeliverySectionBody;
  readonly taker: string;
  /** Whether the answers are kept. */
  readonly status?: ReactNode;
  readonly tool: ReactNode;
  /** A line about this attempt. */
  readonly notice?: ReactNode;
  readonly store: AttemptStore;
  readonly isGuest: boolean;
  /** Known already; otherwise a signed-in learner's is asked for when it is opened. */
  readonly explanation?: string;
}

/** A section that is answered and marked: before, during and after its submission. */
export function SectionView(props: SectionViewProps) {
  const { section, taker, status, tool, notice, store, isGuest, explanation } = props;
  const { groups } = section;
  const { hasPassage: showsPassage, hasRecording } = skills[section.skill];
  const hint = hasRecording ? texts.attempt.listeningHint : texts.attempt.readingHint;
  const result = useAttemptState(store, resultOf);
  const isSubmitted = result !== null;
  const [front, setFront] = useState<string>(showsPassage && !isSubmitted ? 'passage' : 'questions');
  const [showsResults, setShowsResults] = useState(isSubmitted);
  // While drawing, not after it: behind the passage the results could neither scroll to their top nor take the focus.
  if (isSubmitted !== showsResults) {
    setShowsResults(isSubmitted);
    if (isSubmitted) setFront('questions');
  }
  const [explained, setExplained] = useState(false);
  const jump = useQuestionJump();
  const move = useCallback(
    (number: number, byKeyboard: boolean) => {
      setFront('questions');
      if (showsPassage) setExplained(false);
      store.moveTo(number);
      jump(number, byKeyboard);
    },
    [showsPassage, store, jump],
  );

  return (
    <AttemptFrame
      taker={taker}
      status={status}
      tool={tool}
      notice={notice}
      title={texts.attempt.part(section.part_number)}
      hint={hint(firstNumber(groups) ?? 0, lastNumber(groups) ?? 0)}
      footer={<QuestionNavigator section={section} store={store} onMove={move} />}
    >
      <SectionPanes
        section={section}
        showsPassage={showsPassage}
        store={store}
        isGuest={isGuest}
        explanation={explanation ?? (isGuest ? (result?.explanation ?? null) : null)}
        explained={explained}
        onExplained={setExplained}
        front={front}
        onFront={setFront}
      />
    </AttemptFrame>
  );
}
