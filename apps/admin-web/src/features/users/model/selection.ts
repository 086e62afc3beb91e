/** The ids of the selected rows. */
export type Selection = readonly string[];

export const NOTHING_SELECTED: Selection = [];

/** Returns the selected rows that are still selectable, so that actions skip deleted users. */
export function selectedAmong(selection: Selection, selectable: readonly string[]): Selection {
  return selection.filter((id) => selectable.includes(id));
}

export function toggle(selection: Selection, id: string): Selection {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];
}

/** Selects all selectable rows, or none if all are selected. */
export function toggleAll(selection: Selection, selectable: readonly string[]): Selection {
  return selectable.every((id) => selection.includes(id)) ? NOTHING_SELECTED : selectable;
}
