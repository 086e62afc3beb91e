import { attemptTexts } from '../../../shared/texts/attempt.ts';
import type { ScreenProps } from '../screen/screen-props.ts';
import { useAttempt } from '../store/use-attempt.ts';
import { Countdown } from '../clock/countdown.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import { SpeakingScreen } from '../speaking/speaking-screen.tsx';
import { AttemptNotice } from '../saving/attempt-notice.tsx';
import { TestView } from '../screen/test-view.tsx';

/** The screen of every skill that has none of its own (learner specification, section 2). */
export function ReadingScreen(props: ScreenProps) {
  return props.section.skill === 'speaking' ? <SpeakingScreen {...props} /> : <TimedReading {...props} />;
}

/** A reading part under its clock. */
function TimedReading({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const attempt = useAttempt({ section, owner, timed: true, startAnew });
  const { state, dispatch } = attempt;
  return (
    <TestView
      section={section}
      taker={taker}
      status={<SaveStatus status={attempt.status} isOnDevice={attempt.isOnDevice} />}
      tool={
        <Countdown
          deadline={attempt.deadline}
          running={state.phase.name === 'answering'}
          onZero={() => dispatch({ type: 'submitted', byClock: true })}
        />
      }
      notice={<AttemptNotice sectionId={section.id} attempt={attempt} />}
      hint={attemptTexts.readingHint}
      showsPassage
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
