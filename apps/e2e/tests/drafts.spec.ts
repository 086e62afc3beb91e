import { writeSection } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import { SALT_MARSH } from '../src/authored-tests.ts';
import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const ON_BOTH = 'Draft saved on this device and on the server';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

test('a test that is begun on one device is found on another, whose changes come back to the first', async ({
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
  await other.goto('/admin/tests?type=reading');
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Open the draft Shared Marsh' }).click();
  await expect(title(other)).toHaveValue('Shared Marsh');
  await title(other).fill('Shared Salt Marsh');
  await expect(other.getByText(ON_BOTH)).toBeVisible();

  await title(page).fill('Shared Marsh of mine');
  await expect(page.getByText('You have saved this draft elsewhere')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open their version' }).press('Enter');
  await expect(title(page)).toHaveValue('Shared Salt Marsh');
  await page.getByRole('button', { name: 'Go back to mine' }).click();
  // Theirs is in the form now: what would be lost is asked about.
  await page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
  await expect(title(page)).toHaveValue('Shared Marsh of mine');
  await expect(page.getByText(ON_BOTH)).toBeVisible();
  await context.close();
});

test('a test is unpublished from its row by keyboard and published again: a learner finds it, or does not', async ({
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
    await page.getByRole('button', { name: `More for ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    expect(await sticksOut(page)).toEqual([]);
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

test('changes of a test are scheduled and taken off the schedule again, on a phone', async ({
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
  await page.getByRole('button', { name: 'Publish at...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish at a set time' });
  await dialog.getByRole('button', { name: 'Schedule' }).press('Enter');
  await expect(dialog.getByText('Choose a date and a time.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Date and time').fill('2099-01-02T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).press('Enter');
  await expect(page.getByText('Scheduled for 2 Jan 2099').first()).toBeVisible();
  await expectAccessible(page);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take off the schedule' }).press('Enter');
  await expect(page.getByText('The test is no longer scheduled')).toBeVisible();
  await expect(page.getByText('Scheduled for')).toHaveCount(0);
});
