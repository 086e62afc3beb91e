import { useDraggable, useDroppable } from '@dnd-kit/core';
import { addressOf } from '@bandwise/domain';
import { BlankFrame } from '../../questions/blanks/blank-frame.tsx';
import type { BlankProps } from '../../questions/blanks/blank-layout.tsx';
import { useDragDrop } from './drag-drop-state.ts';
import { placeId } from './drag-ids.ts';
import { ChoiceName } from './choice-name.tsx';
import { spokenName } from './spoken-name.ts';
import { typedChoice } from './typed-choice.ts';
import { useQuestionState } from '../../questions/group-state.ts';
import { activateBlank, dropInto, returnToPool, type PickedChoice } from './board.ts';
import { questionName } from '../../questions/question-name.ts';
import { texts } from '../../texts/texts.ts';
import styles from './drag-drop.module.css';

/** A gap for a choice. It is a button, so that Enter, click and touch work alike. */
export function DropBlank({ question, place, describedBy }: BlankProps) {
  const { disabled, lettered } = useQuestionState();
  const { board, picked, make } = useDragDrop();
  const address = addressOf(question);
  const choice = board.placed[address];
  const data: PickedChoice = { choice: choice ?? '', from: address };
  const drop = useDroppable({ id: placeId(address), disabled });
  const drag = useDraggable({ id: `placed:${address}`, data, disabled: disabled || choice === undefined });
  const setNode = (node: HTMLElement | null) => {
    drop.setNodeRef(node);
    drag.setNodeRef(node);
  };

  return (
    <BlankFrame question={question} place={place}>
      <button
        ref={setNode}
        type="button"
        className={styles['gap']}
        aria-label={`${questionName(question)}, ${choice === undefined ? texts.dragDrop.empty : spokenName(lettered, choice)}`}
        aria-describedby={describedBy}
        aria-pressed={picked?.from === address}
        disabled={disabled}
        data-filled={choice !== undefined || undefined}
        data-dragging={drag.isDragging || undefined}
        data-over={drop.isOver || undefined}
        {...drag.listeners}
        onClick={() => make(activateBlank(board, picked, address))}
        onKeyDown={(event) => {
          const typed = typedChoice(lettered, event);
          const isTaken = event.key === 'Delete' || event.key === 'Backspace';
          if (typed === null && !isTaken) return;
          event.preventDefault();
          make(typed === null ? returnToPool(board, address) : dropInto(board, { choice: typed, from: null }, address));
        }}
      >
        {choice !== undefined && <ChoiceName choice={choice} choices={lettered} />}
      </button>
    </BlankFrame>
  );
}
