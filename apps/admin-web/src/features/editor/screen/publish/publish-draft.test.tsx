import { failure, json, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { createDeviceStorage } from '@bandwise/api-contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { ADMINISTRATOR, buildDraft, fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { createDrafts } from '../../session/draft/device-drafts.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { toContent } from '../../session/calls/draft-calls.ts';

const CREATE = 'POST /api/exam/new/reading';
const DRAFT = buildDraft().id;

const saved: Handler = () =>
  json({
    success: true,
    message: 'Saved',
    exam_id: buildExam('reading').exam_id,
    revision: 4,
    sections: [{ id: SECTION, part_number: 1, version: 2 }],
    findings: [],
  });

const titled = (title: string): ExamForm => ({ ...newExam('reading'), info: { ...newExam('reading').info, title } });
const onServer = (title: string, part: Parameters<typeof buildDraft>[0] = {}) => ({
  ...buildDraft(part),
  content: toContent({ tab: 'another', editor: 'another', form: titled(title), from: null }),
});
const conflict = () =>
  json(
    {
      code: 'version_conflict',
      message: 'You have saved this draft elsewhere.',
      issues: [{ path: 'draft', message: '' }],
    },
    409,
  );
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function open(address: string) {
  const view = renderConsole(address);
  await title();
  return view;
}

/** Fills the editor with a test that can be published. */
async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  const { groups, passage, audio_url } = buildPublished('reading');
  const part = { title: 'Marsh', time: 20, part_number: 1, passage, examContent: [], audio_url, groups };
  await user.click(button('Import JSON'));
  await user.click(await screen.findByRole('textbox', { name: 'JSON of a test' }));
  await user.paste(JSON.stringify({ description: 'Marsh', reading: [part] }));
  await user.click(button('Import'));
  await waitFor(async () => expect((await title()).value).toBe('Marsh'));
}

describe('publishing', () => {
  it('is begun once, although the draft is being saved when the button is pressed twice', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const api = fakeApi({
      'POST /api/draft': async () => {
        await answered;
        return json(buildDraft());
      },
      [CREATE]: saved,
    });
    const view = await open('/create-reading-test');
    await fill(view);
    await waitFor(() => expect(api.made('POST /api/draft')).toHaveLength(1));
    await view.user.click(button('Publish Test'));
    expect(button('Publish Test').disabled).toBe(true);
    expect(document.querySelector('[inert]')).not.toBeNull();
    await view.user.click(button('Publish Test'));
    answer();
    await waitFor(async () => expect((await title()).value).toBe(''));
    expect(api.made(CREATE)).toHaveLength(1);
    expect(api.made(CREATE)[0]?.body).toMatchObject({ draft: { id: DRAFT, revision: 1 } });
  });

  it('is tried once more where this editor saved the draft and got no answer', async () => {
    const api = fakeApi({ [CREATE]: conflict });
    api.on('GET /api/draft/:id', () => {
      api.on(CREATE, saved);
      const [begun] = api.made('POST /api/draft');
      return json({ ...(begun?.body as object), ...buildDraft({ revision: 7 }) }); // its content is as it was sent
    });
    const view = await open('/create-reading-test');
    await fill(view);
    await waitFor(() => expect(api.made('POST /api/draft')).toHaveLength(1));
    await view.user.click(button('Publish Test'));
    await waitFor(async () => expect((await title()).value).toBe(''));
    expect(api.made(CREATE).map(({ body }) => body)).toMatchObject([
      { draft: { revision: 1 } },
      { draft: { revision: 7 } },
    ]);
  });

  it('of a draft goes on at the address of a new test, with the links to what was published', async () => {
    fakeApi({ 'GET /api/draft/:id': () => json(onServer('Marsh')), [CREATE]: saved });
    const view = await open(`/create-reading-test?draft=${DRAFT}`);
    await fill(view);
    await view.user.click(button('Publish Test'));
    await waitFor(() => expect(view.address()).toBe('/create-reading-test'));
    await waitFor(async () => expect((await title()).value).toBe(''));
    const banner = (await screen.findByText('“Marsh” is published.')).closest<HTMLElement>('[role=status]');
    await waitFor(() => expect(document.activeElement).toBe(banner));
    expect(banner?.textContent).toContain('The form below is empty, ready for your next test.');
    const link = within(banner ?? document.body).getByRole('link', { name: 'Edit this test' });
    expect(link.getAttribute('href')).toBe(`/create-reading-test/${SECTION}`);
  });
});

describe('a draft of the server', () => {
  it('is left for another test at an address of its own', async () => {
    const api = fakeApi({ 'GET /api/draft/:id': () => json(onServer('Herons')) });
    const view = await open(`/create-reading-test?draft=${DRAFT}`);
    await view.user.click(button('Start a new test'));
    await waitFor(async () => expect((await title()).value).toBe(''));
    expect(view.address()).toBe('/create-reading-test');
    expect(api.made('DELETE /api/draft/:id')).toHaveLength(0);
  });

  it('is discarded for everybody, which is said with its schedule; the call names its revision', async () => {
    const schedule = {
      publish_at: '2099-01-02T09:00:00.000Z',
      scheduled_by: null,
      scheduled_at: '',
      is_outdated: false,
    };
    const draft = onServer('Herons', { revision: 3, schedule: { ...schedule, scheduled_at: schedule.publish_at } });
    const api = fakeApi({
      'GET /api/draft/:id': () => json(draft),
      'POST /api/draft/:id/editing': () => json(draft),
    });
    const view = await open(`/create-reading-test?draft=${DRAFT}`);
    await view.user.click(button('Discard'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('deleted for every administrator');
    expect(dialog.textContent).toMatch(/scheduled for 2 Jan 2099/);
    expect(dialog.textContent).toContain('You can undo this until you leave the editor.');
    await view.user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLButtonElement); // it has two
    await waitFor(() => expect(api.made('DELETE /api/draft/:id')).toHaveLength(1));
    expect(api.made('DELETE /api/draft/:id')[0]?.query).toEqual({ revision: '3' });
  });

  const keep = (isSaved: boolean) => {
    const owner = { userId: ADMINISTRATOR.id, skill: 'reading', examId: null };
    createDrafts(
      createDeviceStorage(() => localStorage),
      owner,
      'a-tab',
    ).write('work', {
      savedAt: 1,
      form: titled('On this device'),
      from: null,
      server: { id: DRAFT, revision: 1, isSaved },
    });
  };

  it('that a new test of this device was saved as is opened as it is now', async () => {
    keep(true);
    fakeApi({ 'GET /api/draft/:id': () => json(onServer('Saved since', { revision: 2 })) });
    await open('/create-reading-test');
    expect((await title()).value).toBe('Saved since');
  });

  it('that was published leaves an empty form', async () => {
    keep(true);
    const gone = () => failure(404, 'not_found', 'This draft was published or deleted.');
    fakeApi({ 'GET /api/draft/:id': gone });
    await open('/create-reading-test');
    expect((await title()).value).toBe('');
  });

  it('that was published stays on the device with what the server never had', async () => {
    keep(false);
    fakeApi({ 'GET /api/draft/:id': () => failure(404, 'not_found', 'This draft was published or deleted.') });
    await open('/create-reading-test');
    expect((await title()).value).toBe('On this device');
  });
});
