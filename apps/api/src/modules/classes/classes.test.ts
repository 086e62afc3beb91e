import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { JOIN_CODE_FAILURES } from '../../limits.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../testing/content/class-world.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { makeJoinCode, readJoinCode } from './join-code.ts';

let test: TestApp;
let world: ClassWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
});

const read = ({ client }: Person, id = world.classID) => client.call('GET /api/class/:id', { params: { id } });
const change = ({ client }: Person, body: { name?: string; may_leave?: boolean; archived?: boolean }) =>
  client.call('PATCH /api/class/:id', { params: { id: world.classID }, body });
const invite = ({ client }: Person, emails: string[], role: 'learner' | 'teacher' = 'learner') =>
  client.call('POST /api/class/:id/member', { params: { id: world.classID }, body: { role, emails } });
const remove = ({ client }: Person, userID: string) =>
  client.call('DELETE /api/class/:id/member/:userID', { params: { id: world.classID, userID } });
const newCode = ({ client }: Person) => client.call('PUT /api/class/:id/join-code', { params: { id: world.classID } });
const endCode = ({ client }: Person) =>
  client.call('DELETE /api/class/:id/join-code', { params: { id: world.classID } });
/** The class's code, which is made if there is none. */
const codeOf = async () => (await read(world.teacher)).join_code ?? (await newCode(world.teacher)).join_code ?? '';
const join = ({ client }: Person, code: string) => client.call('POST /api/membership', { body: { code } });
const look = ({ client }: Person, code: string) => client.call('GET /api/membership/code/:code', { params: { code } });
const own = ({ client }: Person) => client.call('GET /api/membership', {});
const leave = ({ client }: Person) =>
  client.call('DELETE /api/membership/:classID', { params: { classID: world.classID } });
const drop = ({ client }: Person) => client.call('DELETE /api/class/:id', { params: { id: world.classID } });
const importFile = (by: Person, lines: readonly string[], dryRun: 'false' | 'true' = 'false') =>
  by.client.call('POST /api/class/:id/import', {
    params: { id: world.classID },
    query: { dryRun },
    file: new File([lines.join('\n')], 'class.csv'),
  });
const namesOf = (people: readonly { readonly email: string }[]) => people.map(({ email }) => email);

describe('a class', () => {
  it('is listed for its teachers and for administrators, and for no other teacher [D194] [D195]', async () => {
    const list = async ({ client }: Person) => (await client.call('GET /api/class', {})).map(({ name }) => name);
    expect(await list(world.teacher)).toEqual(['Evening class']);
    expect(await list(world.stranger)).toEqual(['Morning class']);
    expect(await list(world.admin)).toEqual(['Evening class', 'Morning class']);
    const [listed] = await world.teacher.client.call('GET /api/class', {});
    expect(listed).toMatchObject({ learners: 1, open_assignments: 0, archived: false });
    expect(listed?.teachers).toHaveLength(1);
  });

  it('of other teachers is not found by any call, and learners make no such call [D195]', async () => {
    const calls = (by: Person) => [
      read(by),
      change(by, { name: 'Mine' }),
      newCode(by),
      endCode(by),
      invite(by, ['lan@example.com']),
      remove(by, world.learner.id),
      importFile(by, ['email,first name', 'lan@example.com,Lan']),
    ];
    const statusesOf = async (by: Person) =>
      new Set((await Promise.all(calls(by).map(refusalOf))).map(({ status }) => status));
    expect(await statusesOf(world.stranger)).toEqual(new Set([404]));
    expect(await statusesOf(world.learner)).toEqual(new Set([403]));
    expect(await statusesOf(world.outsider)).toEqual(new Set([403]));
    const nobody = { ...world.learner, client: test.guest() };
    expect(await statusesOf(nobody)).toEqual(new Set([401]));
    expect(await refusalOf(drop(world.teacher))).toMatchObject({ status: 403 });
    expect((await read(world.teacher)).name).toBe('Evening class');
  });

  it('is made by a teacher, who teaches it, and changed [D194]', async () => {
    const made = await world.teacher.client.call('POST /api/class', { body: { name: ' Saturday ' } });
    expect([made.name, namesOf(made.teachers)]).toEqual(['Saturday', [world.teacher.email]]);
    expect(made.join_link).toContain(`/classes/${made.join_code}`);
    const unnamed = world.teacher.client.call('POST /api/class', { body: { name: ' ' } });
    expect(await refusalOf(unnamed)).toMatchObject({ status: 422, message: 'Class name is required' });
    expect(await change(world.teacher, { name: 'Night class', may_leave: false })).toMatchObject({
      name: 'Night class',
      may_leave: false,
    });
    const { entries } = await world.admin.client.call('GET /api/audit', { query: { search: 'class' } });
    expect(entries.map(({ summary }) => summary)).toContain('Changed the class Evening class');
  });

  it('is deleted by an administrator; its learners keep their accounts [D200]', async () => {
    await drop(world.admin);
    expect(await refusalOf(read(world.admin))).toMatchObject({ status: 404 });
    expect(await own(world.learner)).toEqual([]);
  });

  it('that is archived is seen by its teachers, not by its learners, and not joined', async () => {
    const code = await codeOf();
    expect(await change(world.teacher, { archived: true })).toMatchObject({ archived: true });
    expect(await own(world.learner)).toEqual([]);
    expect(await refusalOf(join(world.outsider, code))).toMatchObject({ status: 404 });
    await change(world.teacher, { archived: false });
    expect(await own(world.learner)).toHaveLength(1);
  });
});

