import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../src/api.ts';
import { AccountForm } from '../src/pages/account-form.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { outboxFolder } from '../src/product.ts';
import { ADMIN, expect, test, type Account } from '../src/test.ts';

const canSignIn = (account: Pick<Account, 'email' | 'password'>) =>
  connect()
    .signIn(account)
    .then(
      () => true,
      () => false,
    );

test.describe('adding an account', () => {
  const NEWCOMER = { 'First name': 'Lan', 'Last name': 'Vu', Password: 'a quiet library' };

  test(
    'is for an administrator, who stays signed in [L2-21 L2-22 L2-23 L2-24 L2-42 L8-10 L8-13 A6-2]',
    { tag: '@phone' },
    async ({ page, signIn, learner, expectAccessible }) => {
      const email = `lan-${learner.email}`;
      await signIn(page, ADMIN);
      await page.goto('/home');
      await page.getByRole('button', { name: /account menu/ }).click();
      await page.getByRole('link', { name: 'Add User' }).click();
      await expect(page).toHaveURL('/register');
      const form = new AccountForm(page);
      await form.send({ ...NEWCOMER, Email: learner.email }, 'Sign Up');
      await expect(form.problem).toHaveText('There is already an account with this email address.');
      await expectAccessible(page);
      await form.send({ Email: email }, 'Sign Up');
      await expect(form.success).toHaveText('Register successful.');
      await expect(form.problem).toHaveCount(0);
      expect(await canSignIn({ email, password: NEWCOMER.Password })).toBe(true);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/practice/reading');
      await page.getByRole('button', { name: 'DA, account menu of Demo Administrator' }).click();
    },
  );

  test('is refused to a learner and to a guest', async ({ page, learner, signIn }) => {
    const form = new AccountForm(page);
    const tryIt = async () => {
      await page.goto('/register');
      await form.send({ ...NEWCOMER, Email: `lan-${learner.email}` }, 'Sign Up');
      await expect(form.problem).toHaveText('Sign-up is closed. Please ask an administrator for an account.');
    };
    await tryIt();
    await signIn(page, learner);
    await tryIt();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await canSignIn({ email: `lan-${learner.email}`, password: NEWCOMER.Password })).toBe(false);
  });
});

test.describe('changing the password', () => {
  const NEXT = 'a noisy library';
  const change = ({ email, password }: Account) => ({
    Username: email,
    'Old Password': password,
    'New Password': NEXT,
  });

  test(
    'when signed in leads to the home page and ends the other sessions [L2-31 L3-5 L8-14]',
    { tag: ['@phone', '@main'] },
    async ({ page, learner, signIn }) => {
      const elsewhere = connect();
      await elsewhere.signIn(learner);
      await signIn(page, learner);
      await page.goto('/home');
      await page.getByRole('button', { name: /account menu/ }).click();
      await page.getByRole('link', { name: 'Change Password' }).click();
      const form = new AccountForm(page);
      await form.send({ ...change(learner), 'Old Password': 'not the old one' }, 'Update Password');
      await expect(form.problem).toHaveText('The old password is incorrect.');
      await form.send(change(learner), 'Update Password');
      await expect(form.success).toHaveText('Password changed successfully!');
      await expect(page).toHaveURL('/');
      await page.goto('/practice/reading');
      await expect(page.getByRole('heading', { name: 'Reading Tests' })).toBeVisible();
      await expect(elsewhere.client.call('GET /api/user', {})).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await canSignIn(learner)).toBe(false);
      expect(await canSignIn({ ...learner, password: NEXT })).toBe(true);
    },
  );

  test('when signed out requires the old password and leads to sign-in', async ({ page, learner }) => {
    await page.goto('/change-password');
    const form = new AccountForm(page);
    await form.send({ ...change(learner), 'Old Password': 'not the old one' }, 'Update Password');
    await expect(form.problem).toHaveText('Invalid login credentials.');
    await form.send(change(learner), 'Update Password');
    await expect(form.success).toHaveText('Password changed successfully!');
    await expect(page).toHaveURL('/');
    await new SignInPage(page).signIn({ ...learner, password: NEXT });
    await expect(page).toHaveURL('/home');
  });
});

test.describe('a reset link', () => {
  test('is written to the outbox if no mail server is set [L2-27 L4-10 L8-17]', async ({ page, learner }) => {
    await page.goto('/forgot-password');
    const form = new AccountForm(page);
    await form.send({ Email: learner.email }, 'Send Reset Link');
    await expect(form.success).toHaveText('If an account with that email exists, a password reset link has been sent.');
    const mails = async () => {
      const names = await readdir(outboxFolder()).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(join(outboxFolder(), name), 'utf8')));
      return texts.filter((text) => text.includes(`To: ${learner.email}\n`));
    };
    await expect.poll(mails).toHaveLength(1);
    const [mail = ''] = await mails();
    await page.goto(/http:\S+/.exec(mail)?.[0] ?? '');
    await form.send({ 'New Password': 'reset by mail', 'Confirm New Password': 'reset by mail' }, 'Reset Password');
    await expect(form.success).toHaveText(/^Your password has been reset successfully!/);
    expect(await canSignIn({ ...learner, password: 'reset by mail' })).toBe(true);

    await page.goto('/forgot-password');
    await form.send({ Email: learner.email }, 'Send Reset Link');
    await expect(form.problem).toHaveText(/^Too many attempts\. Please try again in \d+ seconds\.$/);
  });

  test('without its token or email is refused when it is opened [L2-30 L8-19 D8]', async ({ page }) => {
    for (const query of ['', '?token=t', '?email=mai%40example.com']) {
      await page.goto(`/reset-password${query}`);
      const form = new AccountForm(page);
      await expect(form.problem).toHaveText('Invalid or expired reset link. Please try again.');
      await expect(form.button('Reset Password')).toBeDisabled();
    }
    await page.getByRole('link', { name: 'Back to Sign in' }).click();
    await expect(page).toHaveURL('/login');
  });
});
