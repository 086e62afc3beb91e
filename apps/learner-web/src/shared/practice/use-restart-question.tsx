import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';

const loadDialog = () => import('./restart-dialog.tsx');
const RestartDialog = lazy(async () => ({ default: (await loadDialog()).RestartDialog }));

interface RestartQuestion {
  /** `discard`: what a yes does. */
  readonly ask: (discard: () => void) => void;
  /** To be rendered where the question is asked. */
  readonly dialog: ReactNode;
}

/** Asks before answers are discarded. */
export function useRestartQuestion(): RestartQuestion {
  /** null until it is first asked. */
  const [question, setQuestion] = useState<'open' | 'closed' | null>(null);
  const asked = useRef<() => void>(null);
  const confirm = () => {
    setQuestion('closed');
    asked.current?.();
  };
  const ask = (discard: () => void) => {
    asked.current = discard;
    loadDialog().then(
      () => setQuestion('open'),
      // Whoever went offline before it came is asked all the same.
      () => globalThis.confirm(texts.restart.question) && discard(),
    );
  };
  const dialog = question && (
    <Suspense fallback={null}>
      <RestartDialog opened={question === 'open'} onConfirm={confirm} onCancel={() => setQuestion('closed')} />
    </Suspense>
  );
  return { ask, dialog };
}
