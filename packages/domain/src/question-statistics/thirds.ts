import { addUp, type Cell, type Counted } from './cells.ts';

/** The lowest marks of the upper third, and the highest marks of the lower third. */
export interface Thirds {
  readonly upperFrom: number;
  readonly lowerTo: number;
}

/**
 * Finds the best and the worst third of the attempts. Equal marks stay together; marks on a bound belong to the middle, so the upper
 * and the lower third have at most a third of the attempts each. null: all marks are equal, or there are fewer than three attempts.
 */
export function thirdsOf(sums: readonly Counted[]): Thirds | null {
  const count = addUp(sums, () => 1);
  const most = count / 3;
  const lowest = edge(sums, most);
  const highest = edge([...sums].reverse(), most);
  return lowest === null && highest === null
    ? null
    : { lowerTo: lowest ?? -1, upperFrom: highest ?? Number.MAX_SAFE_INTEGER };
}

/** Returns the last value for which the list up to it is short enough. */
function edge(sums: readonly Counted[], most: number): number | null {
  let passed = 0;
  let last: number | null = null;
  for (const { value, count } of sums) {
    passed += count;
    if (passed > most) break;
    last = value;
  }
  return last;
}

/** The facility index of a question within each third, in percent; null where a third is empty. */
export interface FacilityByThird {
  readonly lower: number | null;
  readonly middle: number | null;
  readonly upper: number | null;
}

export function facilityByThird(total: number, cells: readonly Cell[], thirds: Thirds | null): FacilityByThird {
  const of = (isOf: (cell: Cell) => boolean) => {
    const own = cells.filter(isOf);
    const count = addUp(own, () => 1);
    return count === 0 || total === 0 ? null : (100 * addUp(own, ({ marks }) => marks)) / count / total;
  };
  if (!thirds) return { lower: null, middle: null, upper: null };
  const { lowerTo, upperFrom } = thirds;
  return {
    lower: of(({ sum }) => sum <= lowerTo),
    middle: of(({ sum }) => sum > lowerTo && sum < upperFrom),
    upper: of(({ sum }) => sum >= upperFrom),
  };
}
