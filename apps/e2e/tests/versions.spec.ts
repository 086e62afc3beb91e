import { writeSection } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { SALT_MARSH } from '../src/authoring/authored-tests.ts';
import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/** Publishes a reading test of one part twice; its passage and a key were wrong at first. */
async function publishTwice({ client }: Api, title: string) {
  const [content] = SALT_MARSH(title);
  if (content === undefined) throw new Error('The test has a part');
  const first = writeSection(content);
  const saved = await client.call('POST /api/exam/new', { body: { description: title, reading: [first] } });
  const groups = content.groups.map((group, index) => ({
    ...group,
    questions: index === 0 ? group.questions.map((question) => ({ ...question, answers: ['FALSE'] })) : group.questions,
  }));
  const second = writeSection({ ...content, passage: ['<p>The marsh floods once a day.</p>'], groups });
  await client.call('PUT /api/exam/:exam_id', {
    params: { exam_id: saved.exam_id },
    body: { reading: [second], revision: saved.revision },
  });
  return { ...saved, section: saved.sections[0]?.id ?? '' };
}

async function openEditor(page: Page, section: string): Promise<void> {
  await page.goto(`/admin/create-reading-test/${section}`);
  await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible();
}

test('a version is viewed, restored and published by mouse, as a new version [D39] @main', async ({
  page,
  signIn,
  admin,
}) => {
  const title = 'Marsh of two versions';
  const { section } = await publishTwice(admin, title);
  await signIn(page, ADMIN);
  await openEditor(page, section);
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(1)).toContainText('Demo Administrator');
  await dialog.getByRole('button', { name: 'Show version 2' }).click();
  const differences = dialog.getByRole('list', { name: 'Differences' });
  await expect(differences.locator('del', { hasText: 'twice' })).toBeVisible();
  await expect(differences.locator('ins', { hasText: 'once' })).toBeVisible();
  await expect(differences.getByRole('listitem').filter({ hasText: 'Question 1: key' })).toContainText(/TRUE.*FALSE/s);
  await dialog.getByRole('button', { name: 'All versions' }).click();
  await dialog.getByRole('button', { name: 'Show version 1' }).click();
  await dialog.getByText('Preview', { exact: true }).click();
  await expect(dialog.getByText('The marsh floods twice a day.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Version 1 is now in the editor.' })).toBeVisible();
  await page.getByRole('button', { name: 'Update Test' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Test updated successfully' })).toBeVisible();
  const third = await admin.client.call('GET /api/section/:id/versions/:version', {
    params: { id: section, version: 3 },
  });
  expect(third.passage.join()).toContain('twice a day');
  expect(third.groups[0]?.questions[0]?.answers).toEqual(['TRUE']);
});

test('a version is restored by keyboard, and the restoration undone [D39]', async ({ page, signIn, admin }) => {
  const { section } = await publishTwice(admin, 'Marsh by keyboard');
  await signIn(page, ADMIN);
  await openEditor(page, section);
  await page.getByRole('button', { name: 'Versions' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show version 1' }).press('Enter');
  await expect(dialog.getByText('This is the first version.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Changes', exact: true }).press('ArrowRight');
  await expect(dialog.getByRole('list', { name: 'Differences' })).toContainText('Passage');
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Version 1 is now in the editor.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo last change' }).press('Enter');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});

test('versions fit a phone, and axe finds nothing in their list and their differences', async ({
  page,
  signIn,
  admin,
  expectAccessible,
}) => {
  const { section } = await publishTwice(admin, 'Marsh on a phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  await openEditor(page, section);
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  const show = dialog.getByRole('button', { name: 'Show version 2' });
  await expect(show).toBeVisible();
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
  await show.click();
  await expect(dialog.getByRole('list', { name: 'Differences' })).toBeVisible();
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
});
