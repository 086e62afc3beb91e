import type { Page } from '@playwright/test';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { ADMIN, expect, test, type Account } from '../src/test.ts';

async function signInOn(page: Page, account: Pick<Account, 'email' | 'password'>, at: string): Promise<void> {
  await page.goto(at);
  await new SignInPage(page).signIn(account);
}

const devices = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const isSignedOut = async (page: Page) => {
  await page.reload();
  await expect(new SignInPage(page).password).toBeVisible();
};

test.describe('the devices of an account', () => {
  test(
    'sign out the other browser, then every browser [D177]',
    { tag: '@phone' },
    async ({ page, browser, learner, expectAccessible }) => {
      const context = await browser.newContext();
      const other = await context.newPage();
      await signInOn(other, learner, '/');
      await expect(other).toHaveURL('/home');
      await signInOn(page, learner, '/');
      await expect(page).toHaveURL('/home');
      await page.getByRole('button', { name: /account menu/ }).click();
      await page.getByRole('link', { name: 'Devices' }).click();
      await expect(page).toHaveURL('/devices');
      await expect(devices(page)).toHaveCount(2);
      await expect(devices(page).first()).toContainText('This device');
      await expectAccessible(page);
      // With the keyboard.
      await page
        .getByRole('button', { name: /^Sign out .+/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Signed out: /)).toBeFocused();
      await expect(devices(page)).toHaveCount(1);
      await isSignedOut(other);
      await new SignInPage(other).signIn(learner);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
      await expect(new SignInPage(page).password).toBeVisible();
      await isSignedOut(other);
      await context.close();
    },
  );

  test('of an administrator are linked from the header of the console', async ({ page, expectAccessible }) => {
    await signInOn(page, ADMIN, '/admin/');
    await page.getByRole('link', { name: 'Devices' }).click();
    await expect(page).toHaveURL('/admin/devices');
    await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
    await expectAccessible(page);
  });
});
