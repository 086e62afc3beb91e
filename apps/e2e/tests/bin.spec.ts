import { writeSection, type SectionContent } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { SALT_MARSH } from '../src/authoring/authored-tests.ts';
import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/** A reading test of three parts with a unique name. */
async function publish({ client }: Api, title: string) {
  const partOf = (content: SectionContent) => ({ ...writeSection(content), title: `${title} ${content.part_number}` });
  const body = { description: title, reading: SALT_MARSH(title).map(partOf) };
  return client.call('POST /api/exam/new', { body });
}

async function search(page: Page, title: string): Promise<void> {
  await page.goto('/admin/tests?type=reading');
  await page.getByRole('textbox', { name: 'Search tests' }).fill(title);
}

test('a deletion is undone from its message by mouse, and a learner continues the attempt [D26] @main', async ({
  page,
  signIn,
  admin,
  learnerPage,
}) => {
  const title = 'Undone Marsh';
  const { sections } = await publish(admin, title);
  const practice = `/practice/reading/part1/${sections[0]?.id}`;
  await learnerPage.goto(practice);
  await learnerPage.getByRole('radio').first().check();
  await expect(learnerPage.getByText('Saved', { exact: true })).toBeVisible();

  await signIn(page, ADMIN);
  await search(page, title);
  await page
    .getByRole('button', { name: `Delete ${title}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete the whole test' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Test deleted successfully' });
  await expect(page.getByText('No tests found')).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Test restored successfully' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${title}` }).first()).toBeVisible();

  await learnerPage.goto(practice);
  await expect(learnerPage.getByRole('radio').first()).toBeChecked();
});

test('a part is restored from the bin by keyboard, with another number if a new part has its number', async ({
  page,
  signIn,
  admin,
  expectAccessible,
}) => {
  const title = 'Renumbered Marsh';
  const { exam_id, sections } = await publish(admin, title);
  const remove = (part_number: number) =>
    admin.client.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: { part_number } });
  await remove(1);
  await remove(2);
  const [content] = SALT_MARSH(title);
  if (content === undefined) throw new Error('The test has three parts');
  const fresh = { ...writeSection(content), title: `${title} anew` };
  await admin.client.call('PUT /api/exam/:exam_id', { params: { exam_id }, body: { reading: [fresh] } });

  await signIn(page, ADMIN);
  await page.goto('/admin/');
  await page.getByRole('link', { name: 'Bin' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: `${title} 1` });
  await expect(row).toContainText('Part 1 of “Renumbered Marsh”');
  await expect(row).toContainText('Demo Administrator');
  await expect(row).toContainText('30 days');
  await row.getByRole('button', { name: `Restore ${title} 1` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose another part number' });
  await expect(dialog).toContainText('This test now has another Part 1.');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Restore as' }).press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Test restored successfully' })).toBeVisible();
  await expect(row).toHaveCount(0);
  const { parts } = await admin.client.call('GET /api/exam/:exam_id', { params: { exam_id } });
  expect(parts.map(({ id, part_number }) => [id, part_number])).toContainEqual([sections[0]?.id, 2]);
});

test('a test is permanently deleted after a confirmation, and the results of learners stay', async ({
  page,
  signIn,
  admin,
  learnerPage,
  expectAccessible,
}) => {
  const title = 'Removed Marsh';
  const { exam_id, sections } = await publish(admin, title);
  await learnerPage.goto(`/practice/reading/part1/${sections[0]?.id}`);
  await learnerPage.getByRole('radio').first().check();
  await learnerPage.getByRole('button', { name: 'Submit' }).first().click();
  await learnerPage.getByRole('button', { name: 'Submit now' }).click();
  await expect(learnerPage.getByRole('heading', { name: 'Results' })).toBeVisible();
  await admin.client.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });

  await signIn(page, ADMIN);
  await page.goto('/admin/bin');
  const remove = page.getByRole('button', { name: `Delete permanently ${title}`, exact: true });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete permanently?' });
  await expect(dialog).toContainText(`“${title}” can no longer be restored.`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Test permanently deleted' })).toBeVisible();
  await expect(remove).toHaveCount(0);

  await learnerPage.goto('/progress');
  await expect(learnerPage.getByText(`${title} 1`).first()).toBeVisible();
});

test('the bin fits a phone, and axe finds nothing on it or on the message with Undo', async ({
  page,
  signIn,
  admin,
  expectAccessible,
}) => {
  const title = 'A marsh with a name that is longer than any screen of a phone is wide';
  await publish(admin, title);
  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 390, height: 844 });
  await search(page, title);
  await page
    .getByRole('button', { name: `Delete ${title}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete the whole test' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await page.goto('/admin/bin');
  const row = page.getByRole('row').filter({ hasText: title });
  for (const name of [`Restore ${title}`, `Delete permanently ${title}`])
    await expect(row.getByRole('button', { name })).toBeVisible();
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
});
