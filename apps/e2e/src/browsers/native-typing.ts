import type { Browser } from '@playwright/test';

/**
 * Lets `fill` type as a person does where Playwright speaks WebDriver BiDi. Its own stand-in for typing sets `value` by script,
 * which React takes for its own doing and forgets.
 */
export function typeNatively(browser: Browser): void {
  browser.on('context', (context) => {
    void context.addInitScript(() => {
      Object.defineProperty(globalThis, '__pw_bidiInsertText', {
        get: () => (text: string) => void document.execCommand('insertText', false, text),
        set() {
          // Playwright puts its own here later.
        },
      });
    });
  });
}
