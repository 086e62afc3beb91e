interface Placed {
  readonly id: number;
  /** What it is in. */
  readonly owner: number;
}

export interface ListDifference<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  /** As it was before; null: nothing moved, or more than one. */
  readonly moved: T | null;
}

/** What happened to a list, all its owners' items one after the other. Moves are looked for only where nothing came or went. */
export function listDifference<T extends Placed>(before: readonly T[], after: readonly T[]): ListDifference<T> {
  const had = new Map(before.map((item) => [item.id, item]));
  const has = new Set(after.map((item) => item.id));
  const added = after.filter((item) => !had.has(item.id));
  const removed = before.filter((item) => !has.has(item.id));
  if (added.length > 0 || removed.length > 0) return { added, removed, moved: null };
  const rehomed = after.find((item) => had.get(item.id)?.owner !== item.owner);
  const moved = rehomed?.id ?? movedWithin(before, after);
  return { added, removed, moved: (moved === null ? undefined : had.get(moved)) ?? null };
}

function movedWithin(before: readonly Placed[], after: readonly Placed[]): number | null {
  const at = after.findIndex((item, index) => item.id !== before[index]?.id);
  const candidates = [after[at]?.id, before[at]?.id].filter((id) => id !== undefined);
  const isMove = (id: number) => {
    const rest = before.filter((item) => item.id !== id);
    return after.filter((item) => item.id !== id).every((item, index) => item.id === rest[index]?.id);
  };
  return candidates.find(isMove) ?? candidates[0] ?? null;
}
