import type { PracticeQuestion } from '@bandwise/api-contract/learner';
import { isQuote } from '@bandwise/domain/internal';
import { skills } from '@bandwise/domain';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Suspense, useMemo, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import { Panes, type Pane } from '../panes/panes.tsx';
import { ProblemReport } from '../problem-report/lazy-problem-report.ts';
import { AudioPlayer } from '../recording/audio-player.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { explainedQuestions, nextWrong, type ExplainedQuestion } from '@bandwise/ui/review/explained-questions.ts';
import { QuestionCard } from '../teaching/question-card.tsx';
import { RecordingContext, useRecordingState } from '../recording/recording-context.ts';
import { TranscriptPanel } from '../teaching/transcript-panel.tsx';
import { PracticeBar } from './practice-bar.tsx';
import { QuestionPane } from './question-pane.tsx';
import type { StepProps } from './step-props.ts';

interface StepScreenProps extends StepProps {
  readonly question: PracticeQuestion;
  /** Asks for the question again. */
  readonly onReload: () => void;
}

/** A question to practise: answered beside its passage or recording, then explained. */
export function StepScreen(props: StepScreenProps) {
  const { step, question, at, count, taker, actions } = props;
  const { section } = question;
  const result = step.turn?.result ?? null;
  const [front, setFront] = useState('questions');
  const recording = useRecordingState();
  const { shown, places, onNextWrong, showAgain, close } = useExplanation(props);
  const passage: Pane = {
    id: 'passage',
    label: texts.attempt.passage,
    content: (
      <AnnotatedPanel name="passage" label={texts.attempt.passage} evidence={places.quotes}>
        <PassageView blocks={section.passage} />
      </AnnotatedPanel>
    ),
  };
  const questions: Pane = {
    id: 'questions',
    label: texts.attempt.questions,
    content: <QuestionPane step={step} question={question} onAnswer={actions.onAnswer} />,
  };
  const transcript: Pane[] = result?.transcript
    ? [
        {
          id: 'transcript',
          label: texts.teaching.transcript,
          content: <TranscriptPanel lines={result.transcript} evidence={places.seconds} onClose={null} />,
        },
      ]
    : [];
  return (
    <RecordingContext value={recording}>
      <AttemptFrame
        taker={taker}
        tool={section.audio_url && <AudioPlayer source={section.audio_url} autoPlay={false} />}
        title={texts.practice.heading}
        hint={texts.practice.where(at, count, section.title)}
        footer={<PracticeBar {...props} />}
      >
        <Panes
          panes={skills[section.skill].hasPassage ? [passage, questions] : [questions, ...transcript]}
          separatorLabel={texts.attempt.resizePanels}
          front={front}
          onFront={setFront}
        />
        {shown && (
          <QuestionCard
            key={shown.number}
            question={shown}
            onNextWrong={onNextWrong}
            onShowPassage={() => {
              setFront('passage');
              showAgain();
            }}
            practise={null}
            onClose={close}
          >
            {step.turn?.attemptID && (
              <Suspense fallback={null}>
                <ProblemReport sectionID={section.id} attemptID={step.turn.attemptID} number={shown.number} />
              </Suspense>
            )}
          </QuestionCard>
        )}
      </AttemptFrame>
    </RecordingContext>
  );
}

/** The explained question of a checked step: the first wrong one, until another is chosen. */
function useExplanation({ step, question: { section } }: StepScreenProps) {
  const result = step.turn?.result ?? null;
  const questions = useMemo(() => (result ? explainedQuestions(section, result) : []), [section, result]);
  const [chosen, setChosen] = useState<number | 'first' | null>('first');
  const [again, setAgain] = useState(0);
  const number = chosen === 'first' ? (nextWrong(questions, null) ?? questions[0]?.number ?? null) : chosen;
  const shown = questions.find((one) => one.number === number) ?? null;
  const places = useMemo(() => placesOf(shown, again), [shown, again]);
  const next = nextWrong(questions, number);
  return {
    shown,
    places,
    onNextWrong: next === null || next === number ? null : () => setChosen(next),
    showAgain: () => setAgain((times) => times + 1),
    close: () => setChosen(null),
  };
}

/** The evidence of the answer, as new lists each time, because a new list is scrolled to. */
function placesOf(question: ExplainedQuestion | null, _times: number) {
  const evidence = question?.evidence ?? [];
  return { quotes: evidence.filter(isQuote), seconds: evidence.flatMap((one) => (isQuote(one) ? [] : [one])) };
}
