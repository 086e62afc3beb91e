import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors, type DragStartEvent } from '@dnd-kit/core';
import { useEdgeScroll } from '@bandwise/ui/question-types/drag-drop/use-edge-scroll.ts';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useEditor } from '../../session/editor-context.ts';
import { handleId, type Dragging } from '../../session/moving/drag.ts';
import { DragChip } from './drag-chip.tsx';
import styles from './moving.module.css';

// Silences dnd-kit, which would announce ids; the editor's own live region announces moves.
const quiet = () => undefined;
const SILENT = {
  container: document.body,
  announcements: { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet },
  screenReaderInstructions: { draggable: '' },
};

/** Groups and questions within it are dragged by their handles, also onto the tab of another part. */
export function DragArea({ children }: { readonly children: ReactNode }) {
  const { drag, flushes } = useEditor();
  const kind = useStore(drag, (dragging) => dragging?.kind ?? null);
  const [isByPointer, setByPointer] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEdgeScroll(isByPointer, area);
  // A drag starts after a delay or distance, so that a finger can scroll and a mouse can click on a handle.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const start = ({ active }: DragStartEvent) => {
    const moved = active.data.current;
    if (!isMoved(moved)) return;
    flushes.flushAll();
    keepInPlace(handleId(moved), () => {
      drag.pickUp(moved, moved.name);
      setByPointer(true);
    });
  };
  const end = (finish: () => void) => {
    setByPointer(false);
    finish();
  };
  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={start}
      onDragEnd={() => end(drag.drop)}
      onDragCancel={() => end(drag.leave)}
    >
      <div ref={area} className={styles['area']} data-dragging={kind ?? undefined}>
        {children}
      </div>
      {isByPointer && <DragChip />}
    </DndContext>
  );
}

/** Dragging collapses all elements of that kind; the handle stays under the pointer. */
function keepInPlace(id: string, change: () => void): void {
  const top = () => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  window.scrollBy({ top: top() - before, behavior: 'instant' });
}

function isMoved(data: unknown): data is Pick<Dragging, 'kind' | 'id' | 'name'> {
  return typeof data === 'object' && data !== null && 'kind' in data && 'id' in data && 'name' in data;
}
