import { skills } from '@bandwise/domain';
import { AttemptClock } from '../clock/attempt-clock.tsx';
import { AudioPlayer } from '../recording/audio-player.tsx';
import { AttemptNotice } from '../notices/attempt-notice.tsx';
import { SaveStatus } from '../notices/save-status.tsx';
import { SpeakingScreen } from '../speaking/speaking-screen.tsx';
import { useAttempt } from '../hooks/use-attempt.ts';
import type { ScreenProps } from '../frame/screen-props.ts';
import { SectionView } from './section-view.tsx';

/** The screen of every skill that has none of its own (learner specification, section 2); to read only without marks. */
export function MarkedScreen(props: ScreenProps) {
  return skills[props.section.skill].isMarked ? <Answering {...props} /> : <SpeakingScreen {...props} />;
}

/** A section's questions, under its clock or beside its recording. */
function Answering({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const store = useAttempt({ section, owner, startAnew });
  const clock = skills[section.skill].hasClock && <AttemptClock store={store} />;
  return (
    <SectionView
      section={section}
      taker={taker}
      status={<SaveStatus store={store} />}
      tool={clock || (section.audio_url && <AudioPlayer source={section.audio_url} />)}
      notice={<AttemptNotice sectionId={section.id} store={store} />}
      store={store}
      isGuest={isGuest}
    />
  );
}
