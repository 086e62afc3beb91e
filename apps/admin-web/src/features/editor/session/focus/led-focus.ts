/** There is one focus, and so one answer for the whole page. */
let isLed = false;

/** The editor has moved the focus; its author has neither typed nor pressed anything since. */
export function wasLed(): boolean {
  return isLed;
}

export function setLed(led: boolean): void {
  isLed = led;
}
