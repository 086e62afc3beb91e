import { Button } from '@mantine/core';
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import type { Phase } from '../store/attempt-state.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface SubmitControlProps {
  readonly phase: Phase['name'];
  /** How many questions have no answer. */
  readonly missing: number;
  readonly onSubmit: () => void;
}

// Nobody submits in the first seconds: the dialog is fetched after the page, and long before it is asked for.
const loadDialog = () => import('./submit-dialog.tsx');
const SubmitDialog = lazy(async () => ({ default: (await loadDialog()).SubmitDialog }));
const SOON = 2000;

export function SubmitControl({ phase, missing, onSubmit }: SubmitControlProps) {
  /** null until it is first asked. */
  const [question, setQuestion] = useState<'open' | 'closed' | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), SOON);
    return () => clearTimeout(timer);
  }, []);
  const confirm = useCallback(() => {
    setQuestion('closed');
    onSubmit();
  }, [onSubmit]);
  const ask = useCallback(() => {
    loadDialog().then(
      () => setQuestion('open'),
      // Whoever went offline before it came is asked all the same.
      () => globalThis.confirm(texts.attempt.confirmTitle) && confirm(),
    );
  }, [confirm]);
  if (phase === 'submitted') return null;
  return (
    <>
      <SubmitButton phase={phase} onClick={ask} />
      {question && (
        <Suspense fallback={null}>
          <SubmitDialog
            opened={question === 'open' && phase === 'answering'}
            missing={missing}
            onConfirm={confirm}
            onCancel={() => setQuestion('closed')}
          />
        </Suspense>
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
      aria-label={phase === 'submitting' ? texts.attempt.submitting : undefined}
    >
      {texts.attempt.submit}
    </Button>
  );
});
