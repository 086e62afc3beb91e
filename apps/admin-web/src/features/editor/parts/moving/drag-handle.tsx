import { useDraggable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { handleId } from '../../session/moving/drag.ts';
import type { DropPlace, Moved } from '../../model/changes/drop-places.ts';
import styles from './moving.module.css';

interface DragHandleProps extends Moved {
  readonly name: string;
  /** Tab skips the handle, because keys in the text beside it move the row too. */
  readonly isSkipped?: boolean;
}

/** Moves a group, question or row by pointer, or by Space, arrow keys and Space. */
export function DragHandle({ kind, id, name, isSkipped = false }: DragHandleProps) {
  const { drag, flushes } = useEditor();
  const isPickedUp = useStore(drag, (dragging) => dragging?.kind === kind && dragging.id === id);
  const { setNodeRef, listeners } = useDraggable({ id: `${kind}:${id}`, data: { kind, id, name } });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isPickedUp ? keys(event.key) : isPress(event.key) && pickUp;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const pickUp = () => {
    flushes.flushAll();
    drag.pickUp({ kind, id }, name);
    show(drag.getState()?.place ?? null);
  };
  const step = (by: -1 | 1) => () => {
    drag.step(by);
    show(drag.getState()?.place ?? null);
  };
  const keys = (key: string) => {
    if (key === 'ArrowDown' || key === 'ArrowRight') return step(1);
    if (key === 'ArrowUp' || key === 'ArrowLeft') return step(-1);
    if (key === 'Escape') return drag.leave;
    return isPress(key) && drag.drop;
  };
  return (
    <ActionIcon
      ref={setNodeRef}
      id={handleId({ kind, id })}
      className={styles['handle']}
      variant={isPickedUp ? 'light' : 'subtle'}
      aria-label={texts.moving.drag(name)}
      title={texts.moving.dragHelp}
      aria-pressed={isPickedUp}
      {...listeners}
      tabIndex={isSkipped ? -1 : 0}
      onKeyDown={onKeyDown}
      onBlur={() => isPickedUp && drag.leave()}
    >
      <IconGripVertical size={18} aria-hidden />
    </ActionIcon>
  );
}

function isPress(key: string): boolean {
  return key === ' ' || key === 'Enter';
}

/** Scrolls the marked target into view. */
function show(place: DropPlace | null): void {
  if (place === null) return;
  const { kind, id } = place.mark;
  document.querySelector(`[data-${kind}="${id}"]`)?.scrollIntoView({ block: 'center' });
}
