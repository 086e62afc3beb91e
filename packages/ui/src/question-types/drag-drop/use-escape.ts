import { useEffect, useEffectEvent } from 'react';

/** Listens for Escape wherever the focus is, and stops the event, so that a surrounding dialog stays open. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isListening) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      escape();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [isListening]);
}
