import { connect } from '../src/api.ts';
import { startMailServer, type MailServer } from '../src/mail-server.ts';
import { startOwnProduct, type OwnProduct } from '../src/own-product.ts';
import { AccountForm } from '../src/pages/account-form.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { expect, test } from '../src/test.ts';

const NEUTRAL = 'If an account with that email exists, a password reset link has been sent.';

test.describe('with SMTP and open registration', () => {
  // All tests run in one worker and share a product.
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

  const mailsTo = async (email: string) => (await mail.received()).filter(({ to }) => to.includes(email));
  const linkTo = async (email: string, count = 1) => {
    await expect.poll(() => mailsTo(email)).toHaveLength(count);
    return /http:\S+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
  };

  /** Signs a new account up and confirms it by its mail. It has a session on another device. */
  async function newcomer(email: string) {
    const elsewhere = connect(product.url);
    const account = { firstName: 'Mai', lastName: 'Tran', email, password: 'the first password' };
    await elsewhere.client.call('GET /sanctum/csrf-cookie', {});
    await elsewhere.client.call('POST /api/register', { body: account });
    const query = new URL(await linkTo(email)).searchParams;
    const link = { token: query.get('token') ?? '', email: query.get('email') ?? '' };
    await elsewhere.client.call('POST /api/confirm-email', { body: { ...link, password: account.password } });
    await elsewhere.signIn(account);
    return { account, elsewhere };
  }

  test('a new learner signs up, confirms the address by the link in the mail, and continues to the tests [D144] @main', async ({
    page,
    request,
  }) => {
    const email = 'lan+ielts@example.com';
    await page.goto(`${product.url}/register`);
    const form = new AccountForm(page);
    const fields = { 'First name': 'Lan', 'Last name': 'Vu', Email: email, Password: 'a quiet library' };
    await form.send(fields, 'Sign Up');
    await expect(form.success).toContainText('Register successful.');
    await expect(form.success).toContainText(`We have sent an email to ${email}.`);
    const signIn = new SignInPage(page);
    await page.goto(`${product.url}/login`);
    await signIn.signIn({ email, password: fields.Password });
    await expect(signIn.warning).toContainText('Invalid login credentials. If you have just signed up, open the link');

    const link = await linkTo(email);
    // A mail scanner opens the link before the reader, with several kinds of requests.
    for (const accept of ['*/*', 'application/json', 'text/html', ''])
      for (const method of ['GET', 'HEAD'])
        expect((await request.fetch(link, { method, headers: { accept } })).status()).toBe(200);
    // A mail gateway may encode the query again.
    await page.goto(link.replaceAll('%', '%25'));
    await form.send({ Password: 'another library' }, 'Confirm and sign in');
    await expect(form.problem).toHaveText('This is not the password that you chose when you signed up.');
    await form.send({ Password: fields.Password }, 'Confirm and sign in');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('button', { name: 'LV, account menu of Lan Vu' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'LV, account menu of Lan Vu' })).toBeVisible();
  });

  test('signing up with the address of another account changes nothing there, and its owner gets a mail [D141]', async ({
    page,
  }) => {
    const { account, elsewhere } = await newcomer('hoa@example.com');
    await page.goto(`${product.url}/register`);
    const form = new AccountForm(page);
    const fields = { 'First name': 'Eve', 'Last name': 'X', Email: 'HOA@example.com', Password: 'not of the owner' };
    await form.send(fields, 'Sign Up');
    await expect(form.success).toContainText('Register successful.');
    await expect.poll(() => mailsTo(account.email)).toHaveLength(2);
    expect((await mailsTo(account.email)).at(-1)?.subject).toBe('You already have a Bandwise account');
    const signIn = new SignInPage(page);
    await page.goto(`${product.url}/login`);
    await signIn.signIn({ email: account.email, password: fields.Password });
    await expect(signIn.warning).toContainText('Invalid login credentials.');
    expect(await elsewhere.client.call('GET /api/user', {})).toMatchObject({ firstName: 'Mai' });
  });

  test('a forgotten password is reset by the link in the mail @main', async ({ page }) => {
    const { account, elsewhere } = await newcomer('mai@example.com');
    const form = new AccountForm(page);
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(`${product.url}/forgot-password`);
    await form.send({ Email: 'Mai@Example.com' }, 'Send Reset Link');
    await expect(form.success).toHaveText(NEUTRAL);

    await expect.poll(() => mailsTo(account.email)).toHaveLength(2);
    const received = (await mailsTo(account.email)).at(-1);
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

  test('an unknown address gets the same response as a known one, and no mail', async ({ page }) => {
    const { account } = await newcomer('linh@example.com');
    const form = new AccountForm(page);
    const before = (await mail.received()).length;
    for (const email of ['nobody@example.com', account.email]) {
      await page.goto(`${product.url}/forgot-password`);
      await form.send({ Email: email }, 'Send Reset Link');
      await expect(form.success).toHaveText(NEUTRAL);
    }
    // The known address was requested last, so a mail to the other address would have arrived before its mail.
    await expect.poll(() => mailsTo(account.email)).toHaveLength(2);
    expect((await mail.received()).slice(before).flatMap(({ to }) => to)).toEqual([account.email]);
  });
});
