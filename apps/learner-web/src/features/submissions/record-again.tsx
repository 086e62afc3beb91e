import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../shared/practice/speaking-address.ts';
import { texts } from '../../shared/texts/texts.ts';

interface RecordAgainProps {
  readonly submission: Pick<SubmissionDetail, 'available' | 'sectionID'>;
}

/** Leads to recording the same task once more. */
export function RecordAgain({ submission: { sectionID, available } }: RecordAgainProps) {
  const { gone, record } = texts.submissions.again;
  if (!available) return <Text tone="soft">{gone}</Text>;
  return (
    <Button component={Link} to={recordAddress(sectionID)}>
      {record}
    </Button>
  );
}
