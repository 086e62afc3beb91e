/** Neither pane is ever narrower, in CSS pixels (learner specification, section 2). */
export const MIN_PANE = 300;

/**
 * How much of the whole width each pane has once the divider after pane `divider` has moved by so many pixels, or as far
 * as the panes on both its sides let it.
 */
export function moveDivider(widths: readonly number[], divider: number, by: number): number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const before = widths[divider] ?? 0;
  const after = widths[divider + 1] ?? 0;
  const moved = Math.max(MIN_PANE - before, Math.min(by, after - MIN_PANE));
  const now = widths.map((width, index) =>
    index === divider ? width + moved : index === divider + 1 ? width - moved : width,
  );
  return now.map((width) => width / whole);
}
