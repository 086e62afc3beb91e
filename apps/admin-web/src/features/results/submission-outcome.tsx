import type { SubmissionResult } from '@bandwise/api-contract/admin';
import { Text } from '@mantine/core';
import { texts } from '../../shared/texts/texts.ts';

interface SubmissionOutcomeProps {
  readonly submission: Pick<SubmissionResult, 'assessor' | 'band' | 'state'>;
}

/** The band and the assessor of a submission, or its state until it is assessed. */
export function SubmissionOutcome({ submission: { assessor, band, state } }: SubmissionOutcomeProps) {
  return (
    <>
      <Text inherit>{band === null ? texts.results.submissionStates[state] : texts.results.band(String(band))}</Text>
      {assessor !== null && (
        <Text size="sm" c="dimmed">
          {assessor}
        </Text>
      )}
    </>
  );
}
