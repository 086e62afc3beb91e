import { attemptTexts } from '../../../shared/texts/attempt.ts';
import { AttemptNotice } from '../saving/attempt-notice.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import type { ScreenProps } from '../screen/screen-props.ts';
import { SectionView } from '../screen/section-view.tsx';
import { useAttempt } from '../store/use-attempt.ts';
import { AudioPlayer } from './audio-player.tsx';

/** A listening part: a recording instead of a clock and a passage. */
export function ListeningScreen({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const store = useAttempt({ section, owner, timed: false, startAnew });
  return (
    <SectionView
      section={section}
      taker={taker}
      status={<SaveStatus store={store} />}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} />}
      notice={<AttemptNotice sectionId={section.id} store={store} />}
      hint={attemptTexts.listeningHint}
      showsPassage={false}
      store={store}
      isGuest={isGuest}
    />
  );
}
