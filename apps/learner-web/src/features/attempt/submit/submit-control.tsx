import { Button } from '@bandwise/ui/controls/button.tsx';
import { memo, useCallback, useEffect } from 'react';
import { preloadDialog, useQuestion } from '../../../shared/practice/use-question.tsx';
import type { Phase } from '../store/attempt-state.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface SubmitControlProps {
  readonly phase: Phase['name'];
  /** How many questions have no answer. */
  readonly missing: number;
  readonly onSubmit: () => void;
}

// Nobody submits in the first seconds: the dialog is fetched after the page, and long before it is asked for.
const SOON = 2000;

export function SubmitControl({ phase, missing, onSubmit }: SubmitControlProps) {
  useEffect(() => {
    const timer = setTimeout(preloadDialog, SOON);
    return () => clearTimeout(timer);
  }, []);
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
