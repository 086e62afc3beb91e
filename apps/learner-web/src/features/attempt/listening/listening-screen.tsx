import { sittingTexts } from '../../../shared/texts/attempt.ts';
import type { ScreenProps } from '../screen/screen-props.ts';
import { useSitting } from '../store/use-attempt.ts';
import { AudioPlayer } from './audio-player.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import { SittingNotice } from '../saving/attempt-notice.tsx';
import { TestView } from '../screen/test-view.tsx';

/** A listening part: a recording instead of a clock and a passage. */
export function ListeningScreen({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const sitting = useSitting({ section, owner, timed: false, startAnew });
  const { state, dispatch } = sitting;
  return (
    <TestView
      section={section}
      taker={taker}
      status={<SaveStatus status={sitting.status} isOnDevice={sitting.isOnDevice} />}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} />}
      notice={<SittingNotice sectionId={section.id} sitting={sitting} />}
      hint={sittingTexts.listeningHint}
      showsPassage={false}
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
