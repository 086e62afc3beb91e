import { ActionIcon, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';
import { focusFirst } from '../session/focus/focus-place.ts';

const says = texts.rowButtons;

interface RowButtonsProps {
  /** The prefix of the buttons' ids. */
  readonly id: string;
  /** The name of the row, for the buttons' labels. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  /** Picks the row up. */
  readonly handle?: ReactNode;
  /** The menu of rare actions. */
  readonly more?: ReactNode;
}

/** Up, down, copy, delete. After a move the focus stays on its button, or at the edge moves to the other one. */
export function RowButtons({
  id,
  name,
  isFirst,
  isLast,
  onMove,
  onDuplicate,
  onRemove,
  handle,
  more,
}: RowButtonsProps) {
  const ids = { up: `${id}-up`, down: `${id}-down` };
  const move = (by: -1 | 1) => {
    onMove(by);
    focusFirst(by === -1 ? [ids.up, ids.down] : [ids.down, ids.up]);
  };
  return (
    <Group gap={4} wrap="nowrap" ml="auto">
      {handle}
      <ActionIcon id={ids.up} variant="subtle" aria-label={says.up(name)} disabled={isFirst} onClick={() => move(-1)}>
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon id={ids.down} variant="subtle" aria-label={says.down(name)} disabled={isLast} onClick={() => move(1)}>
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={says.duplicate(name)} onClick={onDuplicate}>
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" aria-label={says.remove(name)} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      {more}
    </Group>
  );
}
