/** Each address once, as a list or a mail program's line has them: `Mai Tran <mai@example.com>; …`. */
export function emailsIn(typed: string): string[] {
  const entries = typed.split(/[\n,;]+/).map((entry) => /<([^<>]+)>\s*$/.exec(entry)?.[1] ?? entry);
  return [
    ...new Map(
      entries
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map((email) => [email.toLowerCase(), email]),
    ).values(),
  ];
}
