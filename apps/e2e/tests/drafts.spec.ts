import { writeSection } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import { SALT_MARSH } from '../src/authoring/authored-tests.ts';
import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const ON_BOTH = 'Draft saved on this device and on the server';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

test('a draft from one device is continued on another, and its changes appear on the first [D36]', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/create-reading-test');
  await title(page).fill('Shared Marsh');
  await expect(page.getByText(ON_BOTH)).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, ADMIN);
  await other.goto('/admin/tests?type=reading&view=tests&search=shared+marsh');
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Open the draft Shared Marsh' }).click();
  await expect(title(other)).toHaveValue('Shared Marsh');
  await title(other).fill('Shared Salt Marsh');
  await expect(other.getByText(ON_BOTH)).toBeVisible();

  await title(page).fill('Shared Marsh of mine');
  await expect(page.getByText('You have saved this draft elsewhere')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open saved version' }).press('Enter');
  await expect(title(page)).toHaveValue('Shared Salt Marsh');
  await page.getByRole('button', { name: 'Go back to my version' }).click();
  // The form shows the version of the other device, and discarding it needs a confirmation.
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(title(page)).toHaveValue('Shared Marsh of mine');
  await expect(page.getByText(ON_BOTH)).toBeVisible();
  await context.close();
});

test('a test is unpublished by keyboard, so that learners no longer find it, and published again [D38] @main', async ({
  page,
  signIn,
  admin,
  learnerPage,
  expectAccessible,
}) => {
  const name = 'Hidden Marsh';
  const [content] = SALT_MARSH(name);
  if (content === undefined) throw new Error('The test has three parts');
  const body = { description: name, reading: [{ ...writeSection(content), title: name }] };
  const { sections } = await admin.client.call('POST /api/exam/new', { body });
  const address = `/practice/reading/part1/${sections[0]?.id}`;

  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/tests?type=reading&search=${encodeURIComponent(name)}`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: `More actions for ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await dialog.getByRole('button', { name: item }).press('Enter');
  };
  await choose('Unpublish');
  await expect(page.getByText('Test unpublished successfully')).toBeVisible();
  await learnerPage.goto(address);
  await expect(learnerPage.getByText('Không tìm thấy đề!')).toBeVisible();
  await choose('Publish again');
  await expect(page.getByText('Test published successfully')).toBeVisible();
  await learnerPage.goto(address);
  await expect(learnerPage.getByRole('radio').first()).toBeVisible();
});

test('changes of a test are scheduled, and the schedule is removed, on a phone [D37]', async ({
  page,
  signIn,
  admin,
  expectAccessible,
}) => {
  const name = 'Later Marsh';
  const [content] = SALT_MARSH(name);
  if (content === undefined) throw new Error('The test has three parts');
  const body = { description: name, reading: [{ ...writeSection(content), title: name }] };
  const { sections } = await admin.client.call('POST /api/exam/new', { body });

  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/create-reading-test/${sections[0]?.id}`);
  await title(page).fill('Later Salt Marsh');
  await page.getByRole('button', { name: 'Publish later…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publication' });
  await dialog.getByRole('button', { name: 'Schedule' }).press('Enter');
  await expect(dialog.getByText('Choose a date and a time.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Date and time').fill('2099-01-02T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).press('Enter');
  await expect(page.getByText('Scheduled for 2 Jan 2099').first()).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel scheduled publication' }).press('Enter');
  await expect(page.getByText('The test is no longer scheduled.')).toBeVisible();
  await expect(page.getByText('Scheduled for')).toHaveCount(0);
});

test(
  'drafts are marked in the list and open from the dashboard, and Back keeps the position',
  { tag: '@phone' },
  async ({ page, signIn, admin, expectAccessible }) => {
    const name = `Waiting Marsh ${crypto.randomUUID().slice(0, 8)}`;
    const [content] = SALT_MARSH(name);
    if (content === undefined) throw new Error('The test has three parts');
    const body = { description: name, reading: [{ ...writeSection(content), title: name }] };
    const { sections } = await admin.client.call('POST /api/exam/new', { body });
    await signIn(page, ADMIN);
    await page.goto(`/admin/create-reading-test/${sections[0]?.id}`);
    await title(page).fill(`${name}, changed`);
    await expect(page.getByText(ON_BOTH)).toBeVisible();

    const list = `/admin/tests?type=reading&view=tests&search=${encodeURIComponent(name).replaceAll('%20', '+')}`;
    await page.goto(list);
    const row = page.getByRole('row').nth(1);
    await expect(row.getByText('Draft', { exact: true }).filter({ visible: true })).toBeVisible();
    const more = page.getByRole('button', { name: `More actions for ${name}`, exact: true });
    await more.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View as a learner' })).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await page.getByRole('link', { name: `Open the draft ${name}, changed`, exact: true }).click();
    await expect(title(page)).toHaveValue(`${name}, changed`);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(list);
    const filters = page.getByRole('button', { name: 'Filters', exact: true });
    await expect(page.getByRole('textbox', { name: 'Search tests' })).toBeVisible();
    if (await filters.isVisible()) await filters.press('Enter');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Drafts');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Open the draft ${name}, changed`, exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/admin/');
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Open: Reading, ${name}, changed`, exact: true }).press('Enter');
    await expect(title(page)).toHaveValue(`${name}, changed`);
  },
);
