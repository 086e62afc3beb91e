import type { CommentBody } from '@bandwise/api-contract/learner';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { writingExam } from '../../../testing/content/sample-exams.ts';
import { begin, finish as finishSitting, save, start } from '../../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const FIRST = { task_achievement: 7, coherence: 6, vocabulary: 6, grammar: 6 };
const SECOND = { task_achievement: 5, coherence: 6, vocabulary: 7, grammar: 5 };
const WORDS = 'Towns grow.';

let test: TestApp;
let world: ContentWorld;
let exam_id: string;
let sectionID: string;
let ada: TestClient;
let mai: TestClient;
let ian: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  const exam = await world.publish(writingExam());
  exam_id = exam.exam_id;
  sectionID = firstSection(exam);
  const assessor = async (firstName: string) => test.signIn(await test.make.admin({ firstName, lastName: 'Byron' }));
  [ada, mai, ian] = [await assessor('Ada'), await assessor('Mai'), await assessor('Ian')];
});

async function handIn(): Promise<string> {
  const body = { id: crypto.randomUUID(), sectionID, text: WORDS };
  return (await world.learner.call('POST /api/submission', { body })).id;
}
const open = (by: TestClient, id: string) => by.call('GET /api/submission/:id/assessment', { params: { id } });
const claim = (by: TestClient, id: string) => by.call('POST /api/submission/:id/claim', { params: { id } });
const request = (by: TestClient, id: string) => by.call('POST /api/submission/:id/second-opinion', { params: { id } });
const withdraw = (by: TestClient, id: string) =>
  by.call('DELETE /api/submission/:id/second-opinion', { params: { id } });
const finish = (by: TestClient, id: string, revision: number) =>
  by.call('POST /api/submission/:id/opinion', { params: { id }, body: { revision } });
const release = (by: TestClient, id: string, revision: number, at_once = true) =>
  by.call('POST /api/submission/:id/release', { params: { id }, body: { revision, at_once } });
const keep = (by: TestClient, id: string) => by.call('POST /api/submission/:id/settle', { params: { id } });
const read = (id: string) => world.learner.call('GET /api/submission/:id', { params: { id } });
const comment = (text: string): CommentBody => ({
  id: crypto.randomUUID(),
  kind: 'task',
  start: 0,
  end: 5,
  text,
  correction: null,
});

/** Claims and saves a draft. @returns its revision. */
async function write(by: TestClient, id: string, bands: object, summary: string): Promise<number> {
  const { revision } = await claim(by, id);
  const body = { revision, bands, comments: [comment(`${summary}-comment`)], summary };
  return (await by.call('PUT /api/submission/:id/assessment', { params: { id }, body })).revision;
}
async function give(by: TestClient, id: string, bands: object, summary: string) {
  return finish(by, id, await write(by, id, bands, summary));
}
async function queueOf(by: TestClient, state: 'assessed' | 'second_opinion' | 'waiting') {
  return by.call('GET /api/submission/queue', { query: { state } });
}
const fileOf = async (by: TestClient, state: string) =>
  (
    await test.app.inject({
      url: `/api/submission.csv?state=${state}`,
      headers: { authorization: `Bearer ${by.token}` },
    })
  ).body;
const auditOf = async () =>
  (await world.admin.call('GET /api/audit', { query: {} })).entries
    .map(({ action }) => action)
    .filter((action) => action.startsWith('submission.'));

/** Everything that calls of an assessor tell about a submission. */
async function seenBy(by: TestClient, id: string): Promise<string> {
  const states = ['waiting', 'second_opinion', 'assessed'] as const;
  const parts = [await open(by, id)];
  const lists = [];
  for (const state of states) lists.push(await queueOf(by, state), await fileOf(by, state));
  return JSON.stringify([parts, lists]);
}

