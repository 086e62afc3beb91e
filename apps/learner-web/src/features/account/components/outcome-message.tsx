import { Alert } from '@mantine/core';

export type Outcome = { readonly kind: 'success' | 'problem'; readonly message: string } | null;

/** The red or the green box. It is always there, so that a screen reader notices when it fills. */
export function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  return (
    <div role={outcome?.kind === 'problem' ? 'alert' : 'status'}>
      {outcome && <Alert color={outcome.kind === 'problem' ? 'red' : 'green'}>{outcome.message}</Alert>}
    </div>
  );
}
