import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuestion } from '../../../shared/practice/use-question.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** The clock goes on: whoever leaves is told so, also by the browser where it asks. */
export function useLeaveQuestion({ to, isGuest }: { readonly to: string; readonly isGuest: boolean }) {
  const navigate = useNavigate();
  const { title, text, guestText, confirm, cancel } = texts.sitting.leave;
  const question = useQuestion({
    title,
    text: isGuest ? guestText : text,
    confirmLabel: confirm,
    cancelLabel: cancel,
  });
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  return { ask: () => question.ask(() => void navigate(to)), dialog: question.dialog };
}
