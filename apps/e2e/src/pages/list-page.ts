import type { Locator, Page } from '@playwright/test';

/** A practice list of tests or of tasks. */
export class ListPage {
  readonly page: Page;
  readonly search: Locator;
  readonly sort: Locator;
  readonly parts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search by title' });
    this.sort = page.getByRole('combobox', { name: 'Sort by' });
    this.parts = page.getByRole('navigation', { name: 'Parts' });
  }

  /** The titles of a Reading or Listening list. */
  get titles(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }

  /** The rows of a Writing or Speaking list. */
  get tasks(): Locator {
    return this.page.getByRole('region', { name: 'Tests' }).getByRole('listitem');
  }

  task(title: string): Locator {
    return this.tasks.getByRole('button', { name: new RegExp(`^${title} (Locked )?Part`) });
  }

  pageButton(number: number): Locator {
    return this.page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: `Page ${number}` });
  }

  part(label: string): Locator {
    return this.parts.getByRole('link', { name: label, exact: true });
  }

  action(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  get unlockDialog(): UnlockDialog {
    return new UnlockDialog(this.page.getByRole('dialog', { name: 'This test is locked' }));
  }
}

class UnlockDialog {
  readonly root: Locator;

  constructor(root: Locator) {
    this.root = root;
  }

  async enter(password: string): Promise<void> {
    await this.root.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.root.getByRole('button', { name: 'Open test' }).click();
  }

  async cancel(): Promise<void> {
    await this.root.getByRole('button', { name: 'Cancel' }).click();
  }
}
