import type { Browser, Page, TestInfo } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { focusIn } from '../src/keyboard.ts';
import { UsersPage } from '../src/pages/users-page.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const PASSWORD = 'a quiet library';

interface User {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

type Three = readonly [User, User, User];

/** Users with a unique last name, so that other journeys' searches do not find them. */
async function addUsers(admin: Api, info: TestInfo): Promise<{ lastName: string; users: Three }> {
  const lastName = `No${info.workerIndex}x${info.testId.replace(/\W/g, '')}x${info.repeatEachIndex}${info.project.name}`;
  const add = async (firstName: string): Promise<User> => {
    const account = { firstName, lastName, email: `${firstName}.${lastName}@example.com`, password: PASSWORD };
    await admin.client.call('POST /api/register', { body: account });
    return { name: `${firstName} ${lastName}`, email: account.email, password: PASSWORD };
  };
  return { lastName, users: [await add('Anh'), await add('Binh'), await add('Cuc')] };
}

async function openFor(page: Page, lastName: string): Promise<UsersPage> {
  const screen = new UsersPage(page);
  await screen.open();
  await screen.search.fill(lastName);
  await expect(screen.names).toHaveCount(3);
  return screen;
}

/** Opens a browser in which the user is signed in. */
async function openLearner(browser: Browser, signIn: (page: Page, who: User) => Promise<void>, user: User) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, user);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: "IELTS 6.5 - Let's get it!" })).toBeVisible();
  return page;
}

/** Expects that a signed-in user is signed out, and sees the reason after the right password. */
async function expectShutOut(page: Page, user: User, reason: string): Promise<void> {
  await page.goto('/practice/reading');
  const signInPage = new SignInPage(page);
  await signInPage.signIn(user);
  await expect(signInPage.warning).toContainText(reason);
}

async function expectLetIn(page: Page, user: User): Promise<void> {
  await new SignInPage(page).signIn(user);
  await expect(page).toHaveURL(/\/practice\/reading$|\/home$/);
}

test.describe('one user', () => {
  test(
    'is disabled, sees the reason, and is enabled again [A2-73]',
    { tag: ['@phone', '@main'] },
    async ({ page, admin, signIn, browser }) => {
      const { lastName, users } = await addUsers(admin, test.info());
      const [user] = users;
      const learner = await openLearner(browser, signIn, user);
      await signIn(page, ADMIN);
      const screen = await openFor(page, lastName);
      await screen.act(user.name, 'Disable');
      await expect(screen.toast('Success', 'User status updated successfully.')).toBeVisible();
      await expect(screen.row(user.name)).toContainText('Disabled');
      await expectShutOut(learner, user, 'Your account has been disabled. Please ask an administrator.');

      await screen.act(user.name, 'Enable');
      await expect(screen.row(user.name)).toContainText('Active');
      await expectLetIn(learner, user);
    },
  );

  test('gets an expiry, which ends the access on its day, and is cleared [A2-74]', async ({
    page,
    admin,
    signIn,
    browser,
    expectAccessible,
  }) => {
    const { lastName, users } = await addUsers(admin, test.info());
    const [, user] = users;
    const learner = await openLearner(browser, signIn, user);
    await signIn(page, ADMIN);
    const screen = await openFor(page, lastName);
    await expect(screen.row(user.name)).toContainText('Never');
    await screen.act(user.name, 'Set expiry');
    await screen.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(screen.dialog.getByText('Choose a date')).toBeVisible();
    await screen.chooseExpiry('2098-07-31');
    await expect(screen.toast('Success', 'User expiration date updated successfully.')).toBeVisible();
    await expect(screen.row(user.name)).toContainText('31 Jul 2098');
    await learner.reload();
    await expect(learner).toHaveURL('/home');

    await screen.act(user.name, 'Set expiry');
    await expect(screen.dialog.getByLabel('Last day of access')).toHaveValue('2098-07-31');
    await screen.chooseExpiry('2026-01-31');
    await expect(screen.pastExpiry).toContainText(
      `${user.name} will lose access immediately, because 31 Jan 2026 is in the past.`,
    );
    await expectAccessible(page);
    await screen.confirmPastExpiry();
    await expect(screen.row(user.name)).toContainText('31 Jan 2026');
    await expect(screen.row(user.name)).toContainText('Expired');
    await expectShutOut(learner, user, 'Your account has expired. Please ask an administrator.');

    await screen.act(user.name, 'Clear expiry');
    await expect(screen.row(user.name)).toContainText('Never');
    await expectLetIn(learner, user);
  });

  test('is deleted after a confirmation, and can no longer sign in [A2-75]', async ({
    page,
    admin,
    signIn,
    browser,
  }) => {
    const { lastName, users } = await addUsers(admin, test.info());
    const [, , user] = users;
    const learner = await openLearner(browser, signIn, user);
    await signIn(page, ADMIN);
    const screen = await openFor(page, lastName);
    await screen.act(user.name, 'Delete');
    await expect(screen.dialog.getByRole('heading', { name: 'Are you absolutely sure?' })).toBeVisible();
    await expect(screen.dialog).toContainText(
      `${user.name} will lose access immediately. Results are kept without the name, and texts and recordings are deleted. This cannot be undone.`,
    );
    await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(screen.dialog).toBeHidden();
    await expect(screen.names).toHaveCount(3);

    await screen.act(user.name, 'Delete');
    await screen.confirmDeletion();
    await expect(screen.toast('Success', 'User deleted successfully.')).toBeVisible();
    await expect(screen.names).toHaveText(
      users
        .slice(0, 2)
        .map(({ name }) => name)
        .toReversed(),
    );
    await expectShutOut(learner, user, 'Invalid login credentials.');
  });
});

