import { Text } from '@mantine/core';
import { texts } from '../../../../../shared/texts/texts.ts';
import { useTestProfile } from '../../../fields/marking-profile.ts';

const questionTexts = texts.questions;

/** Explains accepted answers, once for each group. */
export function AcceptedHint() {
  const profile = useTestProfile();
  return (
    <Text size="sm" c="dimmed">
      {questionTexts.acceptedHint[profile]}
    </Text>
  );
}
