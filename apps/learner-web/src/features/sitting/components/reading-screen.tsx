import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { ScreenProps } from '../model/screen-props.ts';
import { useSitting } from '../model/use-sitting.ts';
import { Countdown } from './countdown.tsx';
import { SaveStatus } from './save-status.tsx';
import { SpeakingScreen } from './speaking-screen.tsx';
import { SittingNotice } from './sitting-notice.tsx';
import { TestView } from './test-view.tsx';

/** The screen of every skill that has none of its own (learner specification, section 2). */
export function ReadingScreen(props: ScreenProps) {
  return props.section.skill === 'speaking' ? <SpeakingScreen {...props} /> : <TimedReading {...props} />;
}

/** A reading part under its clock. */
function TimedReading({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const sitting = useSitting({ section, owner, timed: true, startAnew });
  const { state, dispatch } = sitting;
  return (
    <TestView
      section={section}
      taker={taker}
      status={<SaveStatus status={sitting.status} isOnDevice={sitting.isOnDevice} />}
      tool={
        <Countdown
          deadline={sitting.deadline}
          running={state.phase.name === 'answering'}
          onZero={() => dispatch({ type: 'submitted', byClock: true })}
        />
      }
      notice={<SittingNotice sectionId={section.id} sitting={sitting} />}
      hint={sittingTexts.readingHint}
      showsPassage
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
