/** Global, because the page has one focus. */
let isLed = false;

/** Whether the editor moved the focus and the author has not typed or clicked since. */
export function wasLed(): boolean {
  return isLed;
}

export function setLed(led: boolean): void {
  isLed = led;
}
