import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { Phase } from '../model/sitting-state.ts';

interface SubmitControlProps {
  readonly phase: Phase;
  /** How many questions have no answer. */
  readonly missing: number;
  readonly onSubmit: () => void;
}

export function SubmitControl({ phase, missing, onSubmit }: SubmitControlProps) {
  const [asking, setAsking] = useState(false);
  if (phase.name === 'submitted') return null;
  const confirm = () => {
    setAsking(false);
    onSubmit();
  };
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        disabled={phase.name === 'unsaved'}
        loading={phase.name === 'submitting'}
        aria-label={phase.name === 'submitting' ? sittingTexts.submitting : undefined}
      >
        {sittingTexts.submit}
      </Button>
      <ConfirmDialog
        opened={asking && phase.name === 'answering'}
        title={sittingTexts.confirmTitle}
        confirmLabel={sittingTexts.submitNow}
        cancelLabel={sittingTexts.checkAgain}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <Text>{missing === 0 ? sittingTexts.confirmAll : sittingTexts.confirmSome(missing)}</Text>
      </ConfirmDialog>
    </>
  );
}
