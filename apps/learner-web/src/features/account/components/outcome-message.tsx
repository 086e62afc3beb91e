import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

export type Outcome = { readonly kind: 'success' | 'problem'; readonly message: string } | null;

const LOOK = {
  success: { color: 'green', Icon: IconCircleCheck },
  problem: { color: 'red', Icon: IconAlertCircle },
} as const;

/** The red or the green box. Its place is always there, so that a screen reader notices when it fills. */
export function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  return <div role={outcome?.kind === 'problem' ? 'alert' : 'status'}>{outcome && <Box {...outcome} />}</div>;
}

function Box({ kind, message }: NonNullable<Outcome>) {
  const { color, Icon } = LOOK[kind];
  return (
    // Not an alert of its own: the place around it is what speaks.
    <Alert color={color} icon={<Icon aria-hidden />} role="group" mb="md">
      {message}
    </Alert>
  );
}
