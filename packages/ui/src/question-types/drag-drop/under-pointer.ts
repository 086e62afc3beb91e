import type { CollisionDetection } from '@dnd-kit/core';

/** What is dropped on is what is seen under the pointer, wherever scrolling and a sticky list have put it by now. */
export const underPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
  if (pointerCoordinates === null) return [];
  const seen = document.elementFromPoint(pointerCoordinates.x, pointerCoordinates.y);
  const target = droppableContainers.find((container) => container.node.current?.contains(seen));
  return target === undefined ? [] : [{ id: target.id }];
};
