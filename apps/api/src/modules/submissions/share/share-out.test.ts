import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { writingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import { joinClass } from '../../../testing/content/class-makers.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../../testing/content/class-world.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { mailQueueJob } from '../assessors/mail-queue.job.ts';

const BANDS = { task_achievement: 7, coherence: 6, vocabulary: 6, grammar: 6 };

let test: TestApp;
let world: ContentWorld;
let sectionID: string;
let teacher: Person;
let stranger: Person;
let learner: Person;
let outsider: Person;
let classID: string;
let colleague: Person;
let people: ClassWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  sectionID = firstSection(await world.publish(writingExam()));
  people = await createClassWorld(test);
  colleague = await people.person('teacher');
  ({ teacher, stranger, learner, outsider, classID } = people);
  await joinClass(test, classID, { teachers: [colleague.id] });
});

const handIn = async ({ client }: Person) =>
  (await client.call('POST /api/submission', { body: { id: crypto.randomUUID(), sectionID, text: 'Towns grow.' } })).id;
const queueOf = async ({ client }: { client: TestClient }, query: { shared?: 'me' | 'none'; class?: string } = {}) => {
  const { submissions, counts } = await client.call('GET /api/submission/queue', { query });
  return { ids: submissions.map(({ id }) => id), waiting: counts.waiting };
};
const share = (assessors: readonly string[], { client } = teacher) =>
  client.call('POST /api/submission/share', { body: { class: classID, assessors: [...assessors] } });
const choose = (id: string, assessor: string | null, { client } = teacher) =>
  client.call('PUT /api/submission/:id/assessor', { params: { id }, body: { assessor } });

describe('a teacher', () => {
  it('finds and assesses the submissions of the learners of their classes, and no others [D195] [D201]', async () => {
    const own = await handIn(learner);
    const other = await handIn(outsider);
    expect(await queueOf(teacher)).toEqual({ ids: [own], waiting: 1 });
    expect(await queueOf(stranger)).toEqual({ ids: [other], waiting: 1 });
    expect((await queueOf({ client: world.admin })).ids).toEqual([own, other]);
    const { revision } = await teacher.client.call('POST /api/submission/:id/claim', { params: { id: own } });
    const saved = await teacher.client.call('PUT /api/submission/:id/assessment', {
      params: { id: own },
      body: { revision, bands: BANDS, comments: [], summary: 'Clear.' },
    });
    const body = { revision: saved.revision, at_once: true };
    await teacher.client.call('POST /api/submission/:id/release', { params: { id: own }, body });
    const read = await learner.client.call('GET /api/submission/:id', { params: { id: own } });
    expect(read.feedback?.summary).toBe('Clear.');
  });

  it('does not find another class’s submission by any call [D195]', async () => {
    const id = await handIn(learner);
    const params = { id };
    const body = { revision: 0, bands: BANDS, comments: [], summary: '' };
    const { client } = stranger;
    const refusals = [
      client.call('GET /api/submission/:id/assessment', { params }),
      client.call('POST /api/submission/:id/claim', { params }),
      client.call('DELETE /api/submission/:id/claim', { params }),
      client.call('PUT /api/submission/:id/assessment', { params, body }),
      client.call('POST /api/submission/:id/release', { params, body: { revision: 0 } }),
      client.call('POST /api/submission/:id/undo', { params, body: { version: 1 } }),
      client.call('POST /api/submission/:id/second-opinion', { params }),
      client.call('DELETE /api/submission/:id/second-opinion', { params }),
      client.call('POST /api/submission/:id/opinion', { params, body: { revision: 0 } }),
      choose(id, stranger.id, stranger),
      client.call('GET /api/submission/share', { query: { class: classID } }),
      share([stranger.id], stranger),
      client.call('GET /api/submission/:id', { params }),
    ];
    const refused = await Promise.all(refusals.map(refusalOf));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]));
    const exported = await client.call('GET /api/submission.csv', { query: { class: classID } });
    expect(JSON.stringify(exported)).not.toContain('Lan');
  });

  it('loses them when a learner leaves the class [D195]', async () => {
    const id = await handIn(learner);
    await test.deps.db.deleteFrom('class_members').where('user_id', '=', learner.id).execute();
    expect(await queueOf(teacher)).toEqual({ ids: [], waiting: 0 });
    const claim = teacher.client.call('POST /api/submission/:id/claim', { params: { id } });
    expect(await refusalOf(claim)).toMatchObject({ status: 404 });
  });

  it('gives the second opinion, and an administrator settles the two [D201]', async () => {
    const id = await handIn(learner);
    const params = { id };
    await teacher.client.call('POST /api/submission/:id/second-opinion', { params });
    for (const { client } of [teacher, colleague]) {
      const { revision } = await client.call('POST /api/submission/:id/claim', { params });
      const saved = await client.call('PUT /api/submission/:id/assessment', {
        params,
        body: { revision, bands: BANDS, comments: [], summary: '' },
      });
      await client.call('POST /api/submission/:id/opinion', { params, body: { revision: saved.revision } });
    }
    const refused = teacher.client.call('POST /api/submission/:id/claim', { params });
    expect(await refusalOf(refused)).toMatchObject({
      status: 403,
      message: 'Only an administrator can compare the two opinions.',
    });
    expect((await world.admin.call('POST /api/submission/:id/claim', { params })).may_claim).toBe(true);
  });

  it('is mailed about the submissions of their classes only [D201]', async () => {
    await handIn(outsider);
    await teacher.client.call('PUT /api/assessor/daily-mail', { body: { daily_mail: true } });
    test.clock.advance({ hours: 24 });
    await mailQueueJob.run(test.deps, {});
    expect(test.outbox).toEqual([]);
    await handIn(learner);
    await mailQueueJob.run(test.deps, {});
    expect(test.outbox).toMatchObject([{ subject: '1 submission is waiting to be assessed' }]);
  });
});

