import type { Locator } from '@playwright/test';

/** The content of a clipboard: a text for each MIME type. */
export type Copied = Readonly<Record<string, string>>;

export const paste = (into: Locator, copied: Copied): Promise<void> => into.evaluate(pasteInto, copied);

/** Runs in the page, so it must not use anything of this module. */
export function pasteInto(element: Element, copied: Copied): void {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(copied)) clipboardData.setData(type, value);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // In Firefox, the clipboard of an event that a script has created is empty.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  element.dispatchEvent(event);
}
