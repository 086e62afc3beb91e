/** A field of a history entry's state. Entries outlive the code that wrote them, so the state may be anything. */
export function entryField(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
}

/** A text among them; null for anything else. */
export function entryText(state: unknown, key: string): string | null {
  const value = entryField(state, key);
  return typeof value === 'string' ? value : null;
}
