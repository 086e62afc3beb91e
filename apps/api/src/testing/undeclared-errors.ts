const undeclared: string[] = [];

export function noteUndeclared(call: string, code: string): void {
  undeclared.push(`${call}: ${code}`);
}

/** What was answered since this was last asked, and is not in the table of routes. */
export function takeUndeclared(): readonly string[] {
  return undeclared.splice(0);
}
