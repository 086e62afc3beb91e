import { readFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { UsersPage } from '../src/pages/users-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const unique = (info: TestInfo) =>
  `No${info.workerIndex}x${info.testId.replace(/\W/g, '')}x${info.repeatEachIndex}${info.project.name}`;
const csv = (text: string) => ({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'imports users from a file after a preview and a correction, and exports them',
  {
    tag: '@phone',
  },
  async ({ page, signIn, expectAccessible, startProduct }) => {
    const product = await startProduct();
    await signIn(page, ADMIN, product.url);
    const screen = new UsersPage(page);
    await screen.open(product.url);
    await expect(page.getByText('3 users', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import users' });
    await expectAccessible(page);
    const file = dialog.locator('input[type="file"]');
    await file.setInputFiles(csv('First name;Last name;Email\nNguyễn;Đức;duc@example.com\nMai;;mai@example\n'));
    await expect(dialog.getByText('1 new, 0 already users, 1 with problems')).toBeVisible();
    await expect(dialog.getByRole('row').nth(1)).toContainText(
      'Email is “mai@example”: it must be an address such as name@example.com',
    );
    await expect(dialog.getByRole('button', { name: 'Import 1 user' })).toBeEnabled();
    await expectAccessible(page);

    await file.setInputFiles(
      csv(
        `\uFEFFFirst name,Last name,Email,Role\r\nĐức,Nguyễn,duc@example.com,\r\nMai,Tran,mai@example.com,Administrator\r\nX,Y,${ADMIN.email},\r\n`,
      ),
    );
    await expect(dialog.getByText('2 new, 1 already a user, 0 with problems')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 users' }).click();
    await expect(
      screen.toast('Success', '2 users were imported and will get an email with a link to set a password.'),
    ).toBeVisible();
    await expect(page.getByText('5 users', { exact: true })).toBeVisible();
    await screen.search.fill('nguyen');
    await expect(page.getByText('1 of 5 users', { exact: true })).toBeVisible();
    await expect(screen.names).toHaveText(['Đức Nguyễn']);
    await screen.search.fill('');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.startsWith('\uFEFFFirst name,Last name,Email,Role,Status,Created,Expires\r\n')).toBe(true);
    expect(text).toContain('\r\nMai,Tran,mai@example.com,Administrator,Active,');
  },
);

test('edits a user by keyboard: another name, another role, a reset mail [D47]', async ({
  page,
  admin,
  signIn,
  expectAccessible,
}) => {
  const lastName = unique(test.info());
  const email = `lan.${lastName}@example.com`;
  await admin.client.call('POST /api/register', {
    body: { firstName: 'Lan', lastName, email, password: 'a quiet library' },
  });
  await signIn(page, ADMIN);
  const screen = new UsersPage(page);
  await screen.open();
  await screen.search.fill(lastName);
  await expect(screen.names).toHaveText([`Lan ${lastName}`]);
  await page.getByRole('button', { name: `Actions for Lan ${lastName}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Edit Lan ${lastName}` });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Lan Anh');
  await dialog.getByLabel('Role').selectOption('Administrator');
  await expect(dialog.getByText(/must sign in again/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email').press('Enter');
  await expect(screen.toast('Success', 'User updated successfully.')).toBeVisible();
  await expect(screen.row(`Lan Anh ${lastName}`)).toContainText('Administrator');
  await screen.act(`Lan Anh ${lastName}`, 'Send reset email');
  await expect(screen.toast('Success', `A link to set a new password was sent to ${email}.`)).toBeVisible();
});