describe('joining', () => {
  it('needs the code, in any case, and shows the class before [D194]', async () => {
    const code = await codeOf();
    expect(code).toMatch(/^[A-HJ-KM-NP-Z2-9]{7}$/);
    const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase();
    expect(await look(world.outsider, typed)).toMatchObject({ name: 'Evening class', joined: false });
    expect(await join(world.outsider, typed)).toMatchObject({ name: 'Evening class', may_leave: true });
    await join(world.outsider, code);
    expect((await read(world.teacher)).learners).toHaveLength(2);
    expect(await look(world.outsider, code)).toMatchObject({ joined: true });
  });

  it('is not possible with a former code [D194]', async () => {
    const former = await codeOf();
    const { join_code } = await newCode(world.teacher);
    expect(join_code).not.toBe(former);
    expect(await refusalOf(join(world.outsider, former))).toMatchObject({ status: 404 });
    expect((await endCode(world.teacher)).join_link).toBeNull();
    expect(await refusalOf(join(world.outsider, join_code ?? ''))).toMatchObject({ status: 404 });
  });

  it('is refused for a while after many wrong codes [D194]', async () => {
    for (let count = 0; count < JOIN_CODE_FAILURES.tries; count += 1)
      expect(await refusalOf(look(world.outsider, 'WRONG22'))).toMatchObject({ status: 404 });
    expect(await refusalOf(look(world.outsider, await codeOf()))).toMatchObject({ status: 429 });
  });

  it('is left by the learner, unless the class does not allow it [D194]', async () => {
    await change(world.teacher, { may_leave: false });
    expect(await refusalOf(leave(world.learner))).toMatchObject({ status: 409, code: 'may_not_leave' });
    await change(world.teacher, { may_leave: true });
    expect(await leave(world.learner)).toEqual([]);
    expect(await leave(world.learner)).toEqual([]);
    expect((await read(world.teacher)).learners).toEqual([]);
  });

  it('ends at the most members that a class may have', async () => {
    const created_at = test.deps.now();
    const rows = Array.from({ length: TEACHING_LIMITS.membersMax }, (_, index) => ({
      first_name: 'Lan',
      last_name: `${index}`,
      email: `many${index}@example.com`,
      password_hash: '',
      created_at,
    }));
    const added = await test.deps.db.insertInto('users').values(rows).returning('id').execute();
    await test.deps.db
      .insertInto('class_members')
      .values(
        added.map(({ id }) => ({
          class_id: world.classID,
          user_id: id,
          role: 'learner' as const,
          joined_at: created_at,
        })),
      )
      .execute();
    expect(await refusalOf(join(world.outsider, await codeOf()))).toMatchObject({ status: 409, code: 'class_full' });
  });

  it.each([
    ['abc 234-d', 'ABC234D'],
    [' ABC234D ', 'ABC234D'],
  ])('reads the typed code %j as %j', (typed, code) => {
    expect(readJoinCode(typed)).toBe(code);
  });

  it('makes codes that differ', () => {
    expect(new Set(Array.from({ length: 100 }, makeJoinCode)).size).toBe(100);
  });
});

