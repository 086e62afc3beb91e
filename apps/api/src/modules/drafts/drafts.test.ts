import { randomUUID } from 'node:crypto';
import type { DraftContent } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;
let other: TestClient;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  other = await test.signIn(await test.make.admin({ firstName: 'Linh', lastName: 'Tran' }));
});

const titled = (title: string, tab?: string) => draftContent(newForm({ title }), tab);

async function begin(content: DraftContent = titled('Herons'), exam_id: string | null = null) {
  return world.admin.call('POST /api/draft', { body: { id: randomUUID(), exam_id, content } });
}
const read = (id: string, client: TestClient = world.admin) => client.call('GET /api/draft/:id', { params: { id } });
const list = (exam_id?: string) =>
  world.admin.call('GET /api/draft', { query: exam_id === undefined ? {} : { exam_id } });
const save = (client: TestClient, id: string, revision: number, content: DraftContent) =>
  client.call('PUT /api/draft/:id', { params: { id }, body: { revision, content } });
const audit = async () => (await world.admin.call('GET /api/audit', { query: {} })).entries;

describe('a draft', () => {
  it('is read by another administrator as it was saved, and says who saved it [D36]', async () => {
    const { id } = await begin();
    const content = titled('Herons at dusk');
    await save(other, id, 1, content);
    const draft = await read(id);
    expect(draft).toMatchObject({ title: 'Herons at dusk', revision: 2, exam_id: null, skill: 'reading' });
    expect(draft.updated_by?.name).toBe('Linh Tran');
    expect(draft.content).toEqual(content);
    expect((await list()).drafts).toMatchObject([{ id, title: 'Herons at dusk', schedule: null, failure: null }]);
  });

  it('that someone else saved in the meantime is not saved over; the refusal says who did and when [D36]', async () => {
    const { id } = await begin();
    await save(other, id, 1, titled('Theirs'));
    const refusal = await refusalOf(save(world.admin, id, 1, titled('Mine')));
    expect(refusal).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(refusal.message).toMatch(
      /^Linh Tran has saved this draft elsewhere \(\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC\)\.$/,
    );
    expect((await read(id)).title).toBe('Theirs');
    const own = await refusalOf(save(other, id, 1, titled('Again')));
    expect(own.message).toMatch(/^You have saved this draft elsewhere/);
  });

  it('is saved once by two that save the same revision at the same moment', async () => {
    const { id } = await begin();
    const saves = await Promise.allSettled([save(world.admin, id, 1, titled('A')), save(other, id, 1, titled('B'))]);
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).revision).toBe(2);
  });

  it('of an exam is the only one; another is refused and found by the exam', async () => {
    const { exam_id } = await world.publish(readingExam());
    const { id } = await begin(titled('Changes'), exam_id);
    expect(await refusalOf(begin(titled('More changes'), exam_id))).toMatchObject({ code: 'version_conflict' });
    expect((await list(exam_id)).drafts.map((draft) => draft.id)).toEqual([id]);
    await begin(titled('New'));
    expect((await list()).drafts).toHaveLength(2);
  });

  it('begun twice by a call that was repeated is one draft', async () => {
    const body = { id: randomUUID(), exam_id: null, content: titled('Herons') };
    await world.admin.call('POST /api/draft', { body });
    expect(await refusalOf(world.admin.call('POST /api/draft', { body }))).toMatchObject({ code: 'version_conflict' });
    expect((await list()).drafts).toHaveLength(1);
  });

  it('is of an exam that there is, and of its skill', async () => {
    expect(await refusalOf(begin(titled('Lost'), randomUUID()))).toMatchObject({ status: 404 });
    const { exam_id } = await world.publish(readingExam());
    const listening = draftContent(newForm({ skill: 'listening' }));
    expect(await refusalOf(begin(listening, exam_id))).toMatchObject({ code: 'validation_failed' });
    const { id } = await begin();
    expect(await refusalOf(save(world.admin, id, 1, listening))).toMatchObject({
      status: 422,
      message: 'The skill of a draft cannot be changed.',
    });
  });

  it('is not listed while its exam is deleted', async () => {
    const { exam_id } = await world.publish(readingExam());
    const { id } = await begin(titled('Changes'), exam_id);
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    expect((await list()).drafts).toEqual([]);
    expect(await refusalOf(read(id))).toMatchObject({ status: 404 });
  });

  it('is called what its author calls it now, in the list and when it is scheduled', async () => {
    const [part] = newForm().parts;
    if (part === undefined) throw new Error('The form has no part');
    const info = { title: 'Storks', time: 20, locked: false, password: '' };
    const body = {
      id: randomUUID(),
      exam_id: null,
      content: draftContent({ ...newForm(), parts: [{ ...part, info }] }),
    };
    const { id, title } = await world.admin.call('POST /api/draft', { body });
    expect(title).toBe('Storks');
    const publish_at = new Date(test.deps.now().getTime() + 60_000).toISOString();
    const schedule = { publish_at, exam: readingExam() };
    await world.admin.call('PUT /api/draft/:id/schedule', { params: { id }, body: { revision: 1, schedule } });
    expect((await audit())[0]?.summary).toMatch(/^Scheduled reading test “Storks”/);
    const titled = (id: number, words: string) => ({ ...part, id, info: { ...info, title: words } });
    const parts = [titled(1, 'Storks - Part 1'), titled(5, 'Storks - Part 2')];
    const full = {
      ...newForm(),
      testType: 'full_test' as const,
      description: 'Storks all year',
      parts,
    };
    const saved = await world.admin.call('PUT /api/draft/:id', {
      params: { id },
      body: { revision: 1, content: draftContent(full) },
    });
    expect(saved.title).toBe('Storks all year');
  });

  it('is deleted with a line in the audit log; who still writes it is told', async () => {
    const { id } = await begin();
    await other.call('DELETE /api/draft/:id', { params: { id }, query: { revision: 1 } });
    expect(await refusalOf(save(world.admin, id, 1, titled('Late')))).toMatchObject({
      status: 404,
      message: 'This draft was published or deleted.',
    });
    expect(await audit()).toMatchObject([
      { action: 'draft.delete', actor: { name: 'Linh Tran' }, summary: 'Deleted the draft of reading test “Herons”' },
    ]);
  });
});