describe('the submissions of a class', () => {
  it('are shared out evenly, and stay with their assessors [D201]', async () => {
    for (let count = 0; count < 5; count += 1) await handIn(learner);
    await handIn(outsider);
    const counts = ({ unshared, assessors }: Awaited<ReturnType<typeof share>>) => [
      unshared,
      ...[teacher, colleague].map(({ id }) => assessors.find((one) => one.id === id)?.waiting),
    ];
    const before = await teacher.client.call('GET /api/submission/share', { query: { class: classID } });
    expect(counts(before)).toEqual([5, 0, 0]);
    const after = counts(await share([teacher.id, colleague.id]));
    expect(after).toEqual([0, ...(after[1] === 3 ? [3, 2] : [2, 3])]);
    const own = await queueOf(teacher, { shared: 'me' });
    expect(own.ids).toHaveLength(Number(after[1]));
    expect(counts(await share([colleague.id]))).toEqual(after);
    await handIn(learner);
    expect((await queueOf(teacher, { shared: 'none' })).ids).toHaveLength(1);
    expect(counts(await share([teacher.id]))).toEqual([0, Number(after[1]) + 1, after[2]]);
  });

  it('are not shared out or counted while a second opinion is wanted, like in the queue [D201]', async () => {
    const id = await handIn(learner);
    const params = { id };
    await teacher.client.call('POST /api/submission/:id/second-opinion', { params });
    const { revision } = await teacher.client.call('POST /api/submission/:id/claim', { params });
    const body = { revision, bands: BANDS, comments: [], summary: '' };
    const saved = await teacher.client.call('PUT /api/submission/:id/assessment', { params, body });
    await teacher.client.call('POST /api/submission/:id/opinion', { params, body: { revision: saved.revision } });
    expect((await queueOf(teacher)).waiting).toBe(0);
    const before = await teacher.client.call('GET /api/submission/share', { query: { class: classID } });
    expect(before.unshared).toBe(0);
    await share([teacher.id]);
    const { assigned_to } = await teacher.client.call('GET /api/submission/:id/assessment', { params });
    expect(assigned_to).toBeNull();
  });

  it('are given to an assessor by hand, and back [D201]', async () => {
    const id = await handIn(learner);
    expect((await choose(id, colleague.id)).assigned_to).toMatchObject({ id: colleague.id });
    expect((await queueOf(colleague, { shared: 'me' })).ids).toEqual([id]);
    expect((await choose(id, null)).assigned_to).toBeNull();
    const entries = await world.admin.call('GET /api/audit', { query: { search: 'assessor' } });
    expect(entries.entries).toHaveLength(2);
  });

  it('have assessors without a class: for a teacher those of their classes, for an administrator all [D201]', async () => {
    const id = await handIn(learner);
    await handIn(outsider);
    await choose(id, colleague.id);
    const shown = async ({ client }: { readonly client: TestClient }, query: { learner?: string } = {}) => {
      const { unshared, assessors } = await client.call('GET /api/submission/share', { query });
      return { unshared, ...Object.fromEntries(assessors.map((one) => [one.id, one.waiting])) };
    };
    expect(await shown(teacher)).toEqual({ unshared: 0, [teacher.id]: 0, [colleague.id]: 1 });
    expect(await shown(stranger)).toEqual({ unshared: 1, [stranger.id]: 0 });
    const { admin } = people;
    const everyone = await shown(admin);
    expect(everyone).toMatchObject({
      unshared: 1,
      [admin.id]: 0,
      [teacher.id]: 0,
      [colleague.id]: 1,
      [stranger.id]: 0,
    });
    expect(everyone).not.toHaveProperty(learner.id);
    // Only assessors of the learner are listed: the chosen assessor is never refused.
    expect(await shown(teacher, { learner: learner.id })).toEqual({ unshared: 0, [teacher.id]: 0, [colleague.id]: 1 });
    const ofOutsider = await shown(admin, { learner: outsider.id });
    expect(ofOutsider).toMatchObject({ [admin.id]: 0, [stranger.id]: 0 });
    expect(ofOutsider).not.toHaveProperty(teacher.id);
    const refused = teacher.client.call('GET /api/submission/share', { query: { learner: outsider.id } });
    expect(await refusalOf(refused)).toMatchObject({ status: 404 });
  });

  it('are not given to someone who may not assess them [D201]', async () => {
    const id = await handIn(learner);
    expect(await refusalOf(choose(id, stranger.id))).toMatchObject({ status: 422 });
    expect(await refusalOf(choose(id, learner.id))).toMatchObject({ status: 422 });
    expect(await refusalOf(share([teacher.id, stranger.id]))).toMatchObject({ status: 422 });
    expect((await queueOf(teacher, { shared: 'none' })).ids).toEqual([id]);
  });
});
