import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { partListQuery } from '../../shared/practice/section-list.ts';
import { recordAddress, speakingTestAddress } from '../../shared/practice/speaking-address.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';

interface RecordAgainProps {
  readonly submission: Pick<SubmissionDetail, 'available' | 'recordings' | 'sectionID' | 'sittingID' | 'skill'>;
}

/** Leads to recording the same task once more, or to the same whole test. */
export function RecordAgain({ submission }: RecordAgainProps) {
  const { api } = useServices();
  const { sectionID, skill, recordings, sittingID, available } = submission;
  const isWholeTest = sittingID !== null || recordings.some((one) => one.sectionID !== sectionID);
  const list = useQuery({ ...partListQuery(api, skill), enabled: isWholeTest && available });
  const { gone, record, recordTest } = texts.submissions.again;
  if (!available) return <Text tone="soft">{gone}</Text>;
  const exam = list.data?.sections.find(({ id }) => id === sectionID)?.exam_id;
  const isTest = isWholeTest && (list.isLoading || exam !== undefined);
  return (
    <Button
      component={Link}
      to={exam === undefined ? recordAddress(sectionID) : speakingTestAddress(exam)}
      loading={isTest && list.isLoading}
    >
      {isTest ? recordTest : record}
    </Button>
  );
}
