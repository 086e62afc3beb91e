import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback, useRef } from 'react';
import { ChoiceHint } from './choice-hint.tsx';
import { POOL_ID } from './drag-ids.ts';
import { useDragDrop } from './drag-drop-state.ts';
import { activateChoice, poolOf, returnToPool, type PickedChoice } from './board.ts';
import { useCoveredHeight } from '../../questions/choices/use-covered-height.ts';
import { ChoiceName } from './choice-name.tsx';
import { useGroupState } from '../../questions/group-state.ts';
import { spokenName } from './spoken-name.ts';
import { texts } from '../../texts/texts.ts';
import styles from './drag-drop.module.css';

/** The list of free choices. A choice dropped here leaves its blank. */
export function ChoicePool({ title }: { readonly title: string | undefined }) {
  const { board, picked, make } = useDragDrop();
  const { setNodeRef, isOver } = useDroppable({ id: POOL_ID });
  const box = useRef<HTMLDivElement>(null);
  const setBox = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      setNodeRef(element);
    },
    [setNodeRef],
  );
  useCoveredHeight(box);
  const pool = poolOf(board);
  const from = picked?.from ?? null;
  return (
    <div
      ref={setBox}
      className={styles['pool']}
      role="group"
      aria-label={title ?? texts.dragDrop.choices}
      data-over={isOver || undefined}
      data-annotation-skip
    >
      {title !== undefined && <div className={styles['title']}>{title}</div>}
      {pool.map((choice) => (
        <PoolChoice key={choice} choice={choice} />
      ))}
      {pool.length === 0 && from === null && <span className={styles['empty']}>{texts.dragDrop.allPlaced}</span>}
      {/* Both texts have one line of equal height, because nothing may shift under a dragged choice. */}
      <div className={styles['hint']}>
        {from === null ? (
          <ChoiceHint />
        ) : (
          <button type="button" className={styles['back']} onClick={() => make(returnToPool(board, from))}>
            {texts.dragDrop.putBack}
          </button>
        )}
      </div>
    </div>
  );
}

function PoolChoice({ choice }: { readonly choice: string }) {
  const { picked, make } = useDragDrop();
  const { lettered } = useGroupState();
  const data: PickedChoice = { choice, from: null };
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `choice:${choice}`, data });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles['choice']}
      data-dragging={isDragging || undefined}
      aria-label={spokenName(lettered, choice)}
      aria-pressed={picked?.from === null && picked.choice === choice}
      {...listeners}
      onClick={() => make(activateChoice(picked, choice))}
    >
      <ChoiceName choice={choice} choices={lettered} />
    </button>
  );
}
