import { Text } from '@mantine/core';
import { usePublicConfig } from '../../../../shared/account/public-config.ts';
import { texts } from '../../../../shared/texts/texts.ts';

const questionTexts = texts.questions;

/** Once for all questions of a group: what an accepted answer accepts. */
export function AcceptedHint() {
  const profile = usePublicConfig()?.markingProfile ?? 'ielts';
  return (
    <Text size="sm" c="dimmed">
      {questionTexts.acceptedHint[profile]}
    </Text>
  );
}
