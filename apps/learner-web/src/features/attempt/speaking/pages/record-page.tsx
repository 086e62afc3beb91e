import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageTitle } from '../../../../shared/layout/page-title.tsx';
import { SPEAKING_TASKS } from '../../../../shared/practice/speaking-address.ts';
import { HandedInNotice } from '../../../../shared/submissions/handed-in-notice.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { HandInRecordings } from '../screens/hand-in-recordings.tsx';
import { LostAnswers } from '../screens/lost-answers.tsx';
import { MicrophoneCheck } from '../screens/microphone-check.tsx';
import { PromptCard } from '../screens/prompt-card.tsx';
import { PromptList } from '../screens/prompt-list.tsx';
import { RecordingStatus } from '../screens/recording-status.tsx';
import { SendingNotice } from '../screens/sending-notice.tsx';
import { SpeakingStyles } from '../screens/speaking-styles.tsx';
import type { Phase } from '../screens/use-recording.ts';
import { useSpeaking, useSpeakingState } from '../screens/use-speaking.ts';
import { LoadedSections } from '../open/loaded-sections.tsx';

/** /speaking/{section}: the answers of one speaking task are recorded and handed in. */
export function RecordPage() {
  const { id = '' } = useParams();
  return (
    <>
      <SpeakingStyles />
      <LoadedSections key={id} test={id} ids={[id]} missing={texts.speaking.missingTask}>
        {({ sections: [section], owner }) => section && <Recordings section={section} owner={owner} />}
      </LoadedSections>
    </>
  );
}

interface RecordingsProps {
  readonly section: DeliverySectionBody;
  readonly owner: string;
}

/** After handing in, the next recordings are another draft. */
function Recordings({ section, owner }: RecordingsProps) {
  const speaking = useSpeaking({ key: { owner, test: section.id }, sections: [section] });
  const { store, prompts, microphone } = speaking;
  const [shown, setShown] = useState(0);
  const [phase, setPhase] = useState<Phase['at']>('idle');
  const submission = useSpeakingState(store, (state) => state.submission);
  const isBusy = phase !== 'idle';
  const prompt = prompts[shown];
  const back = (
    <TextLink component={Link} to={`${SPEAKING_TASKS}?task=${section.id}`}>
      {texts.speaking.toTasks}
    </TextLink>
  );
  const choose = (index: number) => {
    setShown(index);
    // The next question has a new heading.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#question')?.focus());
  };
  return (
    <>
      <PageTitle>{section.title}</PageTitle>
      <PageHead title={section.title} above={back} lead={texts.speaking.lead} />
      <div className="bw-speak">
        {submission ? (
          <HandedInNotice id={submission.id} hint={texts.speaking.doneHint} open={texts.speaking.open} />
        ) : (
          <>
            <SendingNotice store={store} sectionID={section.id} />
            <LostAnswers speaking={speaking} onRecord={isBusy ? null : choose} />
            <MicrophoneCheck state={microphone} isRecording={phase === 'recording'} />
            {prompts.length > 1 && <PromptList speaking={speaking} shown={shown} isBusy={isBusy} onChoose={choose} />}
            {prompt && (
              <PromptCard
                key={prompt.key}
                speaking={speaking}
                prompt={prompt}
                number={shown + 1}
                onNext={shown + 1 < prompts.length ? () => choose(shown + 1) : null}
                onPhase={setPhase}
              />
            )}
            <div className="bw-speak-stack">
              <RecordingStatus store={store} />
              <HandInRecordings speaking={speaking} isBusy={isBusy} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