test.describe('several users', () => {
  test(
    'are disabled, enabled, given an expiry, cleared of it and deleted together, and the log has all of it [A2-71 A2-76 A2-77 A4-23 A4-25 A8-21 A8-22 A8-23]',
    { tag: '@phone' },
    async ({ page, admin, signIn, browser }) => {
      const { lastName, users } = await addUsers(admin, test.info());
      const [one, two, three] = users;
      const learner = await openLearner(browser, signIn, two);
      await signIn(page, ADMIN);
      const screen = await openFor(page, lastName);
      const expectDone = async (outcome: string) => {
        await expect(screen.toast('Success', outcome).last()).toBeVisible();
        await expect(screen.selected(2)).toBeHidden();
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      };

      await screen.select(one.name, two.name);
      await expect(screen.selected(2)).toBeVisible();
      await screen.actOnSelection('Disable');
      await expectDone("Selected users' status updated successfully.");
      for (const { name } of [one, two]) await expect(screen.row(name)).toContainText('Disabled');
      await expect(screen.row(three.name)).toContainText('Active');
      await expectShutOut(learner, two, 'Your account has been disabled. Please ask an administrator.');

      await screen.select(one.name, two.name);
      await screen.actOnSelection('Enable');
      await expect(screen.row(two.name)).toContainText('Active');
      await expectLetIn(learner, two);

      await screen.select(one.name, two.name);
      await screen.actOnSelection('Set expiry');
      await screen.chooseExpiry('2026-02-28');
      await expect(screen.pastExpiry).toContainText(
        'The 2 selected users will lose access immediately, because 28 Feb 2026 is in the past.',
      );
      await screen.confirmPastExpiry();
      await expectDone("Selected users' expiration date updated successfully.");
      for (const { name } of [one, two]) await expect(screen.row(name)).toContainText('28 Feb 2026');
      await expectShutOut(learner, two, 'Your account has expired. Please ask an administrator.');

      await screen.select(one.name, two.name);
      await screen.actOnSelection('Clear expiry');
      await expect(screen.row(one.name)).not.toContainText('28 Feb 2026');
      await expectLetIn(learner, two);

      await screen.select(one.name, two.name);
      await screen.actOnSelection('Delete');
      await expect(screen.dialog.getByRole('heading', { name: 'Are you absolutely sure?' })).toBeVisible();
      await expect(screen.dialog).toContainText(
        'The 2 selected users will lose access immediately. Results are kept without the name, and texts and recordings are deleted. This cannot be undone.',
      );
      await screen.confirmDeletion();
      await expectDone('Selected users deleted successfully.');
      await expect(screen.names).toHaveText([three.name]);
      await expectShutOut(learner, two, 'Invalid login credentials.');

      await page.goto('/admin/audit');
      await page.getByRole('textbox', { name: 'Search the audit log' }).fill(two.email);
      const lines = page.getByRole('row').filter({ hasText: two.email });
      const who = `${two.name} (${two.email})`;
      await expect(lines.locator('td:last-child > span')).toHaveText([
        `Demo Administrator deleted ${who}`,
        `Demo Administrator cleared the expiry of ${who}`,
        `Demo Administrator set ${who} to expire on 28 Feb 2026`,
        `Demo Administrator enabled ${who}`,
        `Demo Administrator disabled ${who}`,
        `Demo Administrator added ${who}`,
      ]);
      // The user is deleted, so there is no link.
      await expect(lines.getByRole('link')).toHaveCount(0);
      await expect(lines.first().locator('td:last-child > span')).toBeInViewport({ ratio: 1 });
      const at = await lines.first().locator('time').first().getAttribute('datetime');
      expect(Math.abs(Date.now() - Date.parse(at ?? ''))).toBeLessThan(120_000);

      await page.getByRole('textbox', { name: 'Search the audit log' }).fill(three.email);
      await page.getByRole('link', { name: `${three.name} (${three.email})` }).click();
      await expect(screen.names).toHaveText([three.name]);
    },
  );
});

