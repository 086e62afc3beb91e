import type { CollisionDetection } from '@dnd-kit/core';

/** The drop target is the visible element under the pointer, whatever scrolling and a sticky list have moved. */
export const underPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
  if (pointerCoordinates === null) return [];
  const seen = document.elementFromPoint(pointerCoordinates.x, pointerCoordinates.y);
  const target = droppableContainers.find((container) => container.node.current?.contains(seen));
  return target === undefined ? [] : [{ id: target.id }];
};
