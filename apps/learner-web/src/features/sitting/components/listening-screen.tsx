import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { ScreenProps } from '../model/screen-props.ts';
import { useSitting } from '../model/use-sitting.ts';
import { AudioPlayer } from './audio-player.tsx';
import { ResumeNotice } from './resume-notice.tsx';
import { SaveStatus } from './save-status.tsx';
import classes from './save-status.module.css';
import { TestView } from './test-view.tsx';

/** A listening part: a recording instead of a clock and a passage. */
export function ListeningScreen({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const { state, dispatch, status, resumed, restart } = useSitting({ section, owner, timed: false, startAnew });
  return (
    <TestView
      section={section}
      taker={taker}
      tool={
        <div className={classes['tools']}>
          {section.audio_url && <AudioPlayer source={section.audio_url} />}
          <SaveStatus status={status} />
        </div>
      }
      notice={<ResumeNotice phase={state.phase} resumed={resumed} onRestart={restart} />}
      hint={sittingTexts.listeningHint}
      showsPassage={false}
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
