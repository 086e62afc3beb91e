import type { Page } from '@playwright/test';
import { connect, practicePath } from '../src/api.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test, type Account } from '../src/test.ts';

const tokens = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('auth_token') !== null,
    session: sessionStorage.getItem('auth_token') !== null,
  }));

test.describe('a session', () => {
  test('lasts as long as its tab, and longer with Remember me', async ({ page, context, learner }) => {
    const signIn = new SignInPage(page);
    await page.goto('/login');
    await signIn.signIn(learner);
    await expect(page).toHaveURL('/home');
    expect(await tokens(page)).toEqual({ local: false, session: true });
    const second = await context.newPage();
    await second.goto('/home');
    await expect(second).toHaveURL('/login');

    await second.getByRole('checkbox', { name: 'Remember me' }).check();
    await new SignInPage(second).signIn(learner);
    await expect(second).toHaveURL('/home');
    expect(await tokens(second)).toEqual({ local: true, session: false });
    const third = await context.newPage();
    await third.goto('/login');
    await expect(third).toHaveURL('/home');
  });

  test('ends with Logout even if the server cannot be reached', async ({ page, learner, signIn }) => {
    await signIn(page, learner);
    await page.goto('/practice/reading');
    await page.route('**/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await tokens(page)).toEqual({ local: false, session: false });
    await page.goto('/home');
    await expect(page).toHaveURL('/login');
  });

  test('that ends elsewhere during a test leads back to it after sign-in, with the typed answers @main', async ({
    page,
    admin,
    learner,
    signIn,
  }) => {
    const content = samplePart('reading-1', 1);
    const blank = content.groups.find(({ type }) => type === 'FILL_BLANKS')?.questions[0]?.number ?? 0;
    const path = await practicePath(admin, 'reading', content.title);
    await signIn(page, learner);
    await page.goto(path);
    const attempt = new AttemptPage(page);
    await expect(attempt.saveStatus).toHaveText('Saved');
    const password = await changePasswordElsewhere(learner);

    await attempt.blank(blank).fill('typed before the end');
    const screen = new SignInPage(page);
    await expect(screen.warning).toHaveText('Your session has ended. Please sign in again.');
    await expect(page).toHaveURL('/login');
    expect(await tokens(page)).toEqual({ local: false, session: false });

    await screen.signIn({ ...learner, password });
    await expect(page).toHaveURL(path);
    await expect(attempt.blank(blank)).toHaveValue('typed before the end');
    await expect(attempt.saveStatus).toHaveText('Saved');
  });

  test('of a disabled or expired account ends, and the reason is shown only after the right password', async ({
    page,
    admin,
    learner,
    signIn,
  }) => {
    const users = await admin.client.call('GET /api/users', {});
    const id = users.find(({ email }) => email === learner.email)?.id ?? '';
    const setStatus = (status: 'active' | 'disabled') =>
      admin.client.call('PUT /api/users/:id/status', { params: { id }, body: { status } });
    const setExpiry = (expires_at: string | null) =>
      admin.client.call('PUT /api/users/:id', { params: { id }, body: { expires_at } });
    await signIn(page, learner);
    // A pending call would end the session before the link is pressed.
    await page.goto('/practice/reading?part=2', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Reading Tests' })).toBeVisible();

    await setStatus('disabled');
    await page.getByRole('link', { name: 'Listening Tests' }).click();
    const screen = new SignInPage(page);
    await expect(screen.warning).toHaveText('Your session has ended. Please sign in again.');
    await screen.signIn({ ...learner, password: 'not the password' });
    await expect(screen.warning).toHaveText('Invalid login credentials.');
    await screen.signIn(learner);
    await expect(screen.warning).toHaveText('Your account has been disabled. Please ask an administrator.');

    await setStatus('active');
    await setExpiry('2020-01-31');
    await screen.signIn({ ...learner, password: 'not the password' });
    await expect(screen.warning).toHaveText('Invalid login credentials.');
    await screen.signIn(learner);
    await expect(screen.warning).toHaveText('Your account has expired. Please ask an administrator.');

    await setExpiry(null);
    await screen.signIn(learner);
    await expect(page).toHaveURL('/practice/listening');
    await expect(page.getByRole('heading', { name: 'Listening Tests' })).toBeVisible();
  });
});

/** Changes the password on another device, which ends all other sessions. */
async function changePasswordElsewhere({ email, password }: Account): Promise<string> {
  const elsewhere = connect();
  await elsewhere.signIn({ email, password });
  const next = 'a noisy library';
  await elsewhere.client.call('POST /api/password/change', {
    body: { username: email, current_password: password, password: next, password_confirmation: next },
  });
  return next;
}
