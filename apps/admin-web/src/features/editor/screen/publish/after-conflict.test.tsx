import type { ExamSaved } from '@bandwise/api-contract/admin';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { buildDraft, fakeApi } from '../../../../testing/fake-api.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { toContent } from '../../session/calls/draft-calls.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

const UPDATE = 'PUT /api/exam/:id';
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });

function publishedAs(revision: number, words: string) {
  const part = buildPublished('reading', { title: words });
  return {
    'GET /api/section/:id': () => json(part),
    'GET /api/exam/:id': () =>
      json({ ...buildExam('reading', [part]), description: words, revision, content_revision: revision }),
  };
}

const retitle = async (words: string) => fireEvent.change(await title(), { target: { value: words } });

async function write(words: string) {
  const api = fakeApi(publishedAs(3, 'Marsh'));
  api.on('POST /api/draft', () => json({ ...buildDraft(), exam_id: buildExam('reading').exam_id }));
  const { user } = renderConsole(`/create-reading-test/${SECTION}`);
  await retitle(words);
  return { api, user, update: () => user.click(screen.getByRole('button', { name: 'Update Test' })) };
}

const stored =
  (revision: number, more: Partial<ExamSaved> = {}) =>
  () =>
    json({
      success: true,
      message: 'Saved',
      exam_id: buildExam('reading').exam_id,
      revision,
      sections: [{ id: SECTION, part_number: 1, version: 2 }],
      findings: [],
      ...more,
    });
const refused = () => json({ code: 'version_conflict', message: 'Changed', issues: [] }, 409);

it('a version that was set aside is gone from the screen once another is published, and can be had back', async () => {
  const { api, user, update } = await write('Herons');
  api.on(UPDATE, refused);
  await update();
  const dialog = await screen.findByRole('dialog', { name: 'This test has changed since you opened it' });
  for (const [call, answer] of Object.entries(publishedAs(4, 'Storks'))) api.on(call, answer);
  await user.click(within(dialog).getByRole('button', { name: 'Open published version' }));
  await waitFor(async () => expect((await title()).value).toBe('Storks'));
  expect(screen.getByRole('button', { name: 'Go back to my version' })).toBeTruthy();
  await retitle('Storks and cranes');
  api.on(UPDATE, stored(5));
  await update();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Go back to my version' })).toBeNull());
  const toast = (await screen.findByText(/Your earlier version from .* was discarded/)).closest<HTMLElement>(
    '[role=alert]',
  );
  await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Go back to my version' })).toBeTruthy();
});

it('publishes what was written after its own schedule had published the rest', async () => {
  const { api, user, update } = await write('Herons');
  const schedule = { publish_at: new Date(0).toISOString(), scheduled_by: null, scheduled_at: '', is_outdated: false };
  const scheduled = { ...schedule, scheduled_at: schedule.publish_at };
  await waitFor(() => expect(api.made('POST /api/draft')).toHaveLength(1));
  api.on('PUT /api/draft/:id/schedule', () => json({ ...buildDraft(), schedule: scheduled }));
  await user.click(screen.getByRole('button', { name: 'Publish later…' }));
  fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2099-01-02T09:00' } });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('The test is scheduled.');
  for (const [call, answer] of Object.entries(publishedAs(4, 'Herons'))) api.on(call, answer);
  api.on('GET /api/draft/:id', () => json({ code: 'not_found', message: 'Gone' }, 404));
  await retitle('Herons at dusk');
  api.on(UPDATE, ({ body }) => (JSON.stringify(body).includes('"revision":4') ? stored(5)() : refused()));
  await update();
  await waitFor(() => expect(api.made(UPDATE)).toHaveLength(2));
  expect(screen.queryByRole('dialog', { name: 'This test has changed since you opened it' })).toBeNull();
  expect((await title()).value).toBe('Herons at dusk');
});

it('leads from a new test that was published on time to the editor of what was published', async () => {
  const published = { over: null, revision: 1, sections: [{ part: 0, id: SECTION, part_number: 1 }] };
  const draft = { ...buildDraft({ exam_id: buildExam('reading').exam_id, title: 'Herons at dusk' }), published };
  const form = { ...newExam('reading'), info: { ...newExam('reading').info, title: 'Herons at dusk' } };
  const content = toContent({ tab: 'another', editor: 'another', form, from: null });
  const api = fakeApi({
    ...publishedAs(1, 'Herons'),
    'GET /api/draft/:id': () => json({ ...draft, content }),
    'POST /api/draft/:id/editing': () => json(draft),
  });
  const view = renderConsole(`/create-reading-test?draft=${draft.id}`);
  await view.user.click(await screen.findByRole('button', { name: 'Continue with the published test' }));
  await waitFor(() => expect(view.address()).toBe(`/create-reading-test/${SECTION}`));
  expect(api.made('DELETE /api/draft/:id')).toEqual([]);
});

it('says which keys were corrected in the meantime, and stay so', async () => {
  const { api, update } = await write('Herons');
  api.on(UPDATE, stored(5, { kept_keys: [{ part_number: 1, question: '9' }] }));
  await update();
  expect(await screen.findByText(/question 9 of part 1\. The corrected key is kept/)).toBeTruthy();
});
