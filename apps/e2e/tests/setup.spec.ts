import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../src/api.ts';
import { tabTo } from '../src/keyboard.ts';
import { expect, test } from '../src/test.ts';

test(
  'the owner of a new server adds the first administrator with the code of its log, by keyboard, and no second one can be added [D79]',
  { tag: ['@phone', '@main'] },
  async ({ page, startProduct, expectAccessible }) => {
    const product = await startProduct({
      NODE_ENV: 'production',
      APP_SECRET: 'a secret of this journey, and of no other',
    });
    const codes = async () =>
      (await readFile(join(product.folder, 'log'), 'utf8')).match(/(?<=Setup code +)\S+/g) ?? [];
    await expect.poll(codes).toHaveLength(1);
    const [code = ''] = await codes();
    const owner = { email: 'hoa@example.com', password: 'a school of her own' };
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const submit = page.getByRole('button', { name: 'Create administrator' });

    await page.goto(`${product.url}/admin`);
    await expect(page.getByRole('heading', { name: 'Set up Bandwise', level: 1 })).toBeVisible();
    const typed = {
      'Setup code': '0000-0000-0000-0000',
      'First name': 'Hoa',
      'Last name': 'Le',
      Email: owner.email,
      Password: owner.password,
    };
    for (const [name, text] of Object.entries(typed)) {
      await tabTo(page, field(name));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/^The setup code is wrong or has expired\./);
    await expectAccessible(page);
    await tabTo(page, field('Setup code'), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code.toLowerCase());
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

    await connect(product.url).signIn(owner);
    // From here on, this is another browser.
    await page.evaluate(() => window.sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Console sign-in' })).toBeVisible();
  },
);
