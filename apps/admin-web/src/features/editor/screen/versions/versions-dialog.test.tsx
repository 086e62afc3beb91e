import type { EditSection } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { shownToast } from '../../../../testing/shown-toast.ts';

const LIST = 'GET /api/section/:id/versions';
const TITLES = ['Marsh of old', 'Marsh since', 'Marsh'];
const versions = TITLES.map((title, index) => buildPublished('reading', { title, version: index + 1 }));

function open(shown: readonly EditSection[] = versions) {
  const current = shown.at(-1) ?? buildPublished('reading');
  const exam = buildExam('reading', [current]);
  const rows = shown.map(({ version, title }) => ({
    version,
    title,
    created_at: `2026-11-0${version}T08:00:00.000Z`,
    created_by: version === 1 ? null : 'Linh Pham',
  }));
  const api = fakeApi({
    'GET /api/section/:id': () => json(current),
    'GET /api/exam/:id': () => json(exam),
    [LIST]: () => json({ versions: rows.reverse(), current: current.version, page: 1, pages: 1, total: rows.length }),
    'PUT /api/exam/:id': () =>
      json({
        success: true,
        message: 'Test updated successfully',
        exam_id: exam.exam_id,
        revision: 4,
        sections: [{ id: SECTION, part_number: 1, version: 4 }],
        findings: [],
      }),
  });
  for (const one of shown) api.on(`${LIST}/${one.version}`, () => json(one));
  return { api, ...renderConsole(`/create-reading-test/${SECTION}`) };
}

async function openDialog(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  return within(await screen.findByRole('dialog', { name: 'Versions' }));
}

it('lists the versions of a part with their authors and times, the current one marked', async () => {
  const { user } = open();
  const dialog = await openDialog(user);
  await dialog.findByRole('table');
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.querySelector('p')?.textContent)).toEqual([
    'Version 3',
    'Version 2',
    'Version 1',
  ]);
  expect(rows.map((row) => row.textContent.includes('Current'))).toEqual([true, false, false]);
  expect(rows[1]?.textContent).toContain('Linh Pham');
  expect(rows[2]?.textContent).toContain('Unknown (imported, or a deleted user)');
});

it('says that they could not be loaded', async () => {
  const { api, user } = open();
  api.on(LIST, () => failure(500, 'internal', 'Server error'));
  const dialog = await openDialog(user);
  expect((await dialog.findByRole('alert')).textContent).toBe('The versions could not be loaded.');
});

it('shows what a version changed, what has changed since, and how it was', async () => {
  const { user } = open();
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'Show version 2' }));
  const list = await dialog.findByRole('list', { name: 'Differences' });
  expect(list.textContent).toContain('TitleMarsh Removed: of oldAdded: since');
  expect([...list.querySelectorAll('del, ins')].map((one) => one.tagName)).toEqual(['DEL', 'INS']);
  await user.click(dialog.getByRole('radio', { name: 'Changes since then' }));
  await waitFor(() => expect(dialog.getByRole('list', { name: 'Differences' }).textContent).toContain('Removed: '));
  await user.click(dialog.getByRole('radio', { name: 'Preview' }));
  expect(await dialog.findByText('The marsh floods.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'All versions' }));
  await user.click(await dialog.findByRole('button', { name: 'Show version 1' }));
  expect(await dialog.findByText('This is the first version.')).toBeTruthy();
});

it('does not restore the current version', async () => {
  const { user } = open();
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'Show version 3' }));
  await dialog.findByRole('list', { name: 'Differences' });
  expect(dialog.queryByRole('button', { name: 'Restore this version' })).toBeNull();
});

it('restores a version into the editor, from where it is undone, or published as every change is', async () => {
  const { api, user } = open();
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'Show version 1' }));
  await user.click(await dialog.findByRole('button', { name: 'Restore this version' }));
  await shownToast('Version 1 is now in the editor. Choose “Update Test” to publish it, or undo to go back.');
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value;
  expect(title()).toBe('Marsh of old');
  expect(api.made('PUT /api/exam/:id')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  expect(title()).toBe('Marsh');
  await user.click(screen.getByRole('button', { name: 'Redo last change' }));
  await user.click(screen.getByRole('button', { name: 'Update Test' }));
  await waitFor(() => expect(api.made('PUT /api/exam/:id')).toHaveLength(1));
  expect(api.made('PUT /api/exam/:id')[0]?.body).toMatchObject({
    revision: 3,
    section_ids: { '1': SECTION },
    reading: [{ title: 'Marsh of old', part_number: 1 }],
  });
});

it('is not offered for a test that is new', async () => {
  fakeApi();
  renderConsole('/create-reading-test');
  await screen.findByRole('button', { name: 'Publish Test' });
  expect(screen.queryByRole('button', { name: 'Versions' })).toBeNull();
});

it('begins with the list each time, and knows what was published in the meantime', async () => {
  const { api, user } = open(versions.slice(0, 2));
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'Show version 2' }));
  await dialog.findByRole('list', { name: 'Differences' });
  expect(dialog.queryByRole('button', { name: 'Restore this version' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.on(LIST, () =>
    json({
      versions: [3, 2, 1].map((version) => ({
        version,
        title: 'Marsh',
        created_at: '2026-11-03T08:00:00.000Z',
        created_by: null,
      })),
      current: 3,
      page: 1,
      pages: 1,
      total: 3,
    }),
  );
  const again = await openDialog(user);
  await again.findByRole('button', { name: 'Show version 3' });
  await user.click(again.getByRole('button', { name: 'Show version 2' }));
  expect(await again.findByRole('button', { name: 'Restore this version' })).toBeTruthy();
});
