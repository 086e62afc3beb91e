import { beforeEach, describe, expect, it } from 'vitest';
import { createClassCalls, emailsOf, type ClassCalls } from '../../testing/content/class-calls.ts';
import { createClassWorld, type ClassWorld } from '../../testing/content/class-world.ts';
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

describe('members', () => {
  it('are added at once by an administrator, and only invited by a teacher, who learns nothing about accounts [D195]', async () => {
    const other = await world.person('learner');
    const { outcomes } = await calls.invite(world.teacher, [
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
    expect((await calls.read(world.teacher)).learners).toHaveLength(1);
    const added = await calls.invite(world.admin, [other.email, 'new@example.com']);
    expect(added.outcomes.map(({ status }) => status)).toEqual(['added', 'unknown']);
    expect(added.class.learners).toHaveLength(2);
  });

  it('who teach are chosen by administrators, among teachers [D195]', async () => {
    expect(await refusalOf(calls.invite(world.teacher, [world.stranger.email], 'teacher'))).toMatchObject({
      status: 403,
    });
    const chosen = await calls.invite(world.admin, [world.stranger.email, world.outsider.email], 'teacher');
    expect(chosen.outcomes.map(({ status }) => status)).toEqual(['added', 'invalid']);
    expect((await calls.read(world.stranger)).teachers).toHaveLength(2);
    expect(await refusalOf(calls.remove(world.teacher, world.stranger.id))).toMatchObject({ status: 403 });
    expect((await calls.remove(world.admin, world.stranger.id)).teachers).toHaveLength(1);
    expect(await refusalOf(calls.read(world.stranger))).toMatchObject({ status: 404 });
  });

  it('who learn in the class become its teachers in one call of an administrator [D195]', async () => {
    const other = await world.person('teacher');
    await calls.invite(world.admin, [other.email]);
    expect(emailsOf((await calls.read(world.teacher)).learners)).toContain(other.email);
    const { outcomes, class: changed } = await calls.invite(world.admin, [other.email], 'teacher');
    expect(outcomes.map(({ status }) => status)).toEqual(['added']);
    expect(emailsOf(changed.teachers)).toContain(other.email);
    expect(emailsOf(changed.learners)).toEqual([world.learner.email]);
    const again = await calls.invite(world.admin, [other.email], 'teacher');
    expect(again.outcomes.map(({ status }) => status)).toEqual(['member']);
    const { entries } = await world.admin.client.call('GET /api/audit', { query: { search: 'teacher of' } });
    expect(entries.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Made .+ a teacher of the class Evening class$/),
    ]);
  });

  it('are removed by a teacher, once', async () => {
    expect((await calls.remove(world.teacher, world.learner.id)).learners).toEqual([]);
    expect((await calls.remove(world.teacher, world.learner.id)).learners).toEqual([]);
    expect(await calls.own(world.learner)).toEqual([]);
  });
});
