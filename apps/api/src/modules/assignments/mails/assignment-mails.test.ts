import type { NewAssignment } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignTo, startAssigned } from '../../../testing/content/class-makers.ts';
import { createClassWorld, type ClassWorld } from '../../../testing/content/class-world.ts';
import { createContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import { makeDue } from '../../../testing/make-due.ts';
import { announceAssignmentsJob } from './announce-assignments.job.ts';

const HOUR = 3_600_000;

let test: TestApp;
let world: ClassWorld;
let sectionID: string;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  sectionID = await (await createContentWorld(test)).section(readingExam());
});

const at = (hours: number) => new Date(test.deps.now().getTime() + hours * HOUR).toISOString();
const assign = (fields: Partial<NewAssignment> = {}) =>
  assignTo(world.classID, world.teacher.client, {
    name: 'Week 1',
    items: [{ kind: 'section', sectionID }],
    now: test.deps.now(),
    conditions: 'practice',
    opens_at: at(1),
    due_at: at(72),
    attempts_allowed: null,
    ...fields,
  });
async function mailed(): Promise<readonly string[]> {
  await announceAssignmentsJob.run(test.deps, {});
  await makeDue(test.deps);
  await test.runJobs();
  await test.deps.background.idle();
  return test.outbox.map(({ to, subject }) => `${to}: ${subject}`);
}

describe('mails about an assignment', () => {
  it('come when it opens and a day before it is due, once each [D196]', async () => {
    const { id } = await assign();
    expect(await mailed()).toEqual([]);
    test.clock.advance({ hours: 1, minutes: 1 });
    const opened = `${world.learner.email}: New assignment: “Week 1”`;
    expect(await mailed()).toEqual([opened]);
    expect(await mailed()).toEqual([opened]);
    expect(test.outbox[0]?.text).toMatch(new RegExp(`/assigned/${id}`));
    expect(test.outbox[0]?.text).toContain('(UTC)');
    test.clock.advance({ hours: 47 });
    expect(await mailed()).toEqual([opened, `${world.learner.email}: Due soon: “Week 1”`]);
    test.clock.advance({ hours: 1 });
    expect(await mailed()).toHaveLength(2);
  });

  it('do not remind those who have finished, nor of a short assignment [D196]', async () => {
    const { id } = await assign({ opens_at: at(0) });
    await startAssigned(id, world.learner.client);
    test.clock.advance({ minutes: 1 });
    await world.learner.client.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'FALSE' } } });
    await assign({ name: 'Today', opens_at: at(0), due_at: at(2) });
    test.clock.advance({ minutes: 1 });
    expect(await mailed()).toEqual([`${world.learner.email}: New assignment: “Today”`]);
    test.clock.advance({ hours: 50 });
    expect(await mailed()).toHaveLength(1);
  });

  it('come a day before the own due time of a learner, and not before the one of the class [D196]', async () => {
    const { id } = await assign({ opens_at: at(0) });
    await mailed();
    await world.teacher.client.call('PUT /api/assignment/:id/learner/:userID', {
      params: { id, userID: world.learner.id },
      body: { extra_time: { percent: 0, minutes: 0 }, due_at: at(144) },
    });
    test.clock.advance({ hours: 49 });
    expect(await mailed()).toHaveLength(1);
    // The requests of the class's time and of the own time have run; this one is the own one again.
    test.clock.advance({ hours: 72 });
    await world.teacher.client.call('PUT /api/assignment/:id/learner/:userID', {
      params: { id, userID: world.learner.id },
      body: { extra_time: { percent: 0, minutes: 0 }, due_at: at(23) },
    });
    expect(await mailed()).toEqual([expect.stringContaining('New'), `${world.learner.email}: Due soon: “Week 1”`]);
  });

  it('about an own due time come once, however often the teacher saves it [D196]', async () => {
    const { id } = await assign({ opens_at: at(0), due_at: at(200) });
    const due_at = at(100);
    const grant = (minutes: number) =>
      world.teacher.client.call('PUT /api/assignment/:id/learner/:userID', {
        params: { id, userID: world.learner.id },
        body: { extra_time: { percent: 0, minutes }, due_at },
      });
    await grant(0);
    await grant(10);
    test.clock.advance({ hours: 80 });
    const due = () => mailed().then((all) => all.filter((one) => one.includes('Due soon')));
    expect(await due()).toHaveLength(1);
    await grant(20);
    expect(await due()).toHaveLength(1);
  });

  it('do not go to learners of an archived class, nor to disabled accounts', async () => {
    await assign({ opens_at: at(0) });
    await world.admin.client.call('PUT /api/users/:id/status', {
      params: { id: world.learner.id },
      body: { status: 'disabled' },
    });
    expect(await mailed()).toEqual([]);
    await world.teacher.client.call('PATCH /api/class/:id', {
      params: { id: world.classID },
      body: { archived: true },
    });
    test.clock.advance({ hours: 60 });
    expect(await mailed()).toEqual([]);
  });

  it('are requested once by two processes at the same time [D196]', async () => {
    await assign({ opens_at: at(0) });
    await Promise.all([1, 2, 3].map(() => announceAssignmentsJob.run(test.deps, {})));
    expect(await mailed()).toHaveLength(1);
  });

  it('are turned off by the link of one of them, and on again by the account [D196]', async () => {
    await assign({ opens_at: at(0) });
    await mailed();
    const token = /token=(\S+)/.exec(test.outbox[0]?.text ?? '')?.[1] ?? '';
    const off = (value: string) => test.guest().call('POST /api/assignment-mails/off', { body: { token: value } });
    expect(await refusalOf(off(`${token}x`))).toMatchObject({ status: 404 });
    const own = () => world.learner.client.call('GET /api/user/assignment-mails', {});
    expect(await own()).toEqual({ on: true });
    expect(await off(decodeURIComponent(token))).toEqual({ on: false });
    expect(await own()).toEqual({ on: false });
    await assign({ name: 'Week 2', opens_at: at(0) });
    expect(await mailed()).toHaveLength(1);
    await world.learner.client.call('PUT /api/user/assignment-mails', { body: { on: true } });
    await assign({ name: 'Week 3', opens_at: at(0) });
    expect(await mailed()).toHaveLength(2);
  });
});
