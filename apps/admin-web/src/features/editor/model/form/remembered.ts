/** Makes each thing once: the same object gives the same result, so that what is drawn from it is drawn once. */
export function remembered<From extends object, To extends object>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const result = made.get(from) ?? make(from);
    made.set(from, result);
    return result;
  };
}
