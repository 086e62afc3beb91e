import { expect, type Locator, type Page } from '@playwright/test';

const TABS_MAX = 120;

/** Presses Tab, or Shift+Tab, until the target has the focus, as a user without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Moves the focus from a field of a question to one of the question's buttons, which Tab skips. */
export async function toolTo(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Alt+F10');
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  await expect(target).toBeFocused();
}

/** Waits until a menu or dialog that has just opened has the focus, because a key pressed before that goes elsewhere. */
export async function focusIn(opened: Locator): Promise<void> {
  await expect(opened.locator(':focus')).toHaveCount(1);
}
