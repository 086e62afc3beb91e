import { Group } from '@mantine/core';
import type { RowFrameProps } from '../../fields/text-rows.tsx';
import { DragHandle } from './drag-handle.tsx';
import { useDropEdge } from './use-drop-edge.ts';

/** A choice or an option that is moved within its list by its handle. */
export function MovableRow({ id, name, children }: RowFrameProps) {
  const edge = useDropEdge('row', id);
  return (
    <Group gap={4} wrap="nowrap" data-row={id} {...edge}>
      <DragHandle kind="row" id={id} name={name} isSkipped />
      {children}
    </Group>
  );
}
