import { Button } from '@bandwise/ui/controls/button.tsx';
import { CloseButton } from '@bandwise/ui/controls/close-button.tsx';
import { useState } from 'react';
import { useRestartQuestion } from '../../../shared/practice/use-question.tsx';
import type { Phase } from '../store/attempt/attempt-state.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './save-status.module.css';

interface ResumeNoticeProps {
  readonly phase: Phase;
  /** Whether answers from before were found. */
  readonly resumed: boolean;
  readonly hasClock: boolean;
  readonly onRestart: () => void;
}

/** Tells that an attempt was resumed, and offers to discard it. */
export function ResumeNotice({ phase, resumed, hasClock, onRestart }: ResumeNoticeProps) {
  const [dismissed, setDismissed] = useState(false);
  const { ask, dialog } = useRestartQuestion();
  const restart = () => {
    setDismissed(true);
    onRestart();
  };
  const isRefused = phase.name === 'unsaved' && phase.failure.kind === 'refused';
  const isShown = isRefused || (resumed && !dismissed && phase.name === 'answering');
  if (!isShown) return null;
  const { text, clock, refused } = texts.attempt.resumed;
  return (
    <section className={classes['notice']} aria-label={texts.attempt.resumed.label}>
      <p>{isRefused ? refused : hasClock ? `${text} ${clock}` : text}</p>
      <Button variant="default" size="compact-md" onClick={() => ask(restart)}>
        {texts.attempt.resumed.restart}
      </Button>
      {!isRefused && <CloseButton aria-label={texts.attempt.resumed.dismiss} onClick={() => setDismissed(true)} />}
      {dialog}
    </section>
  );
}
