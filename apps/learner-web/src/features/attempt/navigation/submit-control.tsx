import { Button } from '@bandwise/ui/controls/button.tsx';
import { memo, useCallback } from 'react';
import { preloadDialog, useQuestion } from '../../../shared/practice/use-question.tsx';
import { useSoon } from '../hooks/use-soon.ts';
import type { Phase } from '../store/attempt/attempt-state.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface SubmitControlProps {
  readonly phase: Phase['name'];
  /** How many questions have no answer. */
  readonly missing: number;
  readonly onSubmit: () => void;
}

export function SubmitControl({ phase, missing, onSubmit }: SubmitControlProps) {
  useSoon(preloadDialog);
  const { confirmTitle, confirmAll, confirmSome, submitNow, checkAgain } = texts.attempt;
  const { ask, dialog } = useQuestion(
    {
      title: confirmTitle,
      text: missing === 0 ? confirmAll : confirmSome(missing),
      confirmLabel: submitNow,
      cancelLabel: checkAgain,
    },
    phase === 'answering',
  );
  const submit = useCallback(() => ask(onSubmit), [ask, onSubmit]);
  if (phase === 'submitted') return null;
  return (
    <>
      <SubmitButton phase={phase} onClick={submit} />
      {dialog}
    </>
  );
}

const SubmitButton = memo(function SubmitButton({ phase, onClick }: { phase: Phase['name']; onClick: () => void }) {
  return (
    <Button
      onClick={onClick}
      disabled={phase === 'unsaved'}
      loading={phase === 'submitting'}
      aria-label={phase === 'submitting' ? texts.attempt.submitting : undefined}
    >
      {texts.attempt.submit}
    </Button>
  );
});
