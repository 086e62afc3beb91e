import type { DeliverySectionBody, MarkedBody } from '@bandwise/api-contract/learner';
import { firstNumber, lastNumber, skills } from '@bandwise/domain';
import { WIDE_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { attemptIdOf, resultOf } from '../store/attempt/attempt-state.ts';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import { useAttemptState } from '../hooks/use-attempt.ts';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { QuestionNavigator } from '../navigation/question-navigator.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { SectionPanes, type Beside } from './section-panes.tsx';
import { ProblemReport } from '../problem-report/lazy-problem-report.ts';
import { Results } from '../result/results.tsx';
import { QuestionCard } from '../teaching/lazy-teaching.ts';
import { RecordingContext, useRecordingState } from '../recording/recording-context.ts';
import { useExplained } from '../teaching/use-explained.ts';
import { useQuestionJump } from '../question-panel/use-question-jump.ts';
import { UnansweredNotice } from '../../../shared/layout/unanswered-notice.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface SectionViewProps {
  readonly section: DeliverySectionBody;
  readonly taker: string;
  /** The state of saving. */
  readonly status?: ReactNode;
  readonly tool: ReactNode;
  /** A line about this attempt. */
  readonly notice?: ReactNode;
  readonly store: AttemptStore;
  readonly isGuest: boolean;
  /** The explanation if it is loaded; otherwise it is loaded when a signed-in learner opens it. */
  readonly explanation?: string;
}

/** A section that is answered and marked: before, during and after its submission. */
export function SectionView(props: SectionViewProps) {
  const { section, taker, status, tool, notice, store, isGuest, explanation } = props;
  const { groups } = section;
  const { hasPassage: showsPassage, hasRecording } = skills[section.skill];
  const hint = hasRecording ? texts.attempt.listeningHint : texts.attempt.readingHint;
  const result = useAttemptState(store, resultOf);
  const ending = useAttemptState(store, (state) => state.ending);
  const isSubmitted = result !== null;
  useWakeLock(!isSubmitted);
  const [front, setFront] = useState<string>(showsPassage && !isSubmitted ? 'passage' : 'questions');
  const [showsResults, setShowsResults] = useState(isSubmitted);
  // While drawing, not after it: behind the passage the results could neither scroll to their top nor take the focus.
  if (isSubmitted !== showsResults) {
    setShowsResults(isSubmitted);
    if (isSubmitted) setFront('questions');
  }
  const [beside, setBeside] = useState<Beside>(null);
  const jump = useQuestionJump();
  const move = useCallback(
    (number: number, byKeyboard: boolean) => {
      setFront('questions');
      if (showsPassage) setBeside(null);
      store.moveTo(number);
      jump(number, byKeyboard);
    },
    [showsPassage, store, jump],
  );
  const open = (next: Beside) => {
    setBeside(next);
    if (!showsPassage) setFront(next ?? 'questions');
  };
  const isWide = useMediaQuery(WIDE_SCREEN, false, { getInitialValueInEffect: false });
  const hasResultsPane = showsPassage && isSubmitted && isWide;
  const explained = useExplained({
    section,
    result,
    store,
    onChoose(number) {
      // Elsewhere that would scroll the results away.
      if (hasResultsPane) jump(number, false);
      if (result?.transcript) open('transcript');
    },
  });
  const recording = useRecordingState();
  // A guest's attempt is not stored, so a report could get no reply and there is nothing to practise.
  const attemptID = attemptIdOf(result);

  return (
    <RecordingContext value={recording}>
      <AttemptFrame
        taker={taker}
        status={status}
        tool={tool}
        notice={notice}
        title={texts.attempt.part(section.part_number)}
        test={section.title}
        hint={hint(firstNumber(groups) ?? 0, lastNumber(groups) ?? 0)}
        footer={<QuestionNavigator section={section} store={store} onMove={move} />}
      >
        <SectionPanes
          section={section}
          showsPassage={showsPassage}
          hasResultsPane={hasResultsPane}
          store={store}
          result={result}
          results={
            result && (
              <Results
                section={section}
                result={result}
                ending={ending}
                isGuest={isGuest}
                onExplain={() => open('explanation')}
                chosen={explained.question?.number ?? null}
                onChoose={explained.choose}
                onShowQuote={
                  showsPassage
                    ? (quote) => {
                        setFront('passage');
                        explained.showQuote(quote);
                      }
                    : null
                }
              />
            )
          }
          evidence={explained.evidence}
          explanation={explanation ?? (isGuest ? (result?.explanation ?? null) : null)}
          beside={beside}
          onBeside={open}
          front={front}
          onFront={setFront}
        />
        {explained.question && (
          <Suspense fallback={<UnansweredNotice />}>
            <QuestionCard
              key={explained.question.number}
              question={explained.question}
              onNextWrong={explained.showNextWrong}
              onShowPassage={() => {
                setFront('passage');
                explained.showAgain();
              }}
              practise={attemptID === null ? null : practiseAddress(section, result, explained.question.number)}
              onClose={explained.close}
            >
              {attemptID !== null && (
                <Suspense fallback={null}>
                  <ProblemReport sectionID={section.id} attemptID={attemptID} number={explained.question.number} />
                </Suspense>
              )}
            </QuestionCard>
          </Suspense>
        )}
      </AttemptFrame>
    </RecordingContext>
  );
}

/** Where the questions of a question's type are practised; null: the learner has just had all of them right. */
function practiseAddress(section: DeliverySectionBody, result: MarkedBody | null, number: number): string | null {
  const type = result?.verdicts.find((verdict) => verdict.number === number)?.type;
  const hasWrong = result?.verdicts.some((verdict) => verdict.type === type && !verdict.correct);
  return type && hasWrong ? `/progress/practise?skill=${section.skill}&type=${type}` : null;
}
