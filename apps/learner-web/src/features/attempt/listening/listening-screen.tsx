import { attemptTexts } from '../../../shared/texts/attempt.ts';
import type { ScreenProps } from '../screen/screen-props.ts';
import { useAttempt } from '../store/use-attempt.ts';
import { AudioPlayer } from './audio-player.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import { AttemptNotice } from '../saving/attempt-notice.tsx';
import { TestView } from '../screen/test-view.tsx';

/** A listening part: a recording instead of a clock and a passage. */
export function ListeningScreen({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const attempt = useAttempt({ section, owner, timed: false, startAnew });
  const { state, dispatch } = attempt;
  return (
    <TestView
      section={section}
      taker={taker}
      status={<SaveStatus status={attempt.status} isOnDevice={attempt.isOnDevice} />}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} />}
      notice={<AttemptNotice sectionId={section.id} attempt={attempt} />}
      hint={attemptTexts.listeningHint}
      showsPassage={false}
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
