import type { Locator, Page } from '@playwright/test';

/** One of the forms about an account: Sign Up, Forgot Password, Reset Password, Change Password. */
export class AccountForm {
  private readonly page: Page;
  /** The green message. */
  readonly success: Locator;
  /** The red message. */
  readonly problem: Locator;

  constructor(page: Page) {
    this.page = page;
    this.success = page.getByRole('main').getByRole('status');
    this.problem = page.getByRole('main').getByRole('alert');
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Fills the fields by their labels and presses the button. */
  async send(values: Readonly<Record<string, string>>, button: string): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
    await this.button(button).click();
  }
}
