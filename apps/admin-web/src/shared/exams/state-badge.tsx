import type { ExamState } from '@bandwise/api-contract/admin';
import { Badge } from '@mantine/core';
import { texts } from '../texts/texts.ts';

/** Whether learners find the test. */
export function StateBadge({ state }: { readonly state: ExamState }) {
  return (
    <Badge miw="max-content" variant={state === 'published' ? 'default' : 'filled'}>
      {texts.exams.states[state]}
    </Badge>
  );
}
