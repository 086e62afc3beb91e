import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { JOIN_CODE_FAILURES } from '../../limits.ts';
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
    expect(await refusalOf(calls.look(world.outsider, await calls.codeOf()))).toMatchObject({ status: 429 });
  });

  it('is left by the learner, unless the class does not allow it [D194]', async () => {
    await calls.change(world.teacher, { may_leave: false });
    expect(await refusalOf(calls.leave(world.learner))).toMatchObject({ status: 409, code: 'may_not_leave' });
    await calls.change(world.teacher, { may_leave: true });
    expect(await calls.leave(world.learner)).toEqual([]);
    expect(await calls.leave(world.learner)).toEqual([]);
    expect((await calls.read(world.teacher)).learners).toEqual([]);
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
