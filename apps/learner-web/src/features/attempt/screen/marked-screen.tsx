import { attemptTexts } from '../../../shared/texts/attempt.ts';
import { AttemptClock } from '../clock/attempt-clock.tsx';
import { AttemptNotice } from '../saving/attempt-notice.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import type { ScreenProps } from './screen-props.ts';
import { SectionView } from './section-view.tsx';
import { SpeakingScreen } from '../speaking/speaking-screen.tsx';
import { useAttempt } from '../store/use-attempt.ts';

/** The screen of every skill that has none of its own (learner specification, section 2). */
export function ReadingScreen(props: ScreenProps) {
  return props.section.skill === 'speaking' ? <SpeakingScreen {...props} /> : <TimedReading {...props} />;
}

/** A reading part under its clock. */
function TimedReading({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const store = useAttempt({ section, owner, timed: true, startAnew });
  return (
    <SectionView
      section={section}
      taker={taker}
      status={<SaveStatus store={store} />}
      tool={<AttemptClock store={store} />}
      notice={<AttemptNotice sectionId={section.id} store={store} />}
      hint={attemptTexts.readingHint}
      showsPassage
      store={store}
      isGuest={isGuest}
    />
  );
}
