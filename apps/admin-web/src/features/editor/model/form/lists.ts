interface Identified {
  readonly id: number;
}

export function replaceAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((old, at) => (at === index ? item : old));
}

export function insertAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** Returns the same list if nothing changed, so that nothing rerenders. */
export function replaceById<T extends Identified>(
  list: readonly T[],
  id: number,
  change: (item: T) => T,
): readonly T[] {
  const index = list.findIndex((item) => item.id === id);
  const item = list[index];
  if (item === undefined) return list;
  const changed = change(item);
  return changed === item ? list : replaceAt(list, index, changed);
}

export function removeById<T extends Identified>(list: readonly T[], id: number): readonly T[] {
  return list.filter((item) => item.id !== id);
}

/** Moves an item up (-1) or down (1); at the edge it stays. */
export function moveById<T extends Identified>(list: readonly T[], id: number, by: -1 | 1): readonly T[] {
  const from = list.findIndex((item) => item.id === id);
  const item = list[from];
  const other = list[from + by];
  if (item === undefined || other === undefined) return list;
  return replaceAt(replaceAt(list, from, other), from + by, item);
}

export function insertAfter<T extends Identified>(list: readonly T[], id: number, added: T): readonly T[] {
  return insertAt(list, list.findIndex((item) => item.id === id) + 1, added);
}

/** Returns the same object if the patch changes nothing. */
export function patched<T extends object>(item: T, patch: NoInfer<Partial<T>>): T {
  const isNews = Object.entries(patch).some(([key, value]) => !Object.is(Reflect.get(item, key), value));
  return isNews ? { ...item, ...patch } : item;
}
