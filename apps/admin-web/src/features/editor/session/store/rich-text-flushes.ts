/** Hands over what was typed into rich-text fields a moment ago. */
export interface RichTextFlushes {
  /** @returns a function that takes the field off the list. */
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
