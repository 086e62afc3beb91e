import type { DeliveryGroup } from '@bandwise/domain';
import { lazy, Suspense } from 'react';
import { DragDropPlaceholder } from './placeholder.tsx';

interface LazyDragDropViewProps {
  readonly group: DeliveryGroup;
}

// What drags is fetched where something can be dragged: most tests have nothing.
const DragDropView = lazy(async () => ({ default: (await import('./draggable-view.tsx')).DragDropView }));

export function LazyDragDropView({ group }: LazyDragDropViewProps) {
  return (
    <Suspense fallback={<DragDropPlaceholder group={group} />}>
      <DragDropView group={group} />
    </Suspense>
  );
}
