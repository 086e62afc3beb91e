import type { PlacedFinding } from '../../model/findings/placed-finding.ts';
import { fieldIds } from './field-id.ts';
import { setLed } from './led-focus.ts';

const FOCUSABLE =
  'input:not([disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled]), a[href], [contenteditable="true"], [tabindex]';
/** Frames to wait for the target to render. */
const FRAMES = 30;

/** Focuses the first existing element once it is rendered. */
export function focusFirst(ids: readonly string[]): void {
  let frames = 0;
  const attempt = () => {
    const target = ids.map(focusTarget).find((element) => element !== null);
    frames += 1;
    target?.focus({ preventScroll: true });
    // An inert target, such as a form during publishing, refuses the focus for a moment.
    if (target?.contains(document.activeElement)) {
      target.scrollIntoView({ block: 'nearest' });
      setLed(true);
    } else if (frames < FRAMES) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

/** Focuses the field of a finding, or the nearest existing element. */
export function focusPlace(place: Pick<PlacedFinding, 'part' | 'group' | 'question' | 'field'>): void {
  focusFirst(fieldIds(place));
}

function focusTarget(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (element === null || element.matches(':disabled')) return null;
  return element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
}
