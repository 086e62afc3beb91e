import { SignInPage } from '../src/pages/sign-in-page.ts';
import { expect, test } from '../src/test.ts';

test.describe('signing in', () => {
  test('opens the home page, and stays after a reload', { tag: '@phone' }, async ({ page, learner }) => {
    await page.goto('/');
    await new SignInPage(page).signIn(learner);
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { name: "IELTS 6.5 - Let's get it!" })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/home');
  });

  test('says what is wrong with a wrong password, and keeps the username', async ({ page, learner }) => {
    await page.goto('/login');
    const screen = new SignInPage(page);
    await screen.signIn({ ...learner, password: 'not the password' });
    await expect(screen.warning).toContainText('Invalid login credentials.');
    await expect(screen.username).toHaveValue(learner.email);
    await screen.signIn(learner);
    await expect(page).toHaveURL('/home');
  });

  test('comes back to the page that was asked for', async ({ page, learner }) => {
    await page.goto('/practice/listening');
    await new SignInPage(page).signIn(learner);
    await expect(page).toHaveURL('/practice/listening');
    await expect(page.getByRole('heading', { name: 'Listening Tests' })).toBeVisible();
  });

  test('works by keyboard alone, and shows the password on request', async ({ page, learner }) => {
    await page.goto('/login');
    const screen = new SignInPage(page);
    await screen.username.focus();
    await page.keyboard.type(learner.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(learner.password);
    await expect(screen.password).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(screen.password).toHaveAttribute('type', 'text');
    await screen.password.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
  });

  test('ends with Logout, and the token is worth nothing afterwards', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    await page.goto('/home');
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    const answer = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  });
});
