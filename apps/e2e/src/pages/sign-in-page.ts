import type { Locator, Page } from '@playwright/test';

export class SignInPage {
  private readonly page: Page;
  readonly warning: Locator;

  constructor(page: Page) {
    this.page = page;
    this.warning = page.getByRole('alert');
  }

  get username(): Locator {
    return this.page.getByRole('textbox', { name: 'Username', exact: true });
  }

  get password(): Locator {
    return this.page.getByRole('textbox', { name: 'Password', exact: true });
  }

  async signIn(account: { email: string; password: string }): Promise<void> {
    await this.username.fill(account.email);
    await this.password.fill(account.password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
}
