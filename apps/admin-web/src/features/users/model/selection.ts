/** Ids of the ticked rows. */
export type Selection = readonly string[];

export const NOTHING_SELECTED: Selection = [];

/** The ticked rows among the selectable ones: actions skip deleted users. */
export function selectedAmong(selection: Selection, selectable: readonly string[]): Selection {
  return selection.filter((id) => selectable.includes(id));
}

export function toggle(selection: Selection, id: string): Selection {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];
}

/** Ticks every row that may be ticked, or none when all are. */
export function toggleAll(selection: Selection, selectable: readonly string[]): Selection {
  return selectable.every((id) => selection.includes(id)) ? NOTHING_SELECTED : selectable;
}
