import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { useCurrentUser } from '../../../../shared/account/current-user.ts';
import { fullName } from '../../../../shared/account/user-name.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { AttemptFrame } from '../../frame/attempt-frame.tsx';
import { useWakeLock } from '../../hooks/use-wake-lock.ts';
import { RecordingStatus } from '../screens/recording-status.tsx';
import { useSpeaking } from '../screens/use-speaking.ts';
import { TestEnd } from './test-end.tsx';
import { TestPromptView } from './test-prompt-view.tsx';
import { TestStart } from './test-start.tsx';
import { useTestSteps } from './use-test-steps.ts';

interface TestScreenProps {
  readonly examId: string;
  readonly sections: readonly DeliverySectionBody[];
  readonly owner: string;
  readonly sittingID: string | null;
}

/** A whole speaking test: its rules, its questions one after the other, and its end. */
export function TestScreen({ examId, sections, owner, sittingID }: TestScreenProps) {
  const speaking = useSpeaking({ key: { owner, test: examId }, sections, sittingID });
  const { store, prompts } = speaking;
  const steps = useTestSteps(speaking);
  const { step } = steps;
  const user = useCurrentUser().data;
  const labels = texts.speakingTest;
  const prompt = 'number' in step ? prompts[step.number] : undefined;
  useWakeLock(prompt !== undefined);
  const spoken = {
    start: '',
    over: '',
    asking: labels.listening,
    file: '',
    preparing: texts.speaking.prepareNow,
    recording: texts.speaking.speakNow,
    interrupted: '',
  };
  return (
    <AttemptFrame
      taker={user ? fullName(user) : ''}
      status={<RecordingStatus store={store} />}
      tool={null}
      title={prompt && 'number' in step ? labels.of(step.number + 1, prompts.length) : labels.title}
      test={sections[0]?.title ?? ''}
      hint={prompt ? texts.speaking.part(prompt.prompt.part) : labels.hint}
    >
      <div className="bw-speak bw-speak-page">
        {step.at === 'start' && <TestStart speaking={speaking} onStart={(withFiles) => void steps.begin(withFiles)} />}
        {prompt && 'number' in step && (
          <TestPromptView key={prompt.key} speaking={speaking} prompt={prompt} step={step} steps={steps} />
        )}
        {step.at === 'over' && <TestEnd speaking={speaking} onRecord={steps.ask} />}
        <VisuallyHidden>
          <span role="status">{spoken[step.at]}</span>
        </VisuallyHidden>
      </div>
    </AttemptFrame>
  );
}
