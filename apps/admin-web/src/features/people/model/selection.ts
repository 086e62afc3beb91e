/** The ticked rows of one view of the list; another page, filter, search or sort is another view, with none ticked. */
export interface Selection {
  readonly view: string;
  readonly ids: readonly string[];
}

export const NOTHING_SELECTED: Selection = { view: '', ids: [] };

/** What is ticked in this view. */
export function selectedIn(selection: Selection, view: string): readonly string[] {
  return selection.view === view ? selection.ids : [];
}

export function toggle(selection: Selection, view: string, id: string): Selection {
  const ids = selectedIn(selection, view);
  return { view, ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] };
}

/** Ticks every row that may be ticked, or none when all are. */
export function toggleAll(selection: Selection, view: string, selectable: readonly string[]): Selection {
  const ids = selectedIn(selection, view);
  return { view, ids: selectable.every((id) => ids.includes(id)) ? [] : selectable };
}
