import { ROWS_COUNTED } from '@bandwise/api-contract/admin';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createContentWorld, firstSection } from '../../testing/content/content-makers.ts';
import { fullReadingExam, readingExam } from '../../testing/content/sample-exams.ts';
import type { MadeUser } from '../../testing/makers.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { wordsOf } from './audit.repo.ts';
import { recordAudit } from './record-audit.ts';

let test: TestApp;
let admin: MadeUser;
let client: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  admin = await test.make.admin({ firstName: 'Ada', lastName: 'Byron' });
  client = await test.signIn(admin);
});

it('writes down who did what to whom, newest first', async () => {
  const learner = await test.make.learner({ firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com' });
  const params = { id: learner.id };
  await client.call('PUT /api/users/:id/status', { params, body: { status: 'disabled' } });
  await client.call('PUT /api/users/:id', { params, body: { expires_at: '2027-01-31' } });
  await client.call('PUT /api/users/:id', { params, body: { expires_at: null } });
  await client.call('PUT /api/users/:id/status', { params, body: { status: 'active' } });
  await client.call('DELETE /api/users/:id', { params });
  const { entries, total } = await client.call('GET /api/audit', { query: {} });
  expect(total).toBe(5);
  expect(entries.map(({ action, summary }) => [action, summary])).toEqual([
    ['user.delete', 'Deleted Lan Phạm (lan@example.com)'],
    ['user.enable', 'Enabled Lan Phạm (lan@example.com)'],
    ['user.expiry', 'Cleared the expiry of Lan Phạm (lan@example.com)'],
    ['user.expiry', 'Set Lan Phạm (lan@example.com) to expire on 31 Jan 2027'],
    ['user.disable', 'Disabled Lan Phạm (lan@example.com)'],
  ]);
  expect(entries[0]).toMatchObject({ actor: { id: admin.id, name: 'Ada Byron' }, target_type: 'user' });
});

it('says whose id it was only while the account is there: what is kept of an id that is gone leads to nobody', async () => {
  const [gone, other] = [await test.make.learner(), await test.make.learner()];
  for (const { id } of [gone, other])
    await client.call('PUT /api/users/:id/status', { params: { id }, body: { status: 'disabled' } });
  const targets = async () =>
    (await client.call('GET /api/audit', { query: {} })).entries.map(({ action, target_id }) => [action, target_id]);
  expect(await targets()).toEqual([
    ['user.disable', other.id],
    ['user.disable', gone.id],
  ]);
  await client.call('DELETE /api/users/:id', { params: { id: gone.id } });
  expect(await targets()).toEqual([
    ['user.delete', null],
    ['user.disable', other.id],
    ['user.disable', null],
  ]);
});

it('keeps the name of an administrator who is gone', async () => {
  const gone = await test.make.admin({ firstName: 'Grace', lastName: 'Hopper' });
  const learner = await test.make.learner();
  await (await test.signIn(gone)).call('DELETE /api/users/:id', { params: { id: learner.id } });
  await client.call('DELETE /api/users/:id', { params: { id: gone.id } });
  const { entries } = await client.call('GET /api/audit', { query: { search: 'hopper' } });
  expect(entries.map(({ actor }) => actor)).toContainEqual({ id: null, name: 'Grace Hopper' });
});

it('is searched in any case, whatever the accents, and literally', async () => {
  const names = ['100% Reading', '100 Readings', 'a_b', 'aXb', 'Nguyễn Đà Lạt'];
  await test.deps.db.transaction().execute((trx) =>
    recordAudit(
      trx,
      ...names.map((name) => ({
        at: new Date(),
        actor: admin,
        action: 'exam.create' as const,
        targetType: 'exam',
        targetId: null,
        name,
      })),
    ),
  );
  const search = async (text: string) =>
    (await client.call('GET /api/audit', { query: { search: text } })).entries.map(({ summary }) => summary).sort();
  expect(await search('PUBLISHED 1')).toEqual(['Published 100 Readings', 'Published 100% Reading']);
  expect(await search('100%')).toEqual(['Published 100% Reading']);
  expect(await search('a_b')).toEqual(['Published a_b']);
  expect(await search('nguyen da lat')).toEqual(['Published Nguyễn Đà Lạt']);
  expect(await search('Nguyễn')).toHaveLength(1);
  expect(await search('byron')).toHaveLength(5);
  expect(await search('\\')).toEqual([]);
});

it.each([
  ['Learner12@', `'learner12'`],
  ['nguyễn đà lạ', `'da' & 'nguyen' & 'la':*`],
  ['a_b&amp;c', `'a' & 'b' & 'c':*`],
  ['Phạm', `'pham':*`],
  ['100%', `'100'`],
  ['– %', null],
])('looks for %s by whole words, of which only the last may go on', async (text, words) => {
  expect(await wordsOf(test.deps.db, text)).toBe(words);
});

it('is paged by fifty', async () => {
  await test.deps.db.transaction().execute((trx) =>
    recordAudit(
      trx,
      ...Array.from({ length: 51 }, (_, index) => ({
        at: new Date(Date.UTC(2026, 0, 1, 0, index)),
        actor: admin,
        action: 'exam.update' as const,
        targetType: 'exam',
        targetId: null,
        name: `Test ${index}`,
      })),
    ),
  );
  const first = await client.call('GET /api/audit', { query: {} });
  expect({ ...first, entries: first.entries.length }).toEqual({ entries: 50, page: 1, pages: 2, total: 51 });
  const second = await client.call('GET /api/audit', { query: { page: 2 } });
  expect(second.entries.map(({ summary }) => summary)).toEqual(['Updated Test 0']);
  const beyond = await client.call('GET /api/audit', { query: { page: 1_000_000 } });
  expect(beyond).toMatchObject({ entries: [], total: 51 });
});

it('counts ten thousand entries at most, but is paged to its end', { timeout: 30_000 }, async () => {
  await sql`
    insert into audit_log (at, actor_name, action, target_type, summary)
    select now() - n * interval '1 second', 'Ada Byron', 'exam.update', 'exam', 'Updated ' || n
      from generate_series(1, ${ROWS_COUNTED + 75}) n`.execute(test.deps.db);
  const page = async (number: number, search?: string) => {
    const { entries, ...rest } = await client.call('GET /api/audit', {
      query: { page: number, ...(search !== undefined && { search }) },
    });
    return [rest, entries.at(-1)?.summary];
  };
  for (const search of [undefined, 'updated']) {
    expect(await page(1, search)).toEqual([{ page: 1, pages: 200, total: ROWS_COUNTED }, 'Updated 50']);
    expect(await page(200, search)).toEqual([{ page: 200, pages: 201, total: ROWS_COUNTED + 1 }, 'Updated 10000']);
    expect(await page(202, search)).toEqual([{ page: 202, pages: 202, total: ROWS_COUNTED + 75 }, 'Updated 10075']);
  }
});

it('has one empty page when nothing was done', async () => {
  expect(await client.call('GET /api/audit', { query: {} })).toEqual({ entries: [], page: 1, pages: 1, total: 0 });
});

it('leads to what is still there, and says what was deleted', async () => {
  const world = await createContentWorld(test);
  const kept = await world.publish(fullReadingExam());
  const gone = await world.publish(readingExam());
  await client.call('DELETE /api/exam/delete/:id', { params: { id: gone.exam_id }, query: {} });
  const [lan, mai] = [await test.make.learner({ email: 'lan@example.com' }), await test.make.learner()];
  for (const id of [lan.id, mai.id])
    await client.call('PUT /api/users/:id/status', { params: { id }, body: { status: 'disabled' } });
  await client.call('DELETE /api/users/:id', { params: { id: mai.id } });
  await test.deps.db.updateTable('users').set({ email: 'new@example.com' }).where('id', '=', lan.id).execute();
  const { entries } = await client.call('GET /api/audit', { query: {} });
  const linksOf = (id: string) => entries.filter(({ target_id }) => target_id === id).map(({ link }) => link);
  expect(linksOf(kept.exam_id)).toEqual([{ to: 'section', skill: 'reading', id: firstSection(kept) }]);
  expect(linksOf(gone.exam_id)).toEqual([null, null]);
  expect(linksOf(lan.id)).toEqual([{ to: 'user', email: 'new@example.com' }]);
  const named = entries.filter(({ target_name }) => target_name?.includes(mai.email));
  expect(named.map(({ target_id, link }) => [target_id, link])).toEqual([
    [null, null],
    [null, null],
  ]);
  for (const { summary, target_name } of entries) expect(summary).toContain(target_name);
});
