import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

export type Outcome = {
  readonly kind: 'success' | 'problem';
  readonly message: string;
  /** The next step, in a separate paragraph. */
  readonly advice?: string;
} | null;

const LOOK = {
  success: { tone: 'right', Icon: IconCircleCheck },
  problem: { tone: 'wrong', Icon: IconAlertCircle },
} as const;

/** The red or green box. Its live region always exists, so that a screen reader announces new content. */
export function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  return <div role={outcome?.kind === 'problem' ? 'alert' : 'status'}>{outcome && <Box {...outcome} />}</div>;
}

function Box({ kind, message, advice }: NonNullable<Outcome>) {
  const { tone, Icon } = LOOK[kind];
  return (
    // The surrounding live region announces it, so it needs no `alert` role.
    <Notice tone={tone} icon={<Icon aria-hidden />} role="group" mb="md">
      {advice === undefined ? (
        message
      ) : (
        <Stack gap="xs">
          <Text>{message}</Text>
          <Text>
            <span style={{ overflowWrap: 'anywhere' }}>{advice}</span>
          </Text>
        </Stack>
      )}
    </Notice>
  );
}
