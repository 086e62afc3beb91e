import { Button, CloseButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import type { Phase } from '../store/attempt-state.ts';
import classes from './save-status.module.css';

interface ResumeNoticeProps {
  readonly phase: Phase;
  /** Whether answers from before were found. */
  readonly resumed: boolean;
  readonly onRestart: () => void;
}

const loadDialog = () => import('./restart-dialog.tsx');
const RestartDialog = lazy(async () => ({ default: (await loadDialog()).RestartDialog }));

/** Says that an attempt goes on from before, and offers to discard it. */
export function ResumeNotice({ phase, resumed, onRestart }: ResumeNoticeProps) {
  const [dismissed, setDismissed] = useState(false);
  /** null until it is first asked. */
  const [question, setQuestion] = useState<'open' | 'closed' | null>(null);
  const isRefused = phase.name === 'unsaved' && phase.failure.kind === 'refused';
  const isShown = isRefused || (resumed && !dismissed && phase.name === 'answering');
  if (!isShown) return null;
  const restart = () => {
    setQuestion('closed');
    setDismissed(true);
    onRestart();
  };
  const ask = () => {
    loadDialog().then(
      () => setQuestion('open'),
      // Whoever went offline before it came is asked all the same.
      () => globalThis.confirm(attemptTexts.resumed.question) && restart(),
    );
  };
  return (
    <section className={classes['notice']} aria-label={attemptTexts.resumed.label}>
      <p>{isRefused ? attemptTexts.resumed.refused : attemptTexts.resumed.text}</p>
      <Button variant="default" size="compact-md" onClick={ask}>
        {attemptTexts.resumed.restart}
      </Button>
      {!isRefused && <CloseButton aria-label={attemptTexts.resumed.dismiss} onClick={() => setDismissed(true)} />}
      {question && (
        <Suspense fallback={null}>
          <RestartDialog opened={question === 'open'} onConfirm={restart} onCancel={() => setQuestion('closed')} />
        </Suspense>
      )}
    </section>
  );
}
