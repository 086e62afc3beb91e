/** Longer than the checks wait for a pause in the typing: what is said then is about what was typed last. */
const DELAY_MS = 200;

/**
 * Acts when the pointer that is down, if one is, has been let go. An error that appeared earlier would move the
 * button from under the click that left the field.
 */
export function afterPress(act: () => void): void {
  const soon = () => setTimeout(act, DELAY_MS);
  if (document.querySelector(':active') === null) soon();
  else window.addEventListener('pointerup', soon, { once: true });
}