describe('deleting a draft', () => {
  it('that someone else saved in the meantime is refused, and says who did [D36]', async () => {
    const { id } = await begin();
    await save(other, id, 1, titled('Theirs'));
    const remove = (revision: number) =>
      world.admin.call('DELETE /api/draft/:id', { params: { id }, query: { revision } });
    const refusal = await refusalOf(remove(1));
    expect(refusal).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(refusal.message).toMatch(/^Linh Tran has saved this draft elsewhere/);
    expect((await read(id)).title).toBe('Theirs');
    await remove(2);
    expect((await list()).drafts).toEqual([]);
  });
});

describe('what is no draft', () => {
  const post = (body: unknown) =>
    world.admin.fetch('http://localhost/api/draft', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${world.admin.token}` },
      body: JSON.stringify(body),
    });

  it.each([
    ['another console’s form', { ...draftContent(), draftForm: 99 }, 'content.draftForm'],
    ['a form without parts', draftContent({ ...newForm(), parts: [] }), 'content.form.parts'],
    ['five parts', draftContent({ ...newForm(), parts: Array(5).fill(newForm().parts[0]) }), 'content.form.parts'],
    ['a text in the place of a form', { ...draftContent(), form: 'form' }, 'content.form'],
    ['nothing', null, 'content'],
  ])('is refused with the place of what is wrong: %s', async (_, content, path) => {
    const reply = await post({ id: randomUUID(), exam_id: null, content });
    expect(reply.status).toBe(422);
    expect(((await reply.json()) as { issues: { path: string }[] }).issues[0]?.path).toBe(path);
    expect((await list()).drafts).toEqual([]);
  });

  it('keeps nothing that the table does not name', async () => {
    const form = { ...newForm(), secret: 'x' };
    const reply = await post({ id: randomUUID(), exam_id: null, content: { ...draftContent(form), role: 'admin' } });
    expect(reply.status).toBe(201);
    const [draft] = (await list()).drafts;
    expect(JSON.stringify(await read(draft?.id ?? ''))).not.toMatch(/secret|"role"/);
  });

  it('is too large', async () => {
    const content = draftContent(newForm({ content: 'x'.repeat(6 * 1024 * 1024) }));
    expect(await refusalOf(begin(content))).toMatchObject({ status: 413, message: 'A draft can be at most 6 MB.' });
  });
});

describe('who edits a draft now', () => {
  const edit = (client: TestClient, id: string, left = false) =>
    client.call('POST /api/draft/:id/editing', { params: { id }, body: { left } });
  const names = ({ editors }: { readonly editors: readonly { name: string }[] }) => editors.map(({ name }) => name);

  it('is told to the others until a minute after the last sign [D36]', async () => {
    const { id } = await begin();
    expect(names(await edit(other, id))).toEqual([]);
    expect(names(await edit(world.admin, id))).toEqual(['Linh Tran']);
    expect(names(await read(id))).toEqual(['Linh Tran']);
    test.clock.advance({ seconds: 45 });
    await edit(other, id);
    test.clock.advance({ seconds: 45 });
    expect(names((await list()).drafts[0] ?? { editors: [] })).toEqual(['Linh Tran']);
    test.clock.advance({ seconds: 30 });
    expect(names(await edit(world.admin, id))).toEqual([]);
  });

  it('is told no more once they have left', async () => {
    const { id } = await begin();
    await edit(other, id);
    await edit(other, id, true);
    expect(names(await edit(world.admin, id))).toEqual([]);
  });

  it('is nobody where there is no draft', async () => {
    expect(await refusalOf(edit(other, randomUUID()))).toMatchObject({ status: 404 });
    expect(await refusalOf(edit(other, randomUUID(), true))).toMatchObject({ status: 404 });
  });
});

describe('publishing a draft', () => {
  it('removes it with the same call, for a new test and for an update [D36]', async () => {
    const fresh = await begin();
    const { exam_id } = await world.admin.call('POST /api/exam/new/:type', {
      params: { type: 'reading' },
      body: { ...readingExam(), draft: { id: fresh.id, revision: 1 } },
    });
    expect((await list()).drafts).toEqual([]);
    const changes = await begin(titled('Changes'), exam_id);
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: { ...readingExam({ title: 'Changed' }), draft: { id: changes.id, revision: 1 } },
    });
    expect((await list()).drafts).toEqual([]);
  });

  it('that someone has saved in the meantime publishes nothing', async () => {
    const { id } = await begin();
    await save(other, id, 1, titled('Theirs'));
    const body = { ...readingExam(), draft: { id, revision: 1 } };
    expect(await refusalOf(world.admin.call('POST /api/exam/new', { body }))).toMatchObject({
      code: 'version_conflict',
    });
    const { sections } = await world.admin.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    expect(sections).toEqual([]);
    expect((await read(id)).title).toBe('Theirs');
  });

  it('that was published elsewhere makes no second test', async () => {
    const { id } = await begin();
    const body = { ...readingExam(), draft: { id, revision: 1 } };
    const publish = () => world.admin.call('POST /api/exam/new', { body });
    const both = await Promise.allSettled([publish(), publish()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(publish())).toMatchObject({
      code: 'version_conflict',
      message: 'This draft was published or deleted after you opened it.',
    });
    const { sections } = await world.admin.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    expect(sections).toHaveLength(1);
  });

  it('of another exam is refused', async () => {
    const { id } = await begin();
    const { exam_id } = await world.publish(readingExam());
    const body = { ...readingExam({ title: 'Changed' }), draft: { id, revision: 1 } };
    const refusal = await refusalOf(world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body }));
    expect(refusal.code).toBe('version_conflict');
    expect((await list()).drafts).toHaveLength(1);
  });
});
