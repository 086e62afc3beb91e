const undeclared: string[] = [];

export function noteUndeclared(call: string, code: string): void {
  undeclared.push(`${call}: ${code}`);
}

/** Errors returned since the last call that the table of routes lacks. */
export function takeUndeclared(): readonly string[] {
  return undeclared.splice(0);
}
