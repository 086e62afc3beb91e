import { beforeEach, describe, expect, it } from 'vitest';
import { assignTo, startAssigned } from '../../testing/content/class-makers.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../testing/content/class-world.ts';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { fullReadingExam } from '../../testing/content/sample-exams.ts';
import { start } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

let test: TestApp;
let world: ClassWorld;
let assignment: string;
let sitting: string;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  const { exam_id: examID } = await (await createContentWorld(test)).publish(fullReadingExam());
  const fields = { items: [{ kind: 'exam' as const, examID }], now: test.deps.now() };
  assignment = (await assignTo(world.classID, world.teacher.client, fields)).id;
  sitting = (await startAssigned(assignment, world.learner.client)).sittingID ?? '';
});

const report = (left_count: number, left_seconds: number, { client }: Person = world.learner, id = sitting) =>
  client.call('POST /api/sitting/:id/presence', { params: { id }, body: { left_count, left_seconds } });
/** The report of a page that the learner left. */
const reportAway = (left_count: number, left_seconds: number, left_for: number) =>
  world.learner.client.call('POST /api/sitting/:id/presence', {
    params: { id: sitting },
    body: { left_count, left_seconds, left_for },
  });
const inRoom = async () => {
  const room = await world.teacher.client.call('GET /api/assignment/:id/room', { params: { id: assignment } });
  const { left_count, left_seconds, left_at = null, online } = room.learners[0] ?? {};
  const away = left_at === null ? null : Math.floor((room.now - left_at) / 1000);
  return { left_count, left_seconds, away, online };
};
const message = (text: string, user_id: string | null) =>
  test.deps.db
    .insertInto('room_messages')
    .values({ assignment_id: assignment, user_id, text, sent_by: world.teacher.id, sent_at: test.deps.now() })
    .execute();
const work = () => test.deps.db.selectFrom('assignment_work').selectAll().executeTakeFirstOrThrow();

describe('the learner’s app during an assigned exam', () => {
  it('is seen, and how often the page was left is the greatest count of any page [D199]', async () => {
    expect((await work()).seen_at).toBeNull();
    expect(await report(2, 40)).toEqual({ revision: 0, messages: [], left_count: 2, left_seconds: 40 });
    // A second tab that counts from nothing.
    expect(await report(0, 55)).toMatchObject({ left_count: 2, left_seconds: 55 });
    expect(await work()).toMatchObject({ seen_at: expect.any(Date), left_count: 2, left_seconds: 55 });
  });

  it('is away from the moment it states until a page that the learner sees reports [D199]', async () => {
    await reportAway(1, 0, 2000);
    test.clock.advance({ seconds: 10 });
    // Repeated reports do not move the beginning, whatever the clock of the page is.
    await reportAway(1, 0, 11_000);
    expect(await inRoom()).toEqual({ left_count: 1, left_seconds: 0, away: 12, online: true });
    await report(1, 12);
    expect(await inRoom()).toEqual({ left_count: 1, left_seconds: 12, away: null, online: true });
    // A report that was overtaken by the next one.
    await reportAway(1, 0, 12_000);
    expect(await inRoom()).toMatchObject({ left_seconds: 12, away: null });
  });

  it('is connected in a hidden page, whose timers run once a minute [D199]', async () => {
    await reportAway(1, 0, 0);
    test.clock.advance({ seconds: 61 });
    expect(await inRoom()).toMatchObject({ away: 61, online: true });
    test.clock.advance({ seconds: 30 });
    expect(await inRoom()).toMatchObject({ online: false });
  });

  it('ends an absence once by another page that did not count it [D199]', async () => {
    await reportAway(1, 0, 0);
    test.clock.advance({ seconds: 20 });
    expect(await report(0, 0)).toMatchObject({ left_count: 1, left_seconds: 20 });
    test.clock.advance({ seconds: 5 });
    await reportAway(1, 0, 25_000);
    await report(1, 20);
    expect(await inRoom()).toMatchObject({ left_count: 1, left_seconds: 20, away: null });
    await reportAway(2, 20, 1000);
    expect(await inRoom()).toMatchObject({ left_count: 2, left_seconds: 20, away: 1 });
  });

  it('is away until the end of the test at most, also when it is reopened [D199]', async () => {
    const { client } = world.learner;
    await start(client, sitting);
    await reportAway(1, 5, 0);
    test.clock.advance({ seconds: 30 });
    await world.teacher.client.call('POST /api/assignment/:id/room/end', {
      params: { id: assignment },
      body: { userID: world.learner.id, reason: 'A fire drill' },
    });
    test.clock.advance({ minutes: 10 });
    expect(await inRoom()).toMatchObject({ left_count: 1, left_seconds: 35, away: null });
    await world.teacher.client.call('POST /api/assignment/:id/room/reopen', {
      params: { id: assignment },
      body: { userID: world.learner.id, minutes: 0, reason: 'A fire drill' },
    });
    expect(await inRoom()).toMatchObject({ left_count: 1, left_seconds: 35, away: null });
  });

  it('gets the messages to all and to its learner, no others, the earliest first [D199]', async () => {
    await message('Write your names.', null);
    test.clock.advance({ seconds: 1 });
    await message('Sit by the window.', world.learner.id);
    await message('To another learner.', world.outsider.id);
    const { messages } = await report(0, 0);
    expect(messages.map(({ text }) => text)).toEqual(['Write your names.', 'Sit by the window.']);
    expect(messages[1]?.from).toMatch(/\w/);
    expect(new Date(messages[1]?.sent_at ?? '').getTime()).toBeGreaterThan(test.deps.now().getTime() - 60_000);
  });

  it('is answered 404 by sittings of other learners, of no assignment, and of none [D199]', async () => {
    for (const other of [world.outsider, world.teacher, world.admin])
      expect(await refusalOf(report(0, 0, other))).toMatchObject({ status: 404 });
    expect(await refusalOf(report(0, 0, world.learner, crypto.randomUUID()))).toMatchObject({ status: 404 });
    await test.deps.db.deleteFrom('assignment_work').execute();
    expect(await refusalOf(report(0, 0))).toMatchObject({ status: 404 });
    expect(await refusalOf(report(0, 0, { ...world.learner, client: test.guest() }))).toMatchObject({ status: 401 });
  });
});
