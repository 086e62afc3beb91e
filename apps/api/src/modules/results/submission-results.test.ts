import type { ResultListQuery, SubmissionResult } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { writingExam } from '../../testing/content/sample-exams.ts';
import { begin, finish, save, start } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

const BANDS = { task_achievement: 7, coherence: 6, vocabulary: 6, grammar: 6 };
const TEXT = 'Towns grow, however slowly.';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const list = async (query: Partial<ResultListQuery> = {}) =>
  (await world.admin.call('GET /api/result', { query: { kind: 'submission', ...query } })).results.filter(
    (row): row is SubmissionResult => row.kind === 'submission',
  );
const bandsOf = async (query: Partial<ResultListQuery> = {}) => (await list(query)).map(({ band }) => band);

async function handIn(sectionID: string, client: TestClient = world.learner) {
  test.clock.advance({ minutes: 1 });
  const id: string = crypto.randomUUID();
  await client.call('POST /api/submission', { body: { id, sectionID, text: TEXT } });
  return id;
}

async function assess(id: string, bands: object, { at_once = true } = {}) {
  const params = { id };
  const { revision } = await world.admin.call('POST /api/submission/:id/claim', { params });
  const saved = await world.admin.call('PUT /api/submission/:id/assessment', {
    params,
    body: { revision, bands, comments: [], summary: '' },
  });
  await world.admin.call('POST /api/submission/:id/release', { params, body: { revision: saved.revision, at_once } });
}

describe('what was handed in [D191]', () => {
  it('is listed with its state, its bands and its assessor', async () => {
    const sectionID = await world.section(writingExam());
    const id = await handIn(sectionID);
    expect(await list()).toMatchObject([
      {
        kind: 'submission',
        id,
        learner: { id: world.learnerId },
        section_id: sectionID,
        skill: 'writing',
        part_number: 1,
        title: 'Writing Task 1',
        sitting_id: null,
        words: 4,
        state: 'handed_in',
        band: null,
        bands: null,
        assessor: null,
      },
    ]);
    await assess(id, BANDS, { at_once: false });
    expect(await list()).toMatchObject([{ state: 'being_assessed', band: null, bands: null, assessor: null }]);
    test.clock.advance({ minutes: 1 });
    expect(await list()).toMatchObject([
      { state: 'assessed', band: 6.25, bands: BANDS, assessor: expect.stringMatching(/./) },
    ]);
  });

  it('is found, sorted by band, and taken once for each learner', async () => {
    const [one, two] = [await world.section(writingExam()), await world.section(writingExam({ title: 'Rivers' }))];
    const low = { ...BANDS, grammar: 2 };
    await assess(await handIn(one), low);
    await assess(await handIn(one), BANDS);
    await assess(await handIn(two), { ...BANDS, grammar: 9 });
    await handIn(two);
    expect(await bandsOf()).toEqual([null, 7, 6.25, 5.25]);
    expect(await bandsOf({ sort: 'marks', order: 'asc' })).toEqual([null, 5.25, 6.25, 7]);
    expect(await bandsOf({ take: 'best' })).toEqual([7, 6.25]);
    expect(await bandsOf({ take: 'first' })).toEqual([7, 5.25]);
    expect(await bandsOf({ section: one })).toEqual([6.25, 5.25]);
    expect(await bandsOf({ search: 'rivers' })).toEqual([null, 7]);
    expect(await bandsOf({ sort: 'test', order: 'asc', take: 'last' })).toEqual([7, 6.25]);
    expect(await bandsOf({ learner: (await test.make.learner()).id })).toEqual([]);
  });

  it('is a file with a column for each criterion', async () => {
    const sectionID = await world.section(writingExam());
    await assess(await handIn(sectionID), BANDS);
    const reply = await test.app.inject({
      url: '/api/result.csv?kind=submission',
      headers: { authorization: `Bearer ${world.admin.token}` },
    });
    const [header = '', row = '', ...rest] = reply.body.replace('\uFEFF', '').split('\r\n').filter(Boolean);
    const cells = Object.fromEntries(header.split(',').map((name, index) => [name, row.split(',')[index]]));
    expect(cells).toMatchObject({
      Skill: 'writing',
      Test: 'Writing Task 1',
      Part: '1',
      Words: '4',
      State: 'Assessed',
      Band: '6.25',
      'Task Achievement': '7',
      'Task Response': '',
      'Coherence and Cohesion': '6',
      'In a full test': 'No',
    });
    expect(cells['Assessor']).not.toBe('');
    expect(rest).toEqual([]);
  });

  it('is on the page of its learner, and gives a whole writing exam its band', async () => {
    const [task] = writingExam().writing ?? [];
    if (!task) throw new Error('The exam has no task');
    const exam = await world.publish({ description: 'Two', writing: [task, { ...task, part_number: 2 }] });
    const { id } = await begin(world.learner, exam);
    await start(world.learner, id);
    const at = test.deps.now().getTime();
    for (const { id: sectionID } of exam.sections)
      await save(world.learner, id, { sectionID, text: { value: TEXT, at } });
    await finish(world.learner, id);
    const { submissions: own } = await world.learner.call('GET /api/submission', { query: {} });
    for (const { id: text, task: of } of own)
      await assess(
        text,
        of === 'writing_task_1' ? BANDS : { task_response: 7, coherence: 7, vocabulary: 7, grammar: 8 },
      );
    const params = { id: world.learnerId };
    const { bands, submissions } = await world.admin.call('GET /api/result/learner/:id', { params });
    expect(bands).toMatchObject([{ sitting_id: id, marks: null, band: { band: 7 } }]);
    expect(new Set(submissions.map(({ band, sitting_id }) => `${band} ${sitting_id}`))).toEqual(
      new Set([`6.25 ${id}`, `7.25 ${id}`]),
    );
    const { results } = await world.admin.call('GET /api/result', { query: { kind: 'exam' } });
    expect(results).toMatchObject([{ marks: null, band: { band: 7 } }]);
  });

  it('is not there with SUBMISSIONS=off, and for administrators only', async () => {
    await handIn(await world.section(writingExam()));
    const off = await createTestApp({ beside: test, env: { SUBMISSIONS: 'off' } });
    const admin = Object.assign(off.guest(), { token: world.admin.token });
    const query = { kind: 'submission' } as const;
    expect(await refusalOf(admin.call('GET /api/result', { query }))).toMatchObject({ status: 404 });
    const params = { id: world.learnerId };
    expect((await admin.call('GET /api/result/learner/:id', { params })).submissions).toEqual([]);
    expect(await refusalOf(world.learner.call('GET /api/result', { query }))).toMatchObject({ status: 403 });
  });
});
