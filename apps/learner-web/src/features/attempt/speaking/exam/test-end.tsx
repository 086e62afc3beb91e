import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { Link } from 'react-router-dom';
import { SPEAKING_TASKS } from '../../../../shared/practice/speaking-address.ts';
import { HandedInNotice } from '../../../../shared/submissions/handed-in-notice.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { LostAnswers } from '../screens/lost-answers.tsx';
import { SendingNotice } from '../screens/sending-notice.tsx';
import { useSpeakingState, type Speaking } from '../screens/use-speaking.ts';

interface TestEndProps {
  readonly speaking: Speaking;
  /** Asks the prompt of this index again, whose answer was lost. */
  readonly onRecord: (index: number) => void;
}

/** The end of a speaking test, which hands in by itself unless an answer was lost. */
export function TestEnd({ speaking, onRecord }: TestEndProps) {
  const { store, prompts } = speaking;
  const submission = useSpeakingState(store, (state) => state.submission);
  const hasAnswers = useSpeakingState(store, ({ draft }) => Object.keys(draft.answers).length > 0);
  const isLost = useSpeakingState(store, ({ draft }) => draft.lost.length > 0);
  const isSending = useSpeakingState(store, ({ draft }) => draft.isHandedIn);
  const isStuck = useSpeakingState(store, ({ failure, isOnline }) => failure !== null || !isOnline);
  const { sending, offline, handIn, toTasks } = texts.speaking;
  return (
    <>
      <h2>{texts.speakingTest.over}</h2>
      <SendingNotice store={store} sectionID={prompts[0]?.sectionID ?? ''} />
      {!submission && <LostAnswers speaking={speaking} onRecord={isSending ? null : onRecord} />}
      {submission ? (
        <HandedInNotice id={submission.id} hint={texts.speaking.doneHint} open={texts.speaking.open} />
      ) : !hasAnswers ? (
        !isLost && <p>{texts.speakingTest.nothing}</p>
      ) : isSending ? (
        <Text role="status" tone={isStuck ? 'wrong' : 'plain'}>
          {isStuck ? offline : sending}
        </Text>
      ) : (
        <div>
          <Button onClick={store.handIn}>{handIn}</Button>
        </div>
      )}
      <div>
        <Button component={Link} to={SPEAKING_TASKS} variant="default">
          {toTasks}
        </Button>
      </div>
    </>
  );
}
