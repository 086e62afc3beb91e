import type { Locator, Page } from '@playwright/test';

/** The page My progress. */
export class ProgressPage {
  private readonly page: Page;
  readonly heading: Locator;
  readonly none: Locator;
  readonly tests: Locator;
  readonly older: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'My progress', level: 1 });
    this.none = page.getByText('No results yet');
    this.tests = page.getByRole('table', { name: 'Your tests' }).getByRole('rowheader');
    this.older = page.getByRole('button', { name: 'Show older tests' });
  }

  /** Opens the page from the menu of the learner's initials. */
  async open(): Promise<void> {
    await this.page.goto('/home');
    await this.page.getByRole('button', { name: /account menu of/ }).click();
    // Home has such a link too if there are results.
    await this.page.getByRole('banner').getByRole('link', { name: 'My progress' }).click();
  }

  /** The figure beside a name on the card of a skill. */
  figure(skill: string, name: string): Locator {
    const term = this.page
      .getByRole('region', { name: skill, exact: true })
      .getByRole('term')
      .filter({ hasText: name });
    return term.locator('xpath=following-sibling::dd[1]');
  }

  questionType(name: string): Locator {
    return this.page.getByRole('region', { name: 'Question types' }).getByRole('listitem').filter({ hasText: name });
  }

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: title, exact: true }) });
  }

  review(title: string): Locator {
    return this.row(title).getByRole('link', { name: /^Review/ });
  }

  continue(title: string): Locator {
    return this.row(title).getByRole('link', { name: /^Continue/ });
  }
}
