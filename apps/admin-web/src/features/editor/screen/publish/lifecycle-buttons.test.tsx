import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

function open(state: 'published' | 'archived') {
  fakeApi({
    'GET /api/section/:id': () => json(buildPublished('reading')),
    'GET /api/exam/:id': () => json({ ...buildExam('reading'), state }),
    'PUT /api/exam/:id/state': () => json({ success: true, message: 'Done' }),
  });
  return renderConsole(`/create-reading-test/${SECTION}`);
}

const HIDDEN = 'This test is hidden from learners. They cannot find or start it.';
const LINK = { name: 'View as a learner' };

it('shows that a test is unpublished, without a link for learners', async () => {
  open('archived');
  expect(await screen.findByText(HIDDEN)).toBeTruthy();
  expect(screen.getByText('Hidden from learners')).toBeTruthy();
  expect(screen.queryByRole('link', LINK)).toBeNull();
});

it('shows it at once when the test is unpublished, and no more when it is published again', async () => {
  const { user } = open('published');
  await screen.findByRole('link', LINK);
  for (const name of ['Unpublish', 'Publish again']) {
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Hidden from learners') === null).toBe(name === 'Publish again'));
    expect(screen.queryByRole('link', LINK) === null).toBe(name === 'Unpublish');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