/** Two finished opinions on a text that is not released. */
async function withTwoOpinions(): Promise<string> {
  const id = await handIn();
  await request(ada, id);
  await give(ada, id, FIRST, 'SENTINEL-first');
  await give(mai, id, SECOND, 'SENTINEL-second');
  return id;
}

describe('a second opinion that was requested before the first is ready', () => {
  it('is given by another assessor, and both are shown with the second', async () => {
    const id = await handIn();
    const revision = await write(ada, id, FIRST, 'first');
    expect((await request(ada, id)).opinions).toMatchObject({ phase: 'first', requested_by: 'Ada Byron' });
    expect((await request(ada, id)).opinions).toMatchObject({ phase: 'first' });
    expect(await refusalOf(release(ada, id, revision))).toMatchObject({ code: 'version_conflict' });
    const finished = await finish(ada, id, revision);
    expect(finished).toMatchObject({
      claim: null,
      draft: null,
      may_claim: false,
      opinions: { phase: 'second', first: { bands: FIRST, band: 6.25, by: 'Ada Byron' }, second: null },
    });
    // The response was lost.
    expect((await finish(ada, id, revision)).opinions).toEqual(finished.opinions);
    expect(await refusalOf(claim(ada, id))).toMatchObject({
      status: 403,
      message: 'You have seen the first opinion, so another assessor must give the second one.',
    });
    const both = await give(mai, id, SECOND, 'second');
    expect(both.opinions).toMatchObject({
      phase: 'settle',
      first: { bands: FIRST, summary: 'first' },
      second: { bands: SECOND, summary: 'second', band: 5.75, by: 'Mai Byron' },
    });
    expect((await open(ada, id)).opinions).toEqual(both.opinions);
    expect(await auditOf()).toEqual(['submission.opinion', 'submission.opinion', 'submission.request_opinion']);
  });

  it('hides each opinion from the other assessor, in every call, until both are finished [D185]', async () => {
    const id = await handIn();
    await request(world.admin, id);
    const draft = await write(ada, id, FIRST, 'SENTINEL-first');
    expect(await seenBy(mai, id)).not.toContain('SENTINEL');
    await finish(ada, id, draft);
    expect(await seenBy(mai, id)).not.toContain('SENTINEL');
    const revision = await write(mai, id, SECOND, 'SENTINEL-second');
    expect(await seenBy(mai, id)).not.toContain('SENTINEL-first');
    expect(await seenBy(ada, id)).not.toContain('SENTINEL-second');
    expect(await seenBy(ada, id)).toContain('SENTINEL-first');
    await finish(mai, id, revision);
    for (const by of [ada, mai, ian]) {
      const seen = await seenBy(by, id);
      expect(seen).toContain('SENTINEL-first');
      expect(seen).toContain('SENTINEL-second');
    }
    expect(JSON.stringify(await read(id))).not.toContain('SENTINEL');
    expect((await read(id)).state).toBe('being_assessed');
  });

  it('is not given by an assessor who continued the first, and the draft of the second is continued by a third', async () => {
    const id = await handIn();
    await request(world.admin, id);
    await write(ada, id, FIRST, 'first');
    await ada.call('DELETE /api/submission/:id/claim', { params: { id } });
    // Mai reads the draft of Ada, and finishes it.
    expect((await claim(mai, id)).draft).toMatchObject({ summary: 'first' });
    await finish(mai, id, (await open(mai, id)).revision);
    for (const by of [ada, mai]) expect(await refusalOf(claim(by, id))).toMatchObject({ code: 'forbidden' });
    await write(ian, id, SECOND, 'second');
    await ian.call('DELETE /api/submission/:id/claim', { params: { id } });
    expect((await claim(world.admin, id)).draft).toMatchObject({ summary: 'second' });
    expect((await open(ada, id)).draft).toBeNull();
  });

  it('needs every band', async () => {
    const id = await handIn();
    await request(ada, id);
    const revision = await write(ada, id, { coherence: 6 }, 'first');
    expect(await refusalOf(finish(ada, id, revision))).toMatchObject({ status: 422 });
    expect(await refusalOf(finish(ada, id, revision - 1))).toMatchObject({ code: 'version_conflict' });
    expect(await refusalOf(finish(mai, id, revision))).toMatchObject({ code: 'submission_claimed' });
  });

  it('cannot be requested or withdrawn while another assessor works on the text', async () => {
    const id = await handIn();
    await claim(ada, id);
    expect(await refusalOf(request(mai, id))).toMatchObject({ code: 'submission_claimed' });
    await request(ada, id);
    expect(await refusalOf(withdraw(mai, id))).toMatchObject({ code: 'submission_claimed' });
  });
});

