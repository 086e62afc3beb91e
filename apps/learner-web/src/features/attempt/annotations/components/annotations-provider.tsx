import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { AnnotationScope } from '../model/stored-annotations.ts';
import { useAnnotationStore } from '../store/use-annotation-store.ts';
import { AnnotationsContext, type AnnotationsState, type Popup } from './annotations-context.ts';

interface AnnotationsProviderProps {
  readonly scope: AnnotationScope;
  readonly children: ReactNode;
}

/** Provides the highlights and notes of one section to the `AnnotatedPanel`s inside. */
export function AnnotationsProvider({ scope, children }: AnnotationsProviderProps) {
  const store = useAnnotationStore(scope);
  const annotations = useStore(store);
  const [popup, open] = useState<Popup | null>(null);
  const [said, say] = useState('');
  const state = useMemo<AnnotationsState>(
    () => ({
      annotations,
      change: store.change,
      popup,
      open,
      closeToolbar: (panel) => open((now) => (now?.kind === 'toolbar' && now.panel === panel ? null : now)),
      say,
    }),
    [annotations, store, popup],
  );
  return (
    <AnnotationsContext value={state}>
      {children}
      <div role="status" className="bw-visually-hidden">
        {said}
      </div>
    </AnnotationsContext>
  );
}
