import type { Browser } from '@playwright/test';

/**
 * Makes `fill` type characters over WebDriver BiDi. Playwright's own `fill` sets `value` by script there, and React overwrites it, because
 * it takes the value for its own.
 */
export function typeNatively(browser: Browser): void {
  browser.on('context', (context) => {
    void context.addInitScript(() => {
      Object.defineProperty(globalThis, '__pw_bidiInsertText', {
        get: () => (text: string) => void document.execCommand('insertText', false, text),
        set() {
          // Playwright assigns its own function later, which is ignored.
        },
      });
    });
  });
}