describe('a second opinion on a released assessment', () => {
  async function released() {
    const id = await handIn();
    await release(ada, id, await write(ada, id, FIRST, 'SENTINEL-first'));
    return id;
  }

  it('hides the released bands from the other assessors, and not from the learner', async () => {
    const id = await released();
    await request(ada, id);
    expect((await read(id)).feedback).toMatchObject({ band: 6.25 });
    expect(await open(mai, id)).toMatchObject({
      released: [],
      draft: null,
      opinions: { phase: 'second', first: null },
    });
    expect((await queueOf(mai, 'assessed')).submissions).toMatchObject([{ id, band: null, opinions: 'second' }]);
    expect((await queueOf(ada, 'assessed')).submissions).toMatchObject([{ id, band: 6.25, may_claim: false }]);
    expect(await fileOf(mai, 'assessed')).toContain(',2,,,,,,,,,,Ada');
    expect(await fileOf(ada, 'assessed')).toContain(',2,,6.25,7,,6,,6,6,,Ada');
    expect(await seenBy(mai, id)).not.toContain('SENTINEL');
    expect(await claim(mai, id)).toMatchObject({ draft: null, released: [], claim: { isOwn: true } });
  });

  it('hides the released bands from administrators in results too, and shows them again with the second', async () => {
    const id = await released();
    const { learnerId } = world;
    const seen = async () => {
      const { results } = await mai.call('GET /api/result', { query: { kind: 'submission' } });
      const { submissions } = await mai.call('GET /api/result/learner/:id', { params: { id: learnerId } });
      const { body } = await test.app.inject({
        url: '/api/result.csv?kind=submission',
        headers: { authorization: `Bearer ${mai.token}` },
      });
      const bandOf = (row: (typeof results)[number] | undefined) => (row?.kind === 'submission' ? row.band : undefined);
      return [bandOf(results[0]), submissions[0]?.band, body.includes('6.25')];
    };
    const signed = (by: TestClient) => by.call('GET /api/submission/:id/signed-result', { params: { id } });
    expect(await seen()).toEqual([6.25, 6.25, true]);
    await request(ada, id);
    expect(await seen()).toEqual([null, null, false]);
    expect(await refusalOf(signed(mai))).toMatchObject({ code: 'not_submitted' });
    for (const by of [ada, world.learner]) expect(await signed(by)).toHaveProperty('payload');
    await give(mai, id, SECOND, 'second');
    expect(await seen()).toEqual([6.25, 6.25, true]);
    expect(await signed(mai)).toHaveProperty('payload');
  });

  it('hides the band in the result of a whole exam', async () => {
    const writing = await world.publish(writingExam());
    const { id } = await begin(world.learner, writing);
    await start(world.learner, id);
    const text = { value: WORDS, at: test.deps.now().getTime() };
    await save(world.learner, id, { sectionID: firstSection(writing), text });
    await finishSitting(world.learner, id);
    const [handedIn] = (await world.learner.call('GET /api/submission', { query: {} })).submissions;
    const textId = handedIn?.id ?? '';
    await release(ada, textId, await write(ada, textId, FIRST, 'first'));
    await request(ada, textId);
    const partOf = async (by: TestClient, call: 'admin' | 'learner') => {
      const params = { id };
      const { exams } =
        call === 'admin'
          ? (await by.call('GET /api/result/sitting/:id', { params })).result
          : await by.call('GET /api/sitting/:id/result', { params });
      return exams[0]?.parts[0];
    };
    expect(await partOf(mai, 'admin')).toMatchObject({ submission: { band: null } });
    expect(await partOf(world.learner, 'learner')).toMatchObject({ submission: { band: 6.25 } });
    await give(mai, textId, SECOND, 'second');
    expect(await partOf(mai, 'admin')).toMatchObject({ submission: { band: 6.25 } });
  });

  it('waits until a release can no longer be undone', async () => {
    const id = await handIn();
    await release(ada, id, await write(ada, id, FIRST, 'first'), false);
    expect(await refusalOf(request(ada, id))).toMatchObject({ code: 'version_conflict' });
    test.clock.advance({ minutes: 2 });
    expect((await request(ada, id)).opinions).toMatchObject({ phase: 'second' });
  });

  it('is settled by keeping the released assessment, once', async () => {
    const id = await released();
    await request(ada, id);
    expect(await refusalOf(keep(ian, id))).toMatchObject({ code: 'version_conflict' });
    await give(mai, id, SECOND, 'second');
    expect((await keep(ian, id)).opinions).toMatchObject({ phase: 'settled' });
    expect((await keep(ian, id)).opinions).toMatchObject({ phase: 'settled' });
    expect((await read(id)).feedback).toMatchObject({ version: 1, band: 6.25 });
    expect((await auditOf())[0]).toBe('submission.settle');
    expect(await refusalOf(request(ada, id))).toMatchObject({ code: 'version_conflict' });
  });
});

