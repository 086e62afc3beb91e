/** Memoises a function by object, so that equal input does not rerender. */
export function remembered<From extends object, To extends object>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const result = made.get(from) ?? make(from);
    made.set(from, result);
    return result;
  };
}
