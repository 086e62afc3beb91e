import { connect } from '../src/api.ts';
import { startMailServer, type MailServer } from '../src/mail-server.ts';
import { startOwnProduct, type OwnProduct } from '../src/own-product.ts';
import { AccountForm } from '../src/pages/account-form.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { expect, test } from '../src/test.ts';

const NEUTRAL = 'If an account with that email exists, a password reset link has been sent.';

test.describe('where mail goes out by SMTP and registration is open', () => {
  // One product for all of them, in one worker.
  test.describe.configure({ mode: 'default' });
  let mail: MailServer;
  let product: OwnProduct;

  test.beforeAll(async () => {
    mail = await startMailServer();
    product = await startOwnProduct({ SMTP_URL: mail.url, REGISTRATION: 'open' });
  });
  test.afterAll(async () => {
    await product.stop();
    await mail.stop();
  });

  /** An account of the test's own, and a session of it on some other device. */
  async function newcomer(email: string) {
    const elsewhere = connect(product.url);
    const account = { firstName: 'Mai', lastName: 'Tran', email, password: 'the first password' };
    await elsewhere.client.call('GET /sanctum/csrf-cookie', {});
    await elsewhere.client.call('POST /api/register', { body: account });
    await elsewhere.signIn(account);
    return { account, elsewhere };
  }
  const mailsTo = async (email: string) => (await mail.received()).filter(({ to }) => to.includes(email));

  test('a newcomer signs up, is signed in, and goes on to the reading tests', async ({ page }) => {
    await page.goto(`${product.url}/register`);
    const form = new AccountForm(page);
    await form.send(
      { 'First name': 'Lan', 'Last name': 'Vu', Email: 'lan@example.com', Password: 'a quiet library' },
      'Sign Up',
    );
    await expect(form.success).toHaveText('Register successful.');
    await expect(page.getByRole('button', { name: 'LV, account menu of Lan Vu' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${product.url}/practice/reading`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reading Tests' })).toBeVisible();
  });

  test('a forgotten password is reset by the link in the mail, and opens the account again', async ({ page }) => {
    const { account, elsewhere } = await newcomer('mai@example.com');
    const form = new AccountForm(page);
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(`${product.url}/forgot-password`);
    await form.send({ Email: 'Mai@Example.com' }, 'Send Reset Link');
    await expect(form.success).toHaveText(NEUTRAL);

    await expect.poll(() => mailsTo(account.email)).toHaveLength(1);
    const [received] = await mailsTo(account.email);
    expect(received?.subject).toBe('Reset your Bandwise password');
    const link = /http:\S+/.exec(received?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await form.send({ 'New Password': 'the second password', 'Confirm New Password': 'another' }, 'Reset Password');
    await expect(form.problem).toHaveText('Passwords do not match');
    await form.send({ 'Confirm New Password': 'the second password' }, 'Reset Password');
    await expect(form.success).toHaveText('Your password has been reset successfully! Redirecting to login...');
    await expect(page).toHaveURL(/\/login$/);

    const signIn = new SignInPage(page);
    await signIn.signIn(account);
    await expect(signIn.warning).toContainText('Invalid login credentials.');
    await signIn.signIn({ ...account, password: 'the second password' });
    await expect(page).toHaveURL(/\/home$/);
    await expect(elsewhere.client.call('GET /api/user', {})).rejects.toMatchObject({ code: 'unauthenticated' });

    await page.goto(link);
    await form.send(
      { 'New Password': 'the third password', 'Confirm New Password': 'the third password' },
      'Reset Password',
    );
    await expect(form.problem).toHaveText('Invalid or expired reset link. Please try again.');
  });

  test('an unknown address gets the same answer as a known one, and no mail', async ({ page }) => {
    const { account } = await newcomer('linh@example.com');
    const form = new AccountForm(page);
    const before = (await mail.received()).length;
    for (const email of ['nobody@example.com', account.email]) {
      await page.goto(`${product.url}/forgot-password`);
      await form.send({ Email: email }, 'Send Reset Link');
      await expect(form.success).toHaveText(NEUTRAL);
    }
    // The known address was asked for last: when its mail is here, the other one's would be too.
    await expect.poll(() => mailsTo(account.email)).toHaveLength(1);
    expect((await mail.received()).slice(before).flatMap(({ to }) => to)).toEqual([account.email]);
  });
});
