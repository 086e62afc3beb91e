import { addressOf, type DeliveryGroup } from '@bandwise/domain';
import { createContext, useContext, useMemo, useState } from 'react';
import { useGroupState } from '../../questions/group-state.ts';
import { placedIn, type Board, type PickedChoice, type Move } from './board.ts';

interface DragDropState {
  readonly board: Board;
  readonly picked: PickedChoice | null;
  /** The last event in words, for the live region. */
  readonly announcement: string;
  readonly make: (move: Move) => void;
}

export const DragDropContext = createContext<DragDropState | null>(null);

export function useDragDrop(): DragDropState {
  const state = useContext(DragDropContext);
  if (state === null) throw new Error('A drag-and-drop blank stands outside its group');
  return state;
}

/** The picked-up choice and the live region of one group; the answers belong to the parent. */
export function useDragDropState(group: DeliveryGroup): DragDropState {
  const { answers, onAnswer } = useGroupState();
  const [picked, setPicked] = useState<PickedChoice | null>(null);
  const [announcement, setAnnouncement] = useState('');
  return useMemo(() => {
    const board: Board = {
      choices: group.choices,
      placed: placedIn(group.questions.map(addressOf), answers),
      reuse: group.reuse_choices,
    };
    const make = (move: Move) => {
      setPicked(move.picked);
      setAnnouncement(move.say);
      for (const { address, value } of move.changes) onAnswer(address, value);
    };
    return { board, picked, announcement, make };
  }, [group, answers, onAnswer, picked, announcement]);
}
