/** Neither pane is ever narrower, in CSS pixels (L:2). */
export const MIN_PANE = 300;
export const DIVIDER_STEP = 24;

/** The left pane's width, kept so that both panes have their minimum; half each where both cannot. */
export function clampDivider(left: number, total: number): number {
  if (total < 2 * MIN_PANE) return total / 2;
  return Math.min(Math.max(left, MIN_PANE), total - MIN_PANE);
}

/** Where a key takes the divider; null for a key that does not move it. */
export function dividerAfterKey(key: string, left: number, total: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return clampDivider(left - DIVIDER_STEP, total);
    case 'ArrowRight':
      return clampDivider(left + DIVIDER_STEP, total);
    case 'Home':
      return clampDivider(0, total);
    case 'End':
      return clampDivider(total, total);
    default:
      return null;
  }
}
