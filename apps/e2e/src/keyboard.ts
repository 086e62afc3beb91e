import { expect, type Locator, type Page } from '@playwright/test';

const TABS_MAX = 120;

/** Presses Tab, or Shift+Tab, until the focus is where it should be: there is no other way for those without a mouse. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Goes from a field of a question to one of the question's buttons, which Tab passes by. */
export async function toolTo(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Alt+F10');
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  await expect(target).toBeFocused();
}

/** Waits until the focus is inside, where a menu or dialog that has just opened takes it: a key pressed before goes elsewhere. */
export async function focusIn(opened: Locator): Promise<void> {
  await expect(opened.locator(':focus')).toHaveCount(1);
}
