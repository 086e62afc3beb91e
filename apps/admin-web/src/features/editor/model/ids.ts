/** Hands out ids that nothing in the form has. */
export interface Ids {
  readonly take: () => number;
  /** The next id to be taken: what the form keeps. */
  readonly next: () => number;
}

export function idsFrom(first: number): Ids {
  let next = first;
  return {
    take() {
      next += 1;
      return next - 1;
    },
    next: () => next,
  };
}
