import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

export type Outcome = {
  readonly kind: 'success' | 'problem';
  readonly message: string;
  /** What to do next, in a paragraph of its own. */
  readonly advice?: string;
} | null;

const LOOK = {
  success: { tone: 'right', Icon: IconCircleCheck },
  problem: { tone: 'wrong', Icon: IconAlertCircle },
} as const;

/** The red or the green box. Its place is always there, so that a screen reader notices when it fills. */
export function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  return <div role={outcome?.kind === 'problem' ? 'alert' : 'status'}>{outcome && <Box {...outcome} />}</div>;
}

function Box({ kind, message, advice }: NonNullable<Outcome>) {
  const { tone, Icon } = LOOK[kind];
  return (
    // Not an alert of its own: the place around it is what speaks.
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
