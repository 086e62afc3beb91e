/** What some tokens read as, and how many they are. */
export interface Reading {
  readonly text: string;
  readonly length: number;
}

/** Puts what is read for the tokens it was read from; `read` is asked at every token that is not taken yet. */
export function rewrite(
  tokens: readonly string[],
  read: (tokens: readonly string[], at: number) => Reading | null,
): readonly string[] {
  const out: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const reading = read(tokens, at);
    out.push(reading?.text ?? tokens[at] ?? '');
    at += reading?.length ?? 1;
  }
  return out;
}
