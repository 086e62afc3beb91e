import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { ScreenProps } from '../model/screen-props.ts';
import { useSitting } from '../model/use-sitting.ts';
import { AudioPlayer } from './audio-player.tsx';
import { TestView } from './test-view.tsx';

/** A listening part: a recording instead of a clock and a passage. */
export function ListeningScreen({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const { state, dispatch } = useSitting({ section, owner, timed: false, startAnew });
  return (
    <TestView
      section={section}
      taker={taker}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} />}
      hint={sittingTexts.listeningHint}
      showsPassage={false}
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
