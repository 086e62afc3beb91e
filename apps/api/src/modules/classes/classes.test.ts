import { beforeEach, describe, expect, it } from 'vitest';
import { createClassCalls, emailsOf, type ClassCalls } from '../../testing/content/class-calls.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../testing/content/class-world.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

let test: TestApp;
let world: ClassWorld;
let calls: ClassCalls;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  calls = createClassCalls(world);
});

describe('a class', () => {
  it('is listed for its teachers and for administrators, and for no other teacher [D194] [D195]', async () => {
    const namesFor = async ({ client }: Person) =>
      (await client.call('GET /api/class', { query: {} })).classes.map(({ name }) => name);
    expect(await namesFor(world.teacher)).toEqual(['Evening class']);
    expect(await namesFor(world.stranger)).toEqual(['Morning class']);
    expect(await namesFor(world.admin)).toEqual(['Evening class', 'Morning class']);
    const { classes, ...list } = await world.teacher.client.call('GET /api/class', { query: {} });
    const [listed] = classes;
    expect(list).toEqual({ counts: { active: 1, archived: 0 }, page: 1, pages: 1, total: 1 });
    expect(listed).toMatchObject({ learners: 1, open_assignments: 0, archived: false });
    expect(listed?.teachers).toHaveLength(1);
  });

  it('is found by a part of its name, archived ones on request, on pages of 50 [D194] [D195]', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      name: `Năm ${String(index).padStart(2, '0')}`,
      created_at: test.deps.now(),
      archived_at: index < 2 ? test.deps.now() : null,
    }));
    await test.deps.db.insertInto('classes').values(many).execute();
    const find = (query: { search?: string; archived?: 'true'; page?: number; id?: string }) =>
      world.admin.client.call('GET /api/class', { query });
    const list = async (query: Parameters<typeof find>[0]) => {
      const { classes, counts: _, ...rest } = await find(query);
      return { names: [classes[0]?.name, classes.at(-1)?.name], count: classes.length, ...rest };
    };
    expect(await list({ search: 'NAM' })).toEqual({
      names: ['Năm 02', 'Năm 51'],
      count: 50,
      page: 1,
      pages: 2,
      total: 58,
    });
    expect(await list({ search: 'nam', page: 2 })).toMatchObject({ names: ['Năm 52', 'Năm 59'], count: 8 });
    expect(await list({ search: 'nam', page: 9 })).toMatchObject({ names: ['Năm 52', 'Năm 59'], page: 2 });
    expect(await list({ search: 'nam 0', archived: 'true' })).toMatchObject({ names: ['Năm 02', 'Năm 01'], total: 10 });
    expect((await find({ search: 'x' })).counts).toEqual({ active: 60, archived: 2 });
    const [archived] = (await find({ search: 'nam 01', archived: 'true' })).classes;
    const id = archived?.id ?? '';
    expect(await list({ id })).toMatchObject({ names: ['Năm 01', 'Năm 01'], total: 1 });
    expect((await world.teacher.client.call('GET /api/class', { query: { id } })).total).toBe(0);
  });

  it('of other teachers is not found by any call, and learners make no such call [D195]', async () => {
    const everyCall = (by: Person) => [
      calls.read(by),
      calls.change(by, { name: 'Mine' }),
      calls.newCode(by),
      calls.endCode(by),
      calls.invite(by, ['lan@example.com']),
      calls.remove(by, world.learner.id),
      calls.importFile(by, ['email,first name', 'lan@example.com,Lan']),
    ];
    const statusesOf = async (by: Person) =>
      new Set((await Promise.all(everyCall(by).map(refusalOf))).map(({ status }) => status));
    expect(await statusesOf(world.stranger)).toEqual(new Set([404]));
    expect(await statusesOf(world.learner)).toEqual(new Set([403]));
    expect(await statusesOf(world.outsider)).toEqual(new Set([403]));
    const nobody = { ...world.learner, client: test.guest() };
    expect(await statusesOf(nobody)).toEqual(new Set([401]));
    expect(await refusalOf(calls.drop(world.teacher))).toMatchObject({ status: 403 });
    expect((await calls.read(world.teacher)).name).toBe('Evening class');
  });

  it('is made by a teacher, who teaches it, and changed [D194]', async () => {
    const made = await world.teacher.client.call('POST /api/class', { body: { name: ' Saturday ' } });
    expect([made.name, emailsOf(made.teachers)]).toEqual(['Saturday', [world.teacher.email]]);
    expect(made.join_link).toContain(`/classes/${made.join_code}`);
    const unnamed = world.teacher.client.call('POST /api/class', { body: { name: ' ' } });
    expect(await refusalOf(unnamed)).toMatchObject({ status: 422, message: 'Class name is required' });
    expect(await calls.change(world.teacher, { name: 'Night class', may_leave: false })).toMatchObject({
      name: 'Night class',
      may_leave: false,
    });
    const { entries } = await world.admin.client.call('GET /api/audit', { query: { search: 'class' } });
    expect(entries.map(({ summary }) => summary)).toContain('Changed the class Evening class');
  });

  it('has the teachers that an administrator names when creating it, and is not made with others [D194]', async () => {
    const make = ({ client }: Person, teachers: string[]) =>
      client.call('POST /api/class', { body: { name: 'Night class', teachers } });
    const made = await make(world.admin, [world.teacher.email.toUpperCase(), world.stranger.email]);
    expect(emailsOf(made.teachers).toSorted()).toEqual([world.teacher.email, world.stranger.email].toSorted());
    expect(await refusalOf(make(world.admin, [world.learner.email, world.teacher.email]))).toMatchObject({
      status: 422,
      message: `${world.learner.email} is not the account of a teacher.`,
    });
    expect(await refusalOf(make(world.teacher, [world.stranger.email]))).toMatchObject({ status: 403 });
    expect((await world.admin.client.call('GET /api/class', { query: {} })).total).toBe(3);
  });

  it('is deleted by an administrator; its learners keep their accounts [D200]', async () => {
    await calls.drop(world.admin);
    expect(await refusalOf(calls.read(world.admin))).toMatchObject({ status: 404 });
    expect(await calls.own(world.learner)).toEqual([]);
  });

  it('that is archived is seen by its teachers, not by its learners, and not joined', async () => {
    const code = await calls.codeOf();
    expect(await calls.change(world.teacher, { archived: true })).toMatchObject({ archived: true });
    expect(await calls.own(world.learner)).toEqual([]);
    expect(await refusalOf(calls.join(world.outsider, code))).toMatchObject({ status: 404 });
    await calls.change(world.teacher, { archived: false });
    expect(await calls.own(world.learner)).toHaveLength(1);
  });
});
