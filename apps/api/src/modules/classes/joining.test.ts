import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { JOIN_CODE_FAILURES, JOIN_CODE_FAILURES_OF_NETWORK } from '../../limits.ts';
import { createClassCalls, type ClassCalls } from '../../testing/content/class-calls.ts';
import { createClassWorld, type ClassWorld } from '../../testing/content/class-world.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { makeJoinCode, readJoinCode } from './join-code.ts';

let test: TestApp;
let world: ClassWorld;
let calls: ClassCalls;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  calls = createClassCalls(world);
});

describe('joining', () => {
  it('needs the code, in any case, and shows the class before [D194]', async () => {
    const code = await calls.codeOf();
    expect(code).toMatch(/^[A-HJ-KM-NP-Z2-9]{7}$/);
    const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase();
    expect(await calls.look(world.outsider, typed)).toMatchObject({ name: 'Evening class', joined: false });
    expect(await calls.join(world.outsider, typed)).toMatchObject({ name: 'Evening class', may_leave: true });
    await calls.join(world.outsider, code);
    expect((await calls.read(world.teacher)).learners).toHaveLength(2);
    expect(await calls.look(world.outsider, code)).toMatchObject({ joined: true });
  });

  it('is not possible with a former code [D194]', async () => {
    const former = await calls.codeOf();
    const { join_code } = await calls.newCode(world.teacher);
    expect(join_code).not.toBe(former);
    expect(await refusalOf(calls.join(world.outsider, former))).toMatchObject({ status: 404 });
    expect((await calls.endCode(world.teacher)).join_link).toBeNull();
    expect(await refusalOf(calls.join(world.outsider, join_code ?? ''))).toMatchObject({ status: 404 });
  });

  it('is refused for a while after many wrong codes [D194]', async () => {
    for (let count = 0; count < JOIN_CODE_FAILURES.tries; count += 1)
      expect(await refusalOf(calls.look(world.outsider, 'WRONG22'))).toMatchObject({ status: 404 });
    const code = await calls.codeOf();
    expect(await refusalOf(calls.look(world.outsider, code))).toMatchObject({ status: 429 });
    // The learner of the same network is not refused.
    expect(await calls.look(world.learner, code)).toMatchObject({ joined: true });
    expect(JOIN_CODE_FAILURES_OF_NETWORK.tries).toBe(10 * JOIN_CODE_FAILURES.tries);
    await test.deps.db
      .updateTable('throttles')
      .set({ points: JOIN_CODE_FAILURES_OF_NETWORK.tries })
      .where('key', 'like', 'join-codes-network:%')
      .execute();
    expect(await refusalOf(calls.look(world.learner, code))).toMatchObject({ status: 429 });
  });

  it('is left by the learner, unless the class does not allow it [D194]', async () => {
    await calls.change(world.teacher, { may_leave: false });
    expect(await refusalOf(calls.leave(world.learner))).toMatchObject({ status: 409, code: 'may_not_leave' });
    await calls.change(world.teacher, { may_leave: true });
    expect(await calls.leave(world.learner)).toEqual([]);
    expect(await calls.leave(world.learner)).toEqual([]);
    expect((await calls.read(world.teacher)).learners).toEqual([]);
  });

  it('is audited, and so are leaving, removing and inviting [D194]', async () => {
    await calls.join(world.outsider, await calls.codeOf());
    await calls.leave(world.outsider);
    await calls.remove(world.teacher, world.learner.id);
    await calls.invite(world.teacher, ['a@example.com', 'b@example.com']);
    await test.deps.background.idle();
    const { entries } = await world.admin.client.call('GET /api/audit', { query: { search: 'Evening class' } });
    const written = entries.map(({ actor, summary }) => [actor.id, summary]);
    expect(written).toEqual(
      expect.arrayContaining([
        [world.outsider.id, 'Joined the class Evening class'],
        [world.outsider.id, 'Left the class Evening class'],
        [world.teacher.id, expect.stringMatching(/^Removed .+ from the class Evening class$/)],
        [world.teacher.id, 'Invited 2 to the class Evening class'],
      ]),
    );
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
    expect(await refusalOf(calls.join(world.outsider, await calls.codeOf()))).toMatchObject({
      status: 409,
      code: 'class_full',
    });
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
