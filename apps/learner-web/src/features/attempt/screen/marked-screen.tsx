import { skills } from '@bandwise/domain';
import { codeOf } from '@bandwise/ui/late/code.ts';
import { late } from '@bandwise/ui/late/late.tsx';
import { useEffect } from 'react';
import { AudioPlayer } from '../recording/audio-player.tsx';
import { AttemptNotice } from '../notices/attempt-notice.tsx';
import { SaveStatus } from '../notices/save-status.tsx';
import { useAttempt, useAttemptState } from '../hooks/use-attempt.ts';
import type { ScreenProps } from '../frame/screen-props.ts';
import { SectionView } from './section-view.tsx';
import { PaneContent } from '../panes/panes.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { TaskPanel } from '../panes/task-panel.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { PREVIEW } from '../../../shared/attempt-drafts/guest.ts';
import { deadlineOf, resultOf, reviewIdOf } from '../store/attempt/attempt-state.ts';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import { Countdown } from '../clock/countdown.tsx';

const RecordLinks = late(codeOf(async () => (await import('../../../shared/practice/record-links.tsx')).RecordLinks));

/** The screen of all skills without their own screen (learner specification, section 2); to read only without marks. */
export function MarkedScreen(props: ScreenProps) {
  return skills[props.section.skill].isMarked ? <Answering {...props} /> : <SpeakingScreen {...props} />;
}

/** A section's questions, under its clock or beside its recording. */
function Answering({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const store = useAttempt({ section, owner, startAnew });
  useResultInHistory(store);
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

/** The reading screen of a speaking part, which is view only: no clock, no questions, nothing to submit. Its answers are recorded elsewhere. */
function SpeakingScreen({ section, taker, owner }: ScreenProps) {
  const content = (
    <>
      {/* The headings of the text are one level below it. */}
      <h2 className="bw-visually-hidden">{section.title}</h2>
      <TaskPanel blocks={section.examContent} />
      {owner !== PREVIEW && <RecordLinks task={section} />}
    </>
  );
  return (
    <AttemptFrame
      taker={taker}
      tool={null}
      title={texts.attempt.part(section.part_number)}
      test={section.title}
      hint=""
    >
      <PaneContent pane={{ id: 'task', label: texts.writing.task, content }} />
    </AttemptFrame>
  );
}

/** Back, Forward and a reload lead to the result again, and not to a new attempt. */
function useResultInHistory(store: AttemptStore): void {
  const id = useAttemptState(store, (state) => reviewIdOf(resultOf(state)));
  useEffect(() => {
    if (id === null) return;
    const address = new URL(globalThis.location.href);
    address.searchParams.set('review', id);
    // Not by the router, which would open another screen.
    history.replaceState(history.state, '', address);
  }, [id]);
}

/** The clock of an attempt, which submits it when it is over. */
function AttemptClock({ store }: { readonly store: AttemptStore }) {
  const deadline = useAttemptState(store, deadlineOf);
  const running = useAttemptState(store, ({ phase }) => phase.name === 'answering');
  return <Countdown deadline={deadline} running={running} onZero={() => store.submit(true)} />;
}
