import { connect } from '../src/api.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { expect, test } from '../src/test.ts';

test.describe('signing in', () => {
  test(
    'opens the home page, and stays after a reload [L2-18]',
    { tag: ['@phone', '@main', '@main-firefox'] },
    async ({ page, learner }) => {
      await page.goto('/');
      await new SignInPage(page).signIn(learner);
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { name: "IELTS 6.5 - Let's get it!" })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL('/home');
    },
  );

  test('says what is wrong with a wrong password, and keeps the username [L8-3]', async ({ page, learner }) => {
    await page.goto('/login');
    const screen = new SignInPage(page);
    await screen.signIn({ ...learner, password: 'not the password' });
    await expect(screen.warning).toContainText('Invalid login credentials.');
    await expect(screen.username).toHaveValue(learner.email);
    await screen.signIn(learner);
    await expect(page).toHaveURL('/home');
  });

  test('says how long to wait after too many attempts', async ({ page, learner, expectAccessible }) => {
    const wrong = { ...learner, password: 'not the password' };
    for (let tries = 0; tries < 5; tries += 1)
      await expect(connect().signIn(wrong)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await page.goto('/login');
    const screen = new SignInPage(page);
    const answer = page.waitForResponse('**/api/login');
    await screen.signIn(learner);
    await expect(screen.warning).toHaveText(/^Too many attempts\. Please try again in \d+ seconds\.$/);
    const seconds = (await answer).headers()['retry-after'];
    await expect(screen.warning).toContainText(`in ${seconds} seconds`);
    await expectAccessible(page);
  });

  test('shows its own message if the server sends none', async ({ page, learner }) => {
    await page.goto('/login');
    const screen = new SignInPage(page);
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }));
    await screen.signIn(learner);
    await expect(screen.warning).toHaveText('Username or password is incorrect.');
    await page.route('**/api/login', (route) => route.abort());
    await screen.signIn(learner);
    await expect(screen.warning).toHaveText('An error occurred during login.');
  });

  test('returns to the requested page, even if it does not exist [D32]', async ({ page, learner }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/login');
    await new SignInPage(page).signIn(learner);
    await expect(page).toHaveURL('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('returns to the requested page', async ({ page, learner }) => {
    await page.goto('/practice/listening');
    await new SignInPage(page).signIn(learner);
    await expect(page).toHaveURL('/practice/listening');
    await expect(page.getByRole('heading', { name: 'Listening Tests' })).toBeVisible();
  });

  test('works by keyboard alone, and shows the password on request [L2-14]', async ({ page, learner }) => {
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

  test('ends with Logout, and the token is invalid afterwards @main', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    await page.goto('/home');
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    const answer = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  });
});