describe('two opinions [D185]', () => {
  it('are settled by a release, which the learner sees alone', async () => {
    const id = await withTwoOpinions();
    const revision = await write(ian, id, { ...SECOND, grammar: 6 }, 'Final');
    const settled = await release(ian, id, revision);
    expect(settled).toMatchObject({
      opinions: { phase: 'settled', first: { band: 6.25 }, second: { band: 5.75 } },
      released: [{ version: 1, band: 6 }],
    });
    const seen = JSON.stringify(await read(id));
    expect(seen).toContain('Final');
    expect(seen).not.toContain('SENTINEL');
    expect(await refusalOf(withdraw(ian, id))).toMatchObject({ code: 'version_conflict' });
  });

  it('wait again if the release that settled them is undone', async () => {
    const id = await withTwoOpinions();
    await release(ian, id, await write(ian, id, SECOND, 'Final'), false);
    expect((await open(ian, id)).opinions).toMatchObject({ phase: 'settled' });
    const params = { id };
    expect((await ian.call('POST /api/submission/:id/undo', { params, body: { version: 1 } })).opinions).toMatchObject({
      phase: 'settle',
    });
  });

  it('outlive the assessors who gave them, without their names', async () => {
    const { id: graceId, ...grace } = await test.make.admin();
    const id = await handIn();
    await request(ada, id);
    await give(await test.signIn({ id: graceId, ...grace }), id, FIRST, 'first');
    await world.admin.call('DELETE /api/users/:id', { params: { id: graceId } });
    await give(mai, id, SECOND, 'second');
    expect((await open(mai, id)).opinions).toMatchObject({ first: { by: null, band: 6.25 } });
  });
});

describe('the request', () => {
  it('can be withdrawn: the first opinion is the draft again, and an unfinished second one is deleted', async () => {
    const id = await handIn();
    await request(ada, id);
    await give(ada, id, FIRST, 'first');
    await write(mai, id, SECOND, 'second');
    await mai.call('DELETE /api/submission/:id/claim', { params: { id } });
    const withdrawn = await withdraw(ada, id);
    expect(withdrawn).toMatchObject({ opinions: null, draft: { bands: FIRST, by: 'Ada Byron' }, may_claim: true });
    expect((await withdraw(ada, id)).opinions).toBeNull();
    const { revision } = await claim(ada, id);
    expect((await release(ada, id, revision)).released).toMatchObject([{ band: 6.25 }]);
    await request(ada, id);
    expect(await withdraw(ada, id)).toMatchObject({ opinions: null, draft: null, released: [{ band: 6.25 }] });
  });
});

