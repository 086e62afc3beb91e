import { Stack } from '@mantine/core';
import type { GroupSettingsProps } from '../question-type-editor.ts';
import { AnyOrderField } from './any-order-field.tsx';
import { WordLimitField } from './word-limit-field.tsx';

/** The settings that only groups of typed answers have. */
export function TypedGroupSettings(props: GroupSettingsProps) {
  return (
    <Stack gap="sm">
      <WordLimitField {...props} />
      <AnyOrderField {...props} />
    </Stack>
  );
}
