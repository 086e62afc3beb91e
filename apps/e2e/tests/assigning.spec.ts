import type { Locator, Page } from '@playwright/test';
import { focusIn, tabTo } from '../src/keyboard.ts';
import { expectOnlyListed, READING, test, WRITING } from '../src/teaching/taught-class.ts';
import { expect } from '../src/test.ts';

/** The most actions that a teacher needs to assign a test from the home page. */
const ACTIONS_MAX = 6;

/** Counts each press of a button, each typed text and each choice as an action. */
class Actions {
  count = 0;
  private readonly page: Page;
  private readonly press: (target: Locator) => Promise<void>;

  constructor(page: Page, by: 'keyboard' | 'mouse') {
    this.page = page;
    this.press = by === 'mouse' ? (target) => target.click() : (target) => this.pressByKeyboard(target);
  }

  async act(target: Locator): Promise<void> {
    this.count += 1;
    await this.press(target);
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.type(text);
  }

  private async pressByKeyboard(target: Locator): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.press('Enter');
  }
}

for (const by of ['mouse', 'keyboard'] as const) {
  test(
    `a teacher assigns a test from the home page in at most ${ACTIONS_MAX} actions, by ${by} [D196]`,
    { tag: by === 'mouse' ? ['@phone'] : ['@desktop-only'] },
    async ({ page, taught, signIn }) => {
      await signIn(page, taught.teacher);
      await page.goto('/admin/');
      const actions = new Actions(page, by);
      await actions.act(page.getByRole('button', { name: `Assign to ${taught.name}` }));
      const dialog = page.getByRole('dialog');
      await focusIn(dialog);
      await expect(dialog.getByRole('searchbox', { name: 'Search tests' })).toBeFocused();
      await actions.type(READING);
      await expectOnlyListed(dialog, { title: READING, other: WRITING });
      await actions.act(dialog.getByRole('button', { name: `Add ${READING}`, exact: true }));
      await actions.act(dialog.getByRole('button', { name: 'Assign', exact: true }));
      await expect(page.getByText(`${READING} was assigned to ${taught.name}.`)).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: taught.name })).toContainText('0 of 3 finished');
      expect(actions.count).toBeLessThanOrEqual(ACTIONS_MAX);
    },
  );
}
