import type { Locator, Page } from '@playwright/test';

/** The page User Management. */
export class UsersPage {
  readonly page: Page;
  readonly search: Locator;
  readonly status: Locator;
  readonly sort: Locator;
  readonly names: Locator;
  readonly selectAll: Locator;
  readonly dialog: Locator;
  /** The dialog that confirms an expiry in the past. */
  readonly pastExpiry: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('textbox', { name: 'Search users' });
    this.status = page.getByRole('combobox', { name: 'Status' });
    this.sort = page.getByRole('combobox', { name: 'Sort' });
    this.names = page.getByRole('row').locator('td:nth-child(2) p:first-child');
    this.selectAll = page.getByRole('checkbox', { name: 'Select all users on this page' });
    this.dialog = page.getByRole('dialog');
    this.pastExpiry = page.getByRole('dialog', { name: 'This date is in the past' });
  }

  async open(at = ''): Promise<void> {
    await this.page.goto(`${at}/admin/users`);
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.checkbox(name) });
  }

  checkbox(name: string): Locator {
    return this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  }

  /** The summary of the selected rows, hidden without a selection. */
  selected(count: number): Locator {
    return this.page.getByText(`${count} selected`, { exact: true });
  }

  /** Chooses an action from the menu of a user's row. */
  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  async select(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.checkbox(name).check();
  }

  /** Chooses an action for all selected users. */
  async actOnSelection(action: string): Promise<void> {
    await this.page.getByRole('button', { name: action, exact: true }).click();
  }

  async chooseExpiry(day: string): Promise<void> {
    await this.dialog.getByLabel('Last day of access').fill(day);
    await this.dialog.getByRole('button', { name: 'Save' }).click();
  }

  /** Confirms an expiry that ends the access at once. */
  async confirmPastExpiry(): Promise<void> {
    await this.pastExpiry.getByRole('button', { name: 'End access now' }).click();
  }

  async confirmDeletion(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Delete' }).click();
  }

  /** A notification with its title. */
  toast(title: 'Success' | 'Error', message: string): Locator {
    return this.page
      .getByRole('alert')
      .filter({ has: this.page.getByText(title, { exact: true }) })
      .filter({ has: this.page.getByText(message, { exact: true }) });
  }
}
