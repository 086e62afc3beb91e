import { beforeEach, describe, expect, it } from 'vitest';
import { createClassCalls, type ClassCalls } from '../../../testing/content/class-calls.ts';
import { createClassWorld, type ClassWorld } from '../../../testing/content/class-world.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';

let test: TestApp;
let world: ClassWorld;
let calls: ClassCalls;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  calls = createClassCalls(world);
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
    const shown = await calls.importFile(world.admin, lines(), 'true');
    expect(shown.counts).toEqual({ new: 1, added: 1, added_or_invited: 0, member: 1, invalid: 2 });
    expect(shown.rows.map(({ line, status }) => [line, status])).toEqual([
      [2, 'new'],
      [3, 'member'],
      [4, 'added'],
      [5, 'invalid'],
      [6, 'invalid'],
    ]);
    expect((await calls.read(world.teacher)).learners).toHaveLength(1);
  });

  it('of an administrator adds accounts, and changes nothing when it is imported again [D194]', async () => {
    await calls.importFile(world.admin, lines());
    await test.deps.background.idle();
    expect(test.outbox.map(({ to }) => to)).toEqual(['new1@example.com']);
    expect((await calls.read(world.teacher)).learners).toHaveLength(3);
    const again = await calls.importFile(world.admin, lines());
    await test.deps.background.idle();
    expect(again.counts).toMatchObject({ new: 0, added: 0, member: 3 });
    expect(test.outbox).toHaveLength(1);
  });

  it('of a teacher adds new accounts, and invites existing ones [D195]', async () => {
    const done = await calls.importFile(world.teacher, lines());
    await test.deps.background.idle();
    expect(done.counts).toMatchObject({ new: 0, added: 0, added_or_invited: 2, member: 1 });
    expect((await calls.read(world.teacher)).learners).toHaveLength(2);
    expect(test.outbox.map(({ to }) => to).toSorted()).toEqual(['new1@example.com', world.outsider.email].toSorted());
  });

  it('of a teacher that is imported again mails no address a second time [D194]', async () => {
    await calls.importFile(world.teacher, lines());
    await test.deps.background.idle();
    const { length } = test.outbox;
    await calls.importFile(world.teacher, lines());
    await test.deps.background.idle();
    expect(test.outbox).toHaveLength(length);
  });

  it('is refused for an archived class, like an invitation', async () => {
    await calls.change(world.teacher, { archived: true });
    for (const refused of [
      () => calls.importFile(world.teacher, lines()),
      () => calls.invite(world.teacher, ['new@example.com']),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 422 });
    await test.deps.background.idle();
    expect(test.outbox).toEqual([]);
  });

  it('that is not a list of learners is refused by what is wrong', async () => {
    expect(await refusalOf(calls.importFile(world.admin, ['']))).toMatchObject({ status: 422 });
    const noEmail = await calls.importFile(world.admin, ['Name,Group', 'Lan,A'], 'true');
    expect(noEmail.columns_problem).not.toBeNull();
    expect(await refusalOf(calls.importFile(world.admin, ['Name,Group', 'Lan,A']))).toMatchObject({ status: 422 });
  });
});
