import { addressOf, type DeliveryGroup } from '@bandwise/domain';
import { createContext, useContext, useMemo, useState } from 'react';
import { useGroupState } from '../../questions/group-state.ts';
import { placedIn, type Board, type Held, type Move } from './board.ts';

interface DragDropState {
  readonly board: Board;
  readonly held: Held | null;
  /** The last thing that happened, in words, for the live region. */
  readonly said: string;
  readonly make: (move: Move) => void;
}

export const DragDropContext = createContext<DragDropState | null>(null);

export function useDragDrop(): DragDropState {
  const state = useContext(DragDropContext);
  if (state === null) throw new Error('A drag-and-drop blank stands outside its group');
  return state;
}

/** The hand and the live region of one group; the answers themselves belong to whoever shows the group. */
export function useDragDropState(group: DeliveryGroup): DragDropState {
  const { answers, onAnswer } = useGroupState();
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  return useMemo(() => {
    const board: Board = {
      choices: group.choices,
      placed: placedIn(group.questions.map(addressOf), answers),
      reuse: group.reuse_choices,
    };
    const make = (move: Move) => {
      setHeld(move.held);
      setSaid(move.say);
      for (const { address, value } of move.changes) onAnswer(address, value);
    };
    return { board, held, said, make };
  }, [group, answers, onAnswer, held, said]);
}
