import type { SectionListRow } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { Link } from 'react-router-dom';
import { usePublicConfig } from '../../../shared/config/public-config.ts';
import { recordAddress, speakingTestAddress } from '../../../shared/practice/speaking-address.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** Leads to recording the answers to a task, and to the whole test of the task, unless the deployment has no submissions. */
export function RecordLinks({ task: { id, exam_id } }: { readonly task: SectionListRow }) {
  if (!usePublicConfig()?.submissions) return null;
  const { recordAnswers, speakingTest } = texts.practiceList;
  return (
    <Row mt="md">
      <Button component={Link} to={recordAddress(id)}>
        {recordAnswers}
      </Button>
      <Button component={Link} to={speakingTestAddress(exam_id)} variant="default">
        {speakingTest}
      </Button>
    </Row>
  );
}
