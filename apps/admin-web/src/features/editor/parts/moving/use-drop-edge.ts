import { useStore } from 'zustand';
import { useEditor } from '../../session/editor-context.ts';
import type { DropPlace, Edge } from '../../model/changes/drop-places.ts';

/** The attribute that marks an element as the drop target's neighbour or container. */
export function useDropEdge(kind: DropPlace['mark']['kind'], id: number): { readonly 'data-drop'?: Edge } {
  const edge = useStore(useEditor().drag, (dragging) => {
    const mark = dragging?.place?.mark;
    return mark?.kind === kind && mark.id === id ? mark.edge : null;
  });
  return edge === null ? {} : { 'data-drop': edge };
}
