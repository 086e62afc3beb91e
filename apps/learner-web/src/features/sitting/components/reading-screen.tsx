import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { ScreenProps } from '../model/screen-props.ts';
import { useSitting } from '../model/use-sitting.ts';
import { Countdown } from './countdown.tsx';
import { ResumeNotice } from './resume-notice.tsx';
import { SaveStatus } from './save-status.tsx';
import classes from './save-status.module.css';
import { TestView } from './test-view.tsx';

/** A reading part under its clock. */
export function ReadingScreen({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const { state, dispatch, deadline, status, resumed, restart } = useSitting({
    section,
    owner,
    timed: true,
    startAnew,
  });
  return (
    <TestView
      section={section}
      taker={taker}
      tool={
        <div className={classes['tools']}>
          <Countdown
            deadline={deadline}
            running={state.phase.name === 'answering'}
            onZero={() => dispatch({ type: 'submitted', byClock: true })}
          />
          <SaveStatus status={status} />
        </div>
      }
      notice={<ResumeNotice phase={state.phase} resumed={resumed} onRestart={restart} />}
      hint={sittingTexts.readingHint}
      showsPassage
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
