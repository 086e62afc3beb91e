import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const list = (client: TestClient, id: string, page?: number) =>
  client.call('GET /api/section/:id/versions', { params: { id }, query: page ? { page } : {} });
const read = (client: TestClient, id: string, version: number) =>
  client.call('GET /api/section/:id/versions/:version', { params: { id, version } });
const notThere = { status: 404, code: 'not_found' };

/** A test that Linh and then Mai have changed. */
async function publishThrice() {
  const [linh, mai] = [
    await test.make.admin({ firstName: 'Linh', lastName: 'Pham' }),
    await test.make.admin({ firstName: 'Mai', lastName: 'Tran' }),
  ];
  const saved = await world.publish(readingExam({ title: 'First', locked: true, password: 'sesame-seed' }));
  for (const [user, title] of [
    [linh, 'Second'],
    [mai, 'Third'],
  ] as const)
    await (
      await test.signIn(user)
    ).call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ title, locked: true, password: 'sesame-seed' }),
    });
  return { ...saved, sectionID: firstSection(saved), mai };
}

describe('the versions of a section', () => {
  it('are listed with their authors and times, the latest first [D39]', async () => {
    const { sectionID } = await publishThrice();
    const page = await list(world.admin, sectionID);
    expect(page).toMatchObject({ current: 3, page: 1, pages: 1, total: 3 });
    expect(page.versions.map(({ version, title }) => [version, title])).toEqual([
      [3, 'Third'],
      [2, 'Second'],
      [1, 'First'],
    ]);
    expect(page.versions.map(({ created_by }) => created_by).slice(0, 2)).toEqual(['Mai Tran', 'Linh Pham']);
  });

  it('keep no name of an author who is gone', async () => {
    const { sectionID, mai } = await publishThrice();
    await world.admin.call('DELETE /api/users/:id', { params: { id: mai.id } });
    expect((await list(world.admin, sectionID)).versions[0]).toMatchObject({ version: 3, created_by: null });
  });

  it('are paged by twenty', async () => {
    const saved = await world.publish(readingExam({ title: 'Version 1' }));
    for (let version = 2; version <= 21; version += 1)
      await world.admin.call('PUT /api/exam/:exam_id', {
        params: { exam_id: saved.exam_id },
        body: readingExam({ title: `Version ${version}` }),
      });
    const id = firstSection(saved);
    const first = await list(world.admin, id);
    expect([first.versions.length, first.pages, first.total]).toEqual([20, 2, 21]);
    expect((await list(world.admin, id, 2)).versions.map(({ version }) => version)).toEqual([1]);
    expect((await list(world.admin, id, 9)).versions).toEqual([]);
  });

  it('are read with their keys, and can be sent back as a new version [D39]', async () => {
    const { exam_id, sectionID } = await publishThrice();
    const first = await read(world.admin, sectionID, 1);
    expect(first).toMatchObject({ id: sectionID, version: 1, title: 'First', locked: true, password: 'sesame-seed' });
    expect(first.groups[0]?.questions[0]?.answers).toEqual(['FALSE']);
    const again = await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: { reading: [first], revision: first.revision },
    });
    expect(again.sections).toEqual([{ id: sectionID, part_number: 1, version: 4 }]);
    const fourth = await read(world.admin, sectionID, 4);
    expect([fourth.title, fourth.groups, fourth.passage]).toEqual([first.title, first.groups, first.passage]);
  });

  it('are not there for a section or a version that is not, or that is deleted', async () => {
    const { exam_id, sectionID } = await publishThrice();
    await expect(read(world.admin, sectionID, 4)).rejects.toMatchObject(notThere);
    await expect(list(world.admin, crypto.randomUUID())).rejects.toMatchObject(notThere);
    await expect(read(world.admin, crypto.randomUUID(), 1)).rejects.toMatchObject(notThere);
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    await expect(list(world.admin, sectionID)).rejects.toMatchObject(notThere);
    await expect(read(world.admin, sectionID, 1)).rejects.toMatchObject(notThere);
  });

  it('are for administrators only [D39]', async () => {
    const { sectionID } = await publishThrice();
    for (const call of [list, read]) {
      await expect(call(world.guest, sectionID, 1)).rejects.toMatchObject({ status: 401 });
      await expect(call(world.learner, sectionID, 1)).rejects.toMatchObject({ status: 403 });
    }
  });
});
