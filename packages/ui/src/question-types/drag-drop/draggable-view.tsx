import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BlankLayout } from '../../questions/blanks/blank-layout.tsx';
import { ChoiceName } from './choice-name.tsx';
import { ChoicePool } from './choice-pool.tsx';
import { DragDropContext, useDragDropState } from './drag-drop-state.ts';
import { DropBlank } from './drop-blank.tsx';
import { isPickedChoice, placeIdOf, POOL_ID } from './drag-ids.ts';
import { useGroupState } from '../../questions/group-state.ts';
import { cancel, dropInto, returnToPool, type PickedChoice } from './board.ts';
import { underPointer } from './under-pointer.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';
import { useEscape } from './use-escape.ts';
import type { QuestionTypeViewProps } from '../question-type-view.ts';
import styles from './drag-drop.module.css';

// Silences dnd-kit, which would announce ids; the group's own live region announces moves.
const quiet = () => undefined;
const SILENT = {
  container: document.body,
  announcements: { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet },
  screenReaderInstructions: { draggable: '' },
};

/** Choices dragged into gaps, or picked and dropped by click, touch or keyboard. */
export function DraggableView({ group }: QuestionTypeViewProps) {
  const { disabled, lettered } = useGroupState();
  const state = useDragDropState(group);
  const { board, picked, make } = state;
  const [dragged, setDragged] = useState<PickedChoice | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useEdgeScroll(dragged !== null, area);
  // A drag starts after a delay or distance, so that a finger can scroll and a mouse can click on a choice.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );

  const start = ({ active }: DragStartEvent) => {
    const data = active.data.current;
    if (!isPickedChoice(data)) return;
    setDragged(data);
    make(cancel(null));
  };
  const end = ({ over }: DragEndEvent) => {
    setDragged(null);
    if (dragged === null) return;
    const address = over === null ? null : placeIdOf(over.id);
    if (address !== null) make(dropInto(board, dragged, address));
    else if (over?.id === POOL_ID && dragged.from !== null) make(returnToPool(board, dragged.from));
    else make(cancel(dragged));
  };
  useEscape(picked !== null, () => make(cancel(picked)));

  return (
    <DragDropContext value={state}>
      <DndContext
        sensors={sensors}
        collisionDetection={underPointer}
        autoScroll={false}
        accessibility={SILENT}
        onDragStart={start}
        onDragEnd={end}
        onDragCancel={() => setDragged(null)}
      >
        <div
          ref={area}
          className={styles['area']}
          data-pool={!disabled || undefined}
          data-holding={picked !== null || dragged !== null || undefined}
        >
          {!disabled && <ChoicePool title={group.choices_title} />}
          <BlankLayout group={group} Blank={DropBlank} />
          <div role="status" className="bw-visually-hidden">
            {state.announcement}
          </div>
        </div>
        {createPortal(
          <DragOverlay dropAnimation={null} zIndex={300} style={{ pointerEvents: 'none' }}>
            {dragged !== null && (
              <span className={styles['dragged']}>
                <ChoiceName choice={dragged.choice} choices={lettered} />
              </span>
            )}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
    </DragDropContext>
  );
}
