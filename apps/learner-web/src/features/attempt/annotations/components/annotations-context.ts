import { createContext, use } from 'react';
import type { Annotations, Place } from '../model/annotations.ts';
import type { Box } from '../model/boxes.ts';

/** The open popup; at most one over all panels. */
export type Popup =
  | {
      readonly kind: 'toolbar';
      readonly panel: string;
      readonly place: Place;
      readonly anchor: Box;
      readonly touch: boolean;
    }
  | { readonly kind: 'menu'; readonly panel: string; readonly id: string; readonly anchor: Box }
  | { readonly kind: 'editor'; readonly panel: string; readonly id: string };

export interface AnnotationsState {
  readonly annotations: Annotations;
  readonly change: (make: (annotations: Annotations) => Annotations) => Annotations;
  readonly popup: Popup | null;
  readonly open: (popup: Popup | null) => void;
  /** Closes a panel's toolbar if it is open. */
  readonly closeToolbar: (panel: string) => void;
  /** Announces a message to screen readers. */
  readonly say: (message: string) => void;
}

export const AnnotationsContext = createContext<AnnotationsState | null>(null);

export function useAnnotations(): AnnotationsState {
  const state = use(AnnotationsContext);
  if (state === null) throw new Error('An AnnotatedPanel stands outside an AnnotationsProvider');
  return state;
}
