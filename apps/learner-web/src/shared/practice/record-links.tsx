import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { Link } from 'react-router-dom';
import { usePublicConfig } from '../config/public-config.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts/texts.ts';
import { recordAddress, speakingTestAddress } from './speaking-address.ts';

interface RecordLinksProps {
  readonly task: { readonly id: string; readonly exam_id: string };
}

/** Leads to recording the answers to a task, and to the whole test of the task, unless the deployment has no submissions. */
export function RecordLinks({ task: { id, exam_id } }: RecordLinksProps) {
  const isSignedIn = useSession().status === 'signedIn';
  if (!usePublicConfig()?.submissions) return null;
  const { recordAnswers, speakingTest } = texts.practiceList;
  return (
    <>
      {!isSignedIn && <Text mt="md">{texts.layout.signInToRecord}</Text>}
      <Row mt="md">
        {/* A guest signs in first. */}
        <Button component={Link} to={recordAddress(id)}>
          {recordAnswers}
        </Button>
        <Button component={Link} to={speakingTestAddress(exam_id)} variant="default">
          {speakingTest}
        </Button>
      </Row>
    </>
  );
}
