import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { focusFirst } from './focus-place.ts';

interface RowButtonsProps {
  /** Begins the ids of the buttons. */
  readonly id: string;
  readonly labels: Readonly<Record<'up' | 'down' | 'duplicate' | 'remove', string>>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** Up, down, copy, delete. A move keeps the focus on its button, or on the other one at the edge. */
export function RowButtons({ id, labels, isFirst, isLast, onMove, onDuplicate, onRemove }: RowButtonsProps) {
  const ids = { up: `${id}-up`, down: `${id}-down` };
  const move = (by: -1 | 1) => {
    onMove(by);
    focusFirst(by === -1 ? [ids.up, ids.down] : [ids.down, ids.up]);
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon id={ids.up} variant="subtle" aria-label={labels.up} disabled={isFirst} onClick={() => move(-1)}>
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon id={ids.down} variant="subtle" aria-label={labels.down} disabled={isLast} onClick={() => move(1)}>
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={labels.duplicate} onClick={onDuplicate}>
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" aria-label={labels.remove} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
