import type { Assigned } from '@bandwise/api-contract/learner';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { IconCheck, IconCircle, IconClock, IconClockPlay, IconLock, IconX } from '@tabler/icons-react';
import { texts } from '../texts/texts.ts';

type Item = Assigned['items'][number];

const LOOKS = {
  not_open: { tone: 'plain', Icon: IconClock },
  waiting: { tone: 'plain', Icon: IconLock },
  open: { tone: 'accent', Icon: IconCircle },
  running: { tone: 'warn', Icon: IconClockPlay },
  done: { tone: 'right', Icon: IconCheck },
  missed: { tone: 'wrong', Icon: IconX },
} as const;

/** The state of an item or of a whole assignment, with lateness in words. */
export function AssignedState({ state, late }: Pick<Item, 'late' | 'state'>) {
  const words = texts.assignments;
  const { tone, Icon } = LOOKS[state];
  return (
    <>
      <StateTag tone={tone} Icon={Icon}>
        {words.states[state]}
      </StateTag>
      {late && state !== 'missed' && <StateTag tone="wrong">{words.late}</StateTag>}
    </>
  );
}

/** The state of an assignment: of the item that needs the learner most. */
export function stateOf({ items }: Pick<Assigned, 'items'>): Pick<Item, 'late' | 'state'> {
  const ranked = (['running', 'open', 'waiting', 'not_open', 'missed', 'done'] as const).find((state) =>
    items.some((item) => item.state === state),
  );
  return { state: ranked ?? 'done', late: items.some(({ late }) => late) };
}

export function isOver(assigned: Pick<Assigned, 'items'>): boolean {
  return assigned.items.every(({ state }) => state === 'done' || state === 'missed');
}
