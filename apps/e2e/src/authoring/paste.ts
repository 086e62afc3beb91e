import type { Locator } from '@playwright/test';

/** The clipboard of another program: a text for each MIME type. */
export type Copied = Readonly<Record<string, string>>;

export const paste = (into: Locator, copied: Copied): Promise<void> => into.evaluate(pasteInto, copied);

/** Runs in the page, so that it may use nothing of this module. */
export function pasteInto(element: Element, copied: Copied): void {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(copied)) clipboardData.setData(type, value);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox gives an event that a script has made an empty clipboard, whatever the script asks for.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  element.dispatchEvent(event);
}
