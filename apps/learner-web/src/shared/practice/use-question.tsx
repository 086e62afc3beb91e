import { Text } from '@bandwise/ui/controls/text.tsx';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { inTime } from '../failures/in-time.ts';
import { texts } from '../texts/texts.ts';

const loadDialog = () => import('@bandwise/ui/feedback/confirm-dialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** Preloads the dialog. */
export const preloadDialog = () => void loadDialog().catch(() => undefined);

interface QuestionTexts {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** A yes destroys something. */
  readonly danger?: boolean;
}

interface Question {
  /** `act`: what a yes does. */
  readonly ask: (act: () => void) => void;
  /** The dialog to render. */
  readonly dialog: ReactNode;
}

/** Asks before something that cannot be taken back. `isOpen`: whether it may still be asked. */
export function useQuestion({ text, ...dialog }: QuestionTexts, isOpen = true): Question {
  /** null until it is first asked. */
  const [question, setQuestion] = useState<'open' | 'closed' | null>(null);
  const agreedAction = useRef<() => void>(null);
  const { title } = dialog;
  const ask = useCallback(
    (act: () => void) => {
      agreedAction.current = act;
      inTime(loadDialog()).then(
        () => setQuestion('open'),
        // The browser's own question, if the page went offline before the dialog came or the server does not send it.
        () => globalThis.confirm(`${title}\n\n${text}`) && act(),
      );
    },
    [text, title],
  );
  const close = () => setQuestion('closed');
  const confirm = () => {
    close();
    agreedAction.current?.();
  };
  const rendered = question && (
    <Suspense fallback={null}>
      <ConfirmDialog {...dialog} opened={question === 'open' && isOpen} onConfirm={confirm} onCancel={close}>
        <Text>{text}</Text>
      </ConfirmDialog>
    </Suspense>
  );
  return { ask, dialog: rendered };
}

/** Asks before answers are discarded. */
export function useRestartQuestion(): Question {
  const { question, warning, confirm, cancel } = texts.restart;
  return useQuestion({ title: question, text: warning, confirmLabel: confirm, cancelLabel: cancel, danger: true });
}