describe('members', () => {
  it('are added at once by an administrator, and only invited by a teacher, who learns nothing about accounts [D195]', async () => {
    const other = await world.person('learner');
    const { outcomes } = await invite(world.teacher, [
      other.email,
      'new@example.com',
      'no address',
      world.learner.email,
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['invited', 'invited', 'invalid', 'member']);
    await test.deps.background.idle();
    expect(test.outbox.map(({ to, subject }) => [to, subject])).toEqual([
      [other.email, 'Join Evening class on Bandwise'],
      ['new@example.com', 'Join Evening class on Bandwise'],
    ]);
    expect((await read(world.teacher)).learners).toHaveLength(1);
    const added = await invite(world.admin, [other.email, 'new@example.com']);
    expect(added.outcomes.map(({ status }) => status)).toEqual(['added', 'unknown']);
    expect(added.class.learners).toHaveLength(2);
  });

  it('who teach are chosen by administrators, among teachers [D195]', async () => {
    expect(await refusalOf(invite(world.teacher, [world.stranger.email], 'teacher'))).toMatchObject({ status: 403 });
    const chosen = await invite(world.admin, [world.stranger.email, world.outsider.email], 'teacher');
    expect(chosen.outcomes.map(({ status }) => status)).toEqual(['added', 'invalid']);
    expect((await read(world.stranger)).teachers).toHaveLength(2);
    expect(await refusalOf(remove(world.teacher, world.stranger.id))).toMatchObject({ status: 403 });
    expect((await remove(world.admin, world.stranger.id)).teachers).toHaveLength(1);
    expect(await refusalOf(read(world.stranger))).toMatchObject({ status: 404 });
  });

  it('are removed by a teacher, once', async () => {
    expect((await remove(world.teacher, world.learner.id)).learners).toEqual([]);
    expect((await remove(world.teacher, world.learner.id)).learners).toEqual([]);
    expect(await own(world.learner)).toEqual([]);
  });
});

describe('a file of learners', () => {
  const lines = () => [
    'Email;Họ và tên;Ghi chú',
    'new1@example.com;Trần Mai;',
    `${world.learner.email};Lan;`,
    `${world.outsider.email};Outsider;`,
    'no address;Nam;',
    'new1@example.com;Mai;',
  ];

  it('is shown before it is written, with the lines of bad rows [D194]', async () => {
    const shown = await importFile(world.admin, lines(), 'true');
    expect(shown.counts).toEqual({ new: 1, added: 1, invited: 0, member: 1, invalid: 2 });
    expect(shown.rows.map(({ line, status }) => [line, status])).toEqual([
      [2, 'new'],
      [3, 'member'],
      [4, 'added'],
      [5, 'invalid'],
      [6, 'invalid'],
    ]);
    expect((await read(world.teacher)).learners).toHaveLength(1);
  });

  it('of an administrator adds accounts, and changes nothing when it is imported again [D194]', async () => {
    await importFile(world.admin, lines());
    await test.deps.background.idle();
    expect(test.outbox.map(({ to }) => to)).toEqual(['new1@example.com']);
    expect((await read(world.teacher)).learners).toHaveLength(3);
    const again = await importFile(world.admin, lines());
    await test.deps.background.idle();
    expect(again.counts).toMatchObject({ new: 0, added: 0, member: 3 });
    expect(test.outbox).toHaveLength(1);
  });

  it('of a teacher adds new accounts, and invites existing ones [D195]', async () => {
    const done = await importFile(world.teacher, lines());
    await test.deps.background.idle();
    expect(done.counts).toMatchObject({ new: 1, added: 0, invited: 1, member: 1 });
    expect((await read(world.teacher)).learners).toHaveLength(2);
    expect(test.outbox.map(({ to }) => to).toSorted()).toEqual(['new1@example.com', world.outsider.email].toSorted());
  });

  it('of a teacher that is imported again mails no address a second time [D194]', async () => {
    await importFile(world.teacher, lines());
    await test.deps.background.idle();
    const { length } = test.outbox;
    await importFile(world.teacher, lines());
    await test.deps.background.idle();
    expect(test.outbox).toHaveLength(length);
  });

  it('is refused for an archived class, like an invitation', async () => {
    await change(world.teacher, { archived: true });
    for (const refused of [() => importFile(world.teacher, lines()), () => invite(world.teacher, ['new@example.com'])])
      expect(await refusalOf(refused())).toMatchObject({ status: 422 });
    await test.deps.background.idle();
    expect(test.outbox).toEqual([]);
  });

  it('that is not a list of learners is refused by what is wrong', async () => {
    expect(await refusalOf(importFile(world.admin, ['']))).toMatchObject({ status: 422 });
    const noEmail = await importFile(world.admin, ['Name,Group', 'Lan,A'], 'true');
    expect(noEmail.columns_problem).not.toBeNull();
    expect(await refusalOf(importFile(world.admin, ['Name,Group', 'Lan,A']))).toMatchObject({ status: 422 });
  });
});
