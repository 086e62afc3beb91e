import { lazy, Suspense } from 'react';
import { DragDropPlaceholder } from './placeholder.tsx';
import type { QuestionTypeViewProps } from '../question-type-view.ts';

// What drags is fetched where something can be dragged: most tests have nothing.
const DraggableView = lazy(async () => ({ default: (await import('./draggable-view.tsx')).DraggableView }));

export function DragDropView({ group }: QuestionTypeViewProps) {
  return (
    <Suspense fallback={<DragDropPlaceholder group={group} />}>
      <DraggableView group={group} />
    </Suspense>
  );
}