test('acts on one and on several users by keyboard alone', async ({ page, admin, signIn }) => {
  const { lastName, users } = await addUsers(admin, test.info());
  const [one, two] = users;
  await signIn(page, ADMIN);
  const screen = new UsersPage(page);
  await screen.open();
  await screen.search.focus();
  await page.keyboard.type(lastName);
  await expect(screen.names).toHaveCount(3);

  await screen.page.getByRole('button', { name: `Actions for ${one.name}` }).focus();
  await page.keyboard.press('Enter');
  await focusIn(page.getByRole('menu'));
  // The first item has the focus.
  for (const item of ['Edit', 'Send reset email', 'Export data', 'Disable']) {
    if (item !== 'Edit') await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(screen.row(one.name)).toContainText('Disabled');
  await expect(screen.page.getByRole('button', { name: `Actions for ${one.name}` })).toBeFocused();

  for (const { name } of [one, two]) {
    await screen.checkbox(name).focus();
    await page.keyboard.press('Space');
  }
  await expect(screen.selected(2)).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  for (let tabs = 0; tabs < 40 && !(await remove.evaluate((button) => button === document.activeElement)); tabs += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // Cancel has the focus.
  await expect(screen.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screen.toast('Success', 'Selected users deleted successfully.')).toBeVisible();
  await expect(screen.names).toHaveCount(1);
});

test('shows errors with the message of the server, or else of the catalogue [A8-24 A8-25 A8-26 A8-27 A8-28 A8-29 A8-30]', async ({
  page,
  admin,
  signIn,
}) => {
  const { lastName, users } = await addUsers(admin, test.info());
  const [one, two] = users;
  await signIn(page, ADMIN);
  const screen = await openFor(page, lastName);
  const expectFailure = (message: string) => expect(screen.toast('Error', message)).toBeVisible();

  const { client } = admin;
  const deletedUser = (await client.call('GET /api/users', {})).find(({ email }) => email === two.email);
  await client.call('DELETE /api/users/:id', { params: { id: deletedUser?.id ?? '' } });
  await screen.act(two.name, 'Disable');
  await expectFailure('User not found.');
  await screen.select(one.name, two.name);
  await screen.actOnSelection('Disable');
  await expectFailure('One of the selected users does not exist.');
  // Failed rows stay selected for a retry.
  await expect(screen.selected(2)).toBeVisible();

  await page.route(/\/api\/users\//, (route) => route.abort());
  await screen.actOnSelection('Enable');
  await expectFailure('Failed to update status for selected users.');
  await screen.actOnSelection('Clear expiry');
  await expectFailure('Failed to update expiration date for selected users.');
  await screen.actOnSelection('Delete');
  await screen.confirmDeletion();
  await expectFailure('Failed to delete selected users.');
  await screen.act(one.name, 'Disable');
  await expectFailure('Failed to update user status.');
  await screen.act(one.name, 'Set expiry');
  await screen.chooseExpiry('2099-01-01');
  await expectFailure('Failed to update user.');
  await screen.act(one.name, 'Delete');
  await screen.confirmDeletion();
  await expectFailure('Failed to delete user.');
});

test('adds a user, who can sign in, and says why a user cannot be added @main', async ({
  page,
  admin,
  signIn,
  browser,
}) => {
  const { lastName, users } = await addUsers(admin, test.info());
  const [taken] = users;
  await signIn(page, ADMIN);
  const screen = await openFor(page, lastName);
  await page.getByRole('button', { name: 'Add User' }).click();
  const { dialog } = screen;
  const submit = dialog.getByRole('button', { name: 'Add User' });
  await submit.click();
  for (const field of ['First name', 'Last name', 'Email', 'Password'])
    await expect(dialog.getByText(`${field} is required`)).toBeVisible();

  await dialog.getByLabel('First name').fill('D'.repeat(101));
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(taken.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('First name must be at most 100 characters');
  await dialog.getByLabel('First name').fill('Dao');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(/already/);
  const added = { name: `Dao ${lastName}`, email: `dao.${lastName}@example.com`, password: PASSWORD };
  await dialog.getByLabel('Email').fill(added.email);
  await submit.click();
  await expect(screen.toast('Success', `${added.name} was added.`)).toBeVisible();
  // Newest first.
  await expect(screen.names.first()).toHaveText(added.name);

  const learner = await (await browser.newContext()).newPage();
  await learner.goto('/');
  await expectLetIn(learner, added);
});

test('has ten users per page, sorts, filters and searches, and each change clears the selection [A2-72 A4-26 A9-3]', async ({
  page,
  signIn,
  startProduct,
}) => {
  const product = await startProduct();
  const api = product.connect();
  await api.signIn(ADMIN);
  const add = (firstName: string, lastName: string, email: string) =>
    api.client.call('POST /api/register', { body: { firstName, lastName, email, password: PASSWORD } });
  await add('Lan', 'Hidden', 'lan@example.com');
  for (let count = 1; count <= 10; count += 1) await add(`Hoa${count}`, 'Nguyen', `Flower${count}@example.com`);
  await signIn(page, ADMIN, product.url);
  const screen = new UsersPage(page);
  await screen.open(product.url);
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(page.getByText('Manage and view all registered users in the system')).toBeVisible();
  await expect(screen.names).toHaveText(Array.from({ length: 10 }, (_, index) => `Hoa${10 - index} Nguyen`));
  await expect(page.getByText('Page 1 of 2')).toBeVisible();

  const expectCleared = async () => {
    await expect(page.getByText(/^\d+ selected$/)).toBeHidden();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  };
  await screen.selectAll.check();
  await expect(screen.selected(10)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(screen.names).toHaveCount(4);
  await expectCleared();

  await expect(screen.checkbox('Demo Administrator')).toBeDisabled();
  await expect(screen.row('Demo Administrator').getByRole('button')).toHaveCount(0);
  await expect(screen.row('Demo Administrator')).toContainText('You');
  await screen.selectAll.check();
  await expect(screen.selected(3)).toBeVisible();
  await screen.sort.selectOption('Oldest first');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expectCleared();
  await expect(screen.names.nth(3)).toHaveText('Lan Hidden');

  await screen.select('Lan Hidden');
  await screen.search.fill('FLOWER1');
  await expect(screen.names).toHaveText(['Hoa1 Nguyen', 'Hoa10 Nguyen']);
  await expectCleared();
  await screen.search.fill('hidden');
  await expect(screen.names).toHaveText(['Lan Hidden']);
  await screen.act('Lan Hidden', 'Disable');
  await expect(screen.row('Lan Hidden')).toContainText('Disabled');
  await screen.search.fill('');
  await screen.select('Hoa1 Nguyen');
  await screen.status.selectOption('Disabled');
  await expect(screen.names).toHaveText(['Lan Hidden']);
  await expectCleared();
  await screen.status.selectOption('Active');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(screen.names.filter({ hasText: 'Lan Hidden' })).toHaveCount(0);
  await screen.search.fill('nobody of this name');
  await expect(page.getByText('No users found')).toBeVisible();
});
