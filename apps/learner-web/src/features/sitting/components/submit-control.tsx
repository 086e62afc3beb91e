import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Button, Text } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { Phase } from '../model/sitting-state.ts';

interface SubmitControlProps {
  readonly phase: Phase['name'];
  /** How many questions have no answer. */
  readonly missing: number;
  readonly onSubmit: () => void;
}

export function SubmitControl({ phase, missing, onSubmit }: SubmitControlProps) {
  /** null until it is first asked. */
  const [question, setQuestion] = useState<'open' | 'closed' | null>(null);
  const ask = useCallback(() => setQuestion('open'), []);
  if (phase === 'submitted') return null;
  const confirm = () => {
    setQuestion('closed');
    onSubmit();
  };
  return (
    <>
      <SubmitButton phase={phase} onClick={ask} />
      {question && (
        <ConfirmDialog
          opened={question === 'open' && phase === 'answering'}
          title={sittingTexts.confirmTitle}
          confirmLabel={sittingTexts.submitNow}
          cancelLabel={sittingTexts.checkAgain}
          onConfirm={confirm}
          onCancel={() => setQuestion('closed')}
        >
          <Text>{missing === 0 ? sittingTexts.confirmAll : sittingTexts.confirmSome(missing)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

const SubmitButton = memo(function SubmitButton({ phase, onClick }: { phase: Phase['name']; onClick: () => void }) {
  return (
    <Button
      onClick={onClick}
      disabled={phase === 'unsaved'}
      loading={phase === 'submitting'}
      aria-label={phase === 'submitting' ? sittingTexts.submitting : undefined}
    >
      {sittingTexts.submit}
    </Button>
  );
});
