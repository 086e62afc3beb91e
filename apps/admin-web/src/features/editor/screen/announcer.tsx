import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { useSyncExternalStore } from 'react';
import { useEditor } from './editor-context.ts';

export interface Announcements {
  readonly say: (text: string) => void;
  readonly said: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createAnnouncements(): Announcements {
  const listeners = new Set<() => void>();
  let said = '';
  return {
    say(text) {
      // The same words twice are spoken twice only if they differ.
      said = said === text ? `${text}\u00A0` : text;
      for (const listener of listeners) listener();
    },
    said: () => said,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Tells those who do not see it what was added, moved or deleted. */
export function Announcer() {
  const { announcements } = useEditor();
  const said = useSyncExternalStore(announcements.subscribe, announcements.said);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