describe('the queue', () => {
  it('lists texts that wait for a second opinion or to be settled apart from the others', async () => {
    const wanted = await handIn();
    await request(ada, wanted);
    const idsOf = async (state: 'second_opinion' | 'waiting') =>
      (await queueOf(ada, state)).submissions.map(({ id }) => id);
    expect((await queueOf(ada, 'waiting')).submissions).toMatchObject([{ id: wanted, opinions: 'first' }]);
    await give(ada, wanted, FIRST, 'first');
    expect(await idsOf('waiting')).toEqual([]);
    expect(await queueOf(mai, 'second_opinion')).toMatchObject({
      submissions: [{ id: wanted, exam_id, opinions: 'second', may_claim: true, has_draft: false }],
      counts: { waiting: 0, second_opinion: 1, assessed: 0 },
      total: 1,
    });
    await give(mai, wanted, SECOND, 'second');
    expect(await idsOf('second_opinion')).toEqual([wanted]);
    await release(ian, wanted, await write(ian, wanted, FIRST, 'Final'));
    expect(await idsOf('second_opinion')).toEqual([]);
  });
});

describe('the agreement of assessors [D185]', () => {
  const agreement = () => world.admin.call('GET /api/agreement', {});

  it('compares finished pairs by criterion and by assessor', async () => {
    const none = { pairs: 0, exact: null, within_one: null, kappa: null };
    expect(await agreement()).toEqual({ submissions: 0, all: none, criteria: [], assessors: [] });
    await withTwoOpinions();
    const unfinished = await handIn();
    await request(ada, unfinished);
    await give(ada, unfinished, FIRST, 'first');
    // Differences: 2, 0, −1, 1. κ = 1 − 4·6 ÷ (4·292 − 2·25·23).
    expect(await agreement()).toEqual({
      submissions: 1,
      all: { pairs: 4, exact: 0.25, within_one: 0.75, kappa: 1 - (4 * 6) / (4 * (157 + 135) - 2 * 25 * 23) },
      criteria: [
        { criterion: 'task_achievement', pairs: 1, exact: 0, within_one: 0, kappa: 0 },
        { criterion: 'coherence', pairs: 1, exact: 1, within_one: 1, kappa: null },
        { criterion: 'vocabulary', pairs: 1, exact: 0, within_one: 1, kappa: 0 },
        { criterion: 'grammar', pairs: 1, exact: 0, within_one: 1, kappa: 0 },
      ],
      assessors: [
        { name: 'Mai Byron', pairs: 1, mean_difference: -0.5 },
        { name: 'Ada Byron', pairs: 1, mean_difference: 0.5 },
      ],
    });
  });
});

describe('with SUBMISSIONS=off', () => {
  it('none of the calls exists', async () => {
    const id = await withTwoOpinions();
    const off = await createTestApp({ beside: test, env: { SUBMISSIONS: 'off' } });
    const admin = Object.assign(off.guest(), { token: world.admin.token });
    for (const call of [
      () => request(admin, id),
      () => withdraw(admin, id),
      () => finish(admin, id, 0),
      () => keep(admin, id),
      () => admin.call('GET /api/agreement', {}),
      () => admin.call('GET /api/assessor', {}),
      () => admin.call('PUT /api/assessor/remark/:id', { params: { id }, body: { text: 'Mine' } }),
      () => admin.call('DELETE /api/assessor/remark/:id', { params: { id } }),
      () => admin.call('PUT /api/assessor/daily-mail', { body: { daily_mail: true } }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
  });
});
