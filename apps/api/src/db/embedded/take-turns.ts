/** Serialises callers. @returns a function that resolves when it is the caller's turn, with a function that ends the turn. */
export function takeTurns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
