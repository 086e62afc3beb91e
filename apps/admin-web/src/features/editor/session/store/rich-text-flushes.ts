/** Flushes recent typing of rich-text fields. */
export interface RichTextFlushes {
  /** @returns a function that unregisters the field. */
  readonly add: (flush: () => void) => () => void;
  readonly flushAll: () => void;
}

export function createRichTextFlushes(): RichTextFlushes {
  const flushes = new Set<() => void>();
  return {
    add(flush) {
      flushes.add(flush);
      return () => flushes.delete(flush);
    },
    flushAll() {
      for (const flush of flushes) flush();
    },
  };
}
