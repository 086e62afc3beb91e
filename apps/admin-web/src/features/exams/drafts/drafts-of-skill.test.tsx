import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildDraft, buildRow, fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const DRAFTS = 'GET /api/draft';
const row = buildRow({ title: 'Marsh' });

function open() {
  const api = fakeApi({
    [DRAFTS]: () => json({ drafts: [buildDraft({ exam_id: row.exam_id, title: '' })] }),
    'GET /api/exam/list/part/reading': () => json({ sections: [row] }),
    'DELETE /api/exam/delete/:id': () => json({ success: true, message: 'Test deleted successfully' }),
    'POST /api/bin/:id/restore': () =>
      json({ success: true, message: 'Restored', exam_id: row.exam_id, skill: 'reading', revision: 3 }),
  });
  return { api, ...renderConsole('/tests?type=reading&view=parts') };
}

it('leads to the draft of a test at the address of the test', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Open the draft Untitled test' });
  expect(link.getAttribute('href')).toBe(`/create-reading-test/${row.id}`);
});

it('says that the drafts do not arrive, and offers to try again', async () => {
  const { api, user } = open();
  api.on(DRAFTS, () => failure(500, 'internal', 'Server error'));
  expect(await screen.findByText('The drafts could not be loaded.')).toBeTruthy();
  api.on(DRAFTS, () => json({ drafts: [buildDraft()] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Open the draft Marsh' })).toBeTruthy();
});

it('loses the draft of a test that is deleted, and has it again with the test', async () => {
  const { api, user } = open();
  await screen.findByRole('link', { name: 'Open the draft Untitled test' });
  api.on(DRAFTS, () => json({ drafts: [] }));
  await user.click(screen.getByRole('button', { name: 'Delete Marsh' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Drafts' })).toBeNull());
  api.on(DRAFTS, () => json({ drafts: [buildDraft({ exam_id: row.exam_id })] }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Open the draft Marsh' })).toBeTruthy();
});

it('shows the drafts that a search is for, and no others above its results', async () => {
  const api = open();
  api.api.on(DRAFTS, () =>
    json({ drafts: [buildDraft({ title: 'Heron pond' }), buildDraft({ id: row.id, title: 'Ferry' })] }),
  );
  await screen.findByRole('link', { name: 'Open the draft Ferry' });
  await api.user.type(screen.getByPlaceholderText('Search by test name...'), 'HERON');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the draft Ferry' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Open the draft Heron pond' })).toBeTruthy();
});
