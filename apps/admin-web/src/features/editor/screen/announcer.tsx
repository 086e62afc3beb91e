import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { useStore } from 'zustand';
import { useEditor } from './editor-context.ts';

/** Tells those who do not see it what was added, moved or deleted. */
export function Announcer() {
  const said = useStore(useEditor().announcements);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
