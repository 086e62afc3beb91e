import type { AssessmentBody, ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import type { CommentBody } from '@bandwise/api-contract/learner';
import { LIMITS } from '@bandwise/domain';
import { readSignedAssessment } from '@bandwise/domain/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLAIM_LIFE, HANDED_IN_TEXTS, RELEASE_UNDO } from '../../limits.ts';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, writingExam } from '../../testing/content/sample-exams.ts';
import { begin, finish, resultOf, save, start } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { makeDue } from '../../testing/make-due.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

const TASK = '<p>Some people think that towns should grow. To what extent do you agree?</p>';
const MODEL_ANSWER = '<p>SENTINEL-model-answer</p>';
const TEXT = 'Towns grow. Some people think that towns should grow, however slowly.';
const BANDS = { task_achievement: 7, coherence: 6, vocabulary: 6, grammar: 6 };

let test: TestApp;
let world: ContentWorld;
let exam: ExamSaved;
let sectionID: string;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  exam = await world.publish(writingExam({ examContent: TASK, modelAnswer: MODEL_ANSWER, words: 160 }));
  sectionID = firstSection(exam);
});

const saveText = (client: TestClient, id: string, value: string, at = test.deps.now().getTime()) =>
  client.call('PUT /api/submission/draft/:sectionID', {
    params: { sectionID },
    body: { id, text: { value, at }, pasted_words: 1 },
  });
const draftOf = async (client: TestClient) =>
  (await client.call('GET /api/submission/draft/:sectionID', { params: { sectionID } })).draft;
const handIn = (client: TestClient, text = TEXT, id: string = crypto.randomUUID()) =>
  client.call('POST /api/submission', { body: { id, sectionID, text, pasted_words: 3 } });
const read = (client: TestClient, id: string) => client.call('GET /api/submission/:id', { params: { id } });
const ownOf = async (client: TestClient) => (await client.call('GET /api/submission', { query: {} })).submissions;

const queue = (query: { state?: 'waiting' | 'assessed'; search?: string; learner?: string; exam?: string } = {}) =>
  world.admin.call('GET /api/submission/queue', { query });
const open = (id: string, admin = world.admin) => admin.call('GET /api/submission/:id/assessment', { params: { id } });
const claim = (id: string, admin = world.admin) => admin.call('POST /api/submission/:id/claim', { params: { id } });
const assess = (
  { id, revision }: Pick<AssessmentBody, 'id' | 'revision'>,
  given: { bands?: object; comments?: CommentBody[]; summary?: string } = {},
  admin = world.admin,
) =>
  admin.call('PUT /api/submission/:id/assessment', {
    params: { id },
    body: { revision, bands: BANDS, comments: [], summary: 'SENTINEL-summary', ...given },
  });
const release = (id: string, revision: number, at_once = false, admin = world.admin) =>
  admin.call('POST /api/submission/:id/release', { params: { id }, body: { revision, at_once } });
const undo = (id: string, version = 1) =>
  world.admin.call('POST /api/submission/:id/undo', { params: { id }, body: { version } });
const withoutNow = ({ now: _, ...rest }: AssessmentBody) => rest;
const comment = (fields: Partial<CommentBody> = {}): CommentBody => ({
  id: crypto.randomUUID(),
  kind: 'grammar',
  start: 0,
  end: 5,
  text: 'SENTINEL-comment',
  correction: null,
  ...fields,
});

/** A writing exam with both tasks. */
function twoTasks(): ExamInput {
  const [task] = writingExam({ examContent: TASK }).writing ?? [];
  if (!task) throw new Error('The exam has no task');
  return { description: 'Writing', writing: [task, { ...task, part_number: 2, title: 'Writing Task 2' }] };
}

/** Hands in a text, and assesses and releases it at once. */
async function assessed(client = world.learner) {
  const { id } = await handIn(client);
  const { revision } = await assess(await claim(id), { comments: [comment()] });
  return release(id, revision, true);
}

describe('a text before it is handed in', () => {
  it('is saved, one for each section, and the latest change of any device wins', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const now = test.deps.now().getTime();
    expect(await draftOf(world.learner)).toBeNull();
    await saveText(world.learner, first, 'Towns', now - 2000);
    const { draft } = await saveText(world.learner, second, 'Towns grow', now - 1000);
    expect(draft).toEqual({ id: first, text: { value: 'Towns grow', at: now - 1000 }, pasted_words: 1 });
    expect((await saveText(world.learner, first, 'Late', now - 1500)).draft).toEqual(draft);
    expect(await draftOf(world.learner)).toEqual(draft);
    expect(await draftOf(await world.newLearner())).toBeNull();
    expect(await ownOf(world.learner)).toEqual([]);
    expect((await queue()).submissions).toEqual([]);
  });

  it('is saved by the clock of the server, whatever a device says', async () => {
    const id = crypto.randomUUID();
    await saveText(world.learner, id, 'From the future', Number.MAX_SAFE_INTEGER);
    test.clock.advance({ minutes: 10 });
    expect((await saveText(world.learner, id, 'Now')).draft).toMatchObject({ text: { value: 'Now' } });
  });

  it('is refused for a section that is locked, missing, marked or spoken', async () => {
    const ids = [
      await world.section(writingExam({ title: 'Locked', locked: true, password: 'river' })),
      await world.section(readingExam()),
      crypto.randomUUID(),
    ];
    const codes = ids.map(async (id) => {
      const body = { id: crypto.randomUUID(), text: { value: 'Towns', at: 1 } };
      const draft = world.learner.call('PUT /api/submission/draft/:sectionID', { params: { sectionID: id }, body });
      const whole = world.learner.call('POST /api/submission', {
        body: { id: crypto.randomUUID(), sectionID: id, text: 'Towns' },
      });
      return (await Promise.all([refusalOf(draft), refusalOf(whole)])).map(({ code }) => code);
    });
    expect(await Promise.all(codes)).toEqual([
      ['section_locked', 'section_locked'],
      ['not_found', 'not_found'],
      ['not_found', 'not_found'],
    ]);
  });

  it('cannot take the id of another text', async () => {
    const id = crypto.randomUUID();
    await saveText(await world.newLearner(), id, 'Towns');
    expect(await refusalOf(saveText(world.learner, id, 'Mine'))).toMatchObject({ code: 'not_found' });
    await saveText(world.learner, crypto.randomUUID(), 'Mine');
    expect(await refusalOf(handIn(world.learner, 'Mine', id))).toMatchObject({ code: 'not_found' });
    expect(await draftOf(world.learner)).toMatchObject({ text: { value: 'Mine' } });
  });
});

describe('handing in [D180]', () => {
  it('is final and done once, also if the call is repeated, and opens the model answer', async () => {
    const id = crypto.randomUUID();
    await saveText(world.learner, id, 'Towns');
    const handed = await handIn(world.learner, TEXT, id);
    expect(handed).toMatchObject({
      id,
      sectionID,
      title: 'Writing Task 1',
      exam: 'Writing Task 1',
      task: 'writing_task_1',
      criteria: ['task_achievement', 'coherence', 'vocabulary', 'grammar'],
      text: TEXT,
      words: 11,
      advised_words: 160,
      state: 'handed_in',
      band: null,
      feedback: null,
      available: true,
      model_answer: MODEL_ANSWER,
      examContent: [TASK],
      figures: { words: 11, sentences: 2, linking: { contrast: 1 }, copiedShare: 7 / 11 },
    });
    expect(await handIn(world.learner, 'Something else', id)).toEqual(handed);
    expect(await read(world.learner, id)).toEqual(handed);
    expect(await draftOf(world.learner)).toBeNull();
    expect(await refusalOf(saveText(world.learner, id, 'Later'))).toMatchObject({
      status: 409,
      code: 'attempt_closed',
    });
    expect(await ownOf(world.learner)).toMatchObject([{ id, state: 'handed_in' }]);
  });

  it('is done once when two calls arrive together', async () => {
    const id = crypto.randomUUID();
    const both = await Promise.all([handIn(world.learner, TEXT, id), handIn(world.learner, TEXT, id)]);
    expect(both[0]).toEqual(both[1]);
    expect(await ownOf(world.learner)).toHaveLength(1);
  });

  it('refuses an empty text, one that is too long, and more than a day has', async () => {
    expect(await refusalOf(handIn(world.learner, ' \n'))).toMatchObject({
      status: 422,
      message: 'Write your text before you hand it in.',
    });
    expect(await refusalOf(handIn(world.learner, 'a'.repeat(LIMITS.writtenTextMax + 1)))).toMatchObject({
      status: 422,
    });
    const learner = await world.newLearner();
    for (let count = 0; count < HANDED_IN_TEXTS.tries; count += 1) await handIn(learner);
    expect(await refusalOf(handIn(learner))).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  it('works for a text that was begun before its test was locked or deleted, in the version that it was written for', async () => {
    const id = crypto.randomUUID();
    await saveText(world.learner, id, 'Towns');
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: exam.exam_id },
      body: writingExam({ examContent: '<p>Another task.</p>', locked: true, password: 'river' }),
    });
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam.exam_id }, query: {} });
    expect(await handIn(world.learner, TEXT, id)).toMatchObject({ examContent: [TASK], available: false });
    await world.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id: exam.exam_id }, query: {} });
    expect(await read(world.learner, id)).toMatchObject({
      text: TEXT,
      examContent: [TASK],
      model_answer: MODEL_ANSWER,
      available: false,
    });
    expect((await queue()).submissions).toMatchObject([{ id }]);
  });

  it('keeps the pictures of the task for the author, and no other learner, after the test is deleted', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>A map</title><rect/></svg>';
    const { url } = await world.admin.call('POST /api/media', { file: new File([drawing], 'map.svg') });
    const { exam_id, sections } = await world.publish(
      writingExam({ title: 'A map', examContent: `<p><img src="${url}" alt="A map"></p>` }),
    );
    await world.learner.call('POST /api/submission', {
      body: { id: crypto.randomUUID(), sectionID: sections[0]?.id ?? '', text: TEXT },
    });
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    await world.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: {} });
    const statusFor = async ({ token }: TestClient) =>
      (await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect(await statusFor(world.learner)).toBe(200);
    expect(await statusFor(await world.newLearner())).toBe(404);
  });

  it('lists own texts alone, the newest first, page by page', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await handIn(world.learner)).id);
      test.clock.advance({ seconds: 1 });
    }
    await handIn(await world.newLearner());
    const page = async (query: { limit?: number; beforeID?: string; sectionID?: string }) =>
      (await world.learner.call('GET /api/submission', { query })).submissions.map(({ id }) => id);
    expect(await page({ limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await page({ limit: 2, beforeID: ids[1] ?? '' })).toEqual(ids.slice(2));
    expect(await page({ sectionID })).toEqual(ids);
    expect(await page({ sectionID: crypto.randomUUID() })).toEqual([]);
  });

  it('lists the last text of each task', async () => {
    const other = await world.section(writingExam({ title: 'Another task' }));
    const body = { id: crypto.randomUUID(), sectionID: other, text: TEXT };
    await world.learner.call('POST /api/submission', { body });
    await handIn(world.learner);
    test.clock.advance({ seconds: 1 });
    const { id } = await handIn(world.learner);
    await saveText(world.learner, crypto.randomUUID(), 'A draft of the next text');
    const query = { take: 'last' } as const;
    const { submissions } = await world.learner.call('GET /api/submission', { query });
    expect(submissions.map((one) => one.id)).toEqual([id, body.id]);
  });
});

describe('a text of another learner', () => {
  it('is not found, whether it is written, handed in or assessed', async () => {
    const other = await world.newLearner();
    const { id } = await assessed();
    expect(await refusalOf(read(other, id))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalOf(handIn(other, TEXT, id))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ownOf(other)).toEqual([]);
    expect(await refusalOf(open(id, other))).toMatchObject({ status: 403 });
  });
});

describe('the queue [D183]', () => {
  it('has the oldest first, and finds by learner, test, state and search', async () => {
    const lan = await test.make.learner({ firstName: 'Lan', lastName: 'Phạm', email: 'lan.pham@example.com' });
    const first = await handIn(world.learner);
    test.clock.advance({ seconds: 1 });
    const second = await handIn(await test.signIn(lan));
    const ids = async (query: Parameters<typeof queue>[0]) => (await queue(query)).submissions.map(({ id }) => id);
    expect(await ids({})).toEqual([first.id, second.id]);
    expect(await ids({ learner: lan.id })).toEqual([second.id]);
    expect(await ids({ search: 'pham' })).toEqual([second.id]);
    expect(await ids({ search: 'task 1' })).toHaveLength(2);
    expect(await ids({ exam: exam.exam_id })).toHaveLength(2);
    expect(await ids({ exam: crypto.randomUUID() })).toEqual([]);
    expect(await ids({ state: 'assessed' })).toEqual([]);
    const { revision } = await assess(await claim(first.id));
    expect((await queue()).submissions[0]).toMatchObject({ has_draft: true, claim: { isOwn: true }, band: null });
    await release(first.id, revision, true);
    expect(await queue({ state: 'assessed' })).toMatchObject({
      submissions: [{ id: first.id, band: 6.25, claim: null, has_draft: false }],
      counts: { waiting: 1, assessed: 1 },
      total: 1,
      page: 1,
      pages: 1,
    });
  });
});

describe('the file', () => {
  it('has a row for each assessed text with its bands', async () => {
    const { id } = await assessed();
    await handIn(world.learner, 'Towns.');
    const file = async (state: string) => {
      const reply = await test.app.inject({
        url: `/api/submission.csv?state=${state}`,
        headers: { authorization: `Bearer ${world.admin.token}` },
      });
      expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
      return reply.body.split('\r\n').filter(Boolean);
    };
    const { handed_in_at, released_at = '' } = {
      ...(await read(world.learner, id)),
      ...(await read(world.learner, id)).feedback,
    };
    const [header, row, ...rest] = await file('assessed');
    expect(header).toBe(
      '\uFEFFFirst name,Last name,Email,Test,Task,Handed in,Words,Seconds,Band,Task Achievement,Task Response,Coherence and Cohesion,' +
        'Fluency and Coherence,Lexical Resource,Grammatical Range and Accuracy,Pronunciation,Assessor,Released,Version',
    );
    expect(row).toMatch(
      new RegExp(`,Writing Task 1,Writing Task 1,${handed_in_at},11,,6.25,7,,6,,6,6,,[^,]+,${released_at},1$`),
    );
    expect(rest).toEqual([]);
    expect(await file('waiting')).toHaveLength(2);
  });
});

describe('a claim [D183]', () => {
  it('keeps other assessors away until it ends by itself, and each save extends it', async () => {
    const account = await test.make.admin({ firstName: 'Ada', lastName: 'Byron' });
    const ada = await test.signIn(account);
    const { id } = await handIn(world.learner);
    expect(await refusalOf(assess(await open(id)))).toMatchObject({ status: 409, code: 'submission_claimed' });
    const claimed = await claim(id, ada);
    expect(claimed.claim).toMatchObject({ by: 'Ada Byron', isOwn: true });
    expect((await open(id)).claim).toMatchObject({ by: 'Ada Byron', isOwn: false });
    for (const call of [() => claim(id), () => assess(claimed), () => release(id, 0)])
      expect(await refusalOf(call())).toMatchObject({
        code: 'submission_claimed',
        message: 'Ada Byron is assessing this now.',
      });
    test.clock.advance({ seconds: CLAIM_LIFE / 1000 - 60 });
    const { revision } = await assess(claimed, {}, ada);
    test.clock.advance({ seconds: CLAIM_LIFE / 1000 - 60 });
    expect(await refusalOf(claim(id))).toMatchObject({ code: 'submission_claimed' });
    test.clock.advance({ minutes: 2 });
    expect(await refusalOf(assess({ id, revision }, {}, ada))).toMatchObject({ code: 'submission_claimed' });
    // The draft stays for the next assessor.
    expect(await claim(id)).toMatchObject({ claim: { isOwn: true }, draft: { by: 'Ada Byron', bands: BANDS } });
    await world.admin.call('DELETE /api/submission/:id/claim', { params: { id } });
    expect((await claim(id, ada)).claim).toMatchObject({ isOwn: true });
  });

  it('shows the learner that someone has begun, and nothing else', async () => {
    const { id } = await handIn(world.learner);
    await claim(id);
    expect(await read(world.learner, id)).toMatchObject({ state: 'being_assessed', feedback: null });
  });
});

describe('a draft of an assessment', () => {
  it('is saved again and again, and not over one that was saved elsewhere', async () => {
    const { id } = await handIn(world.learner);
    const claimed = await claim(id);
    const comments = [comment({ correction: 'Cities' }), comment({ kind: 'praise', start: 12, end: 16 })];
    const saved = await assess(claimed, { bands: { coherence: 6 }, comments });
    expect(saved).toMatchObject({ revision: 1, claim: { isOwn: true } });
    // The response was lost.
    expect(await assess(claimed, { bands: { coherence: 6 }, comments })).toMatchObject({ revision: 1 });
    expect(await refusalOf(assess(claimed, { summary: 'Other' }))).toMatchObject({ code: 'version_conflict' });
    expect((await open(id)).draft).toMatchObject({ bands: { coherence: 6 }, comments, summary: 'SENTINEL-summary' });
  });

  it('refuses comments outside of the text, and bands of another task or beyond 9', async () => {
    const { id } = await handIn(world.learner);
    const claimed = await claim(id);
    const twice = comment();
    for (const given of [
      { comments: [comment({ end: TEXT.length + 1 })] },
      { comments: [comment({ start: 5, end: 5 })] },
      { comments: [twice, twice] },
      { bands: { task_response: 6 } },
      { bands: { coherence: 10 } },
      { bands: { coherence: 6.5 } },
    ])
      expect(await refusalOf(assess(claimed, given))).toMatchObject({ status: 422, code: 'validation_failed' });
    expect((await open(id)).revision).toBe(0);
  });
});

describe('a release [D184]', () => {
  it('needs every band, and shows the learner bands, comments and summary after a minute', async () => {
    const { id } = await handIn(world.learner);
    const { revision: incomplete } = await assess(await claim(id), { bands: { coherence: 6 } });
    expect(await refusalOf(release(id, incomplete))).toMatchObject({ status: 422 });
    const one = comment({ correction: 'Cities' });
    const { revision } = await assess({ id, revision: incomplete }, { comments: [one] });
    const released = await release(id, revision);
    expect(released).toMatchObject({ draft: null, claim: null, released: [{ version: 1, pending: true, band: 6.25 }] });
    expect(withoutNow(await release(id, revision))).toEqual(withoutNow(released));
    test.clock.advance({ seconds: RELEASE_UNDO / 1000 - 20 });
    expect(await read(world.learner, id)).toMatchObject({ state: 'being_assessed', band: null, feedback: null });
    test.clock.advance({ seconds: 20 });
    expect(await read(world.learner, id)).toMatchObject({
      state: 'assessed',
      band: 6.25,
      feedback: { version: 1, bands: BANDS, band: 6.25, comments: [one], summary: 'SENTINEL-summary' },
    });
    expect(await ownOf(world.learner)).toMatchObject([{ state: 'assessed', band: 6.25, bands: BANDS }]);
  });

  it('can be withdrawn before the learner sees it, and not later', async () => {
    const { id } = await handIn(world.learner);
    const { revision } = await assess(await claim(id));
    await release(id, revision);
    const undone = await undo(id);
    expect(undone).toMatchObject({ released: [], draft: { bands: BANDS }, claim: { isOwn: true } });
    expect(withoutNow(await undo(id))).toEqual(withoutNow(undone));
    test.clock.advance({ minutes: 2 });
    expect(await read(world.learner, id)).toMatchObject({ state: 'being_assessed', feedback: null });
    await release(id, undone.revision, true);
    expect(await refusalOf(undo(id))).toMatchObject({ code: 'version_conflict' });
  });

  it('is corrected by another version; both are stored and recorded', async () => {
    const { id, revision } = await assessed();
    const corrected = await assess({ ...(await claim(id)), revision }, { bands: { ...BANDS, grammar: 8 } });
    expect(await read(world.learner, id)).toMatchObject({ state: 'assessed', feedback: { version: 1, band: 6.25 } });
    await release(id, corrected.revision, true);
    expect(await read(world.learner, id)).toMatchObject({ band: 6.75, feedback: { version: 2 } });
    expect((await open(id)).released).toMatchObject([{ version: 2 }, { version: 1, bands: BANDS }]);
    const { entries } = await world.admin.call('GET /api/audit', { query: {} });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['submission.release', 'submission.correct']),
    );
  });

  it('is mailed to the learner once, and not if it was withdrawn', async () => {
    const { id } = await handIn(world.learner);
    const { revision } = await assess(await claim(id));
    await release(id, revision);
    await test.runJobs();
    expect(test.outbox).toEqual([]);
    const undone = await undo(id);
    await makeDue(test.deps);
    await test.runJobs();
    expect(test.outbox).toEqual([]);
    await release(id, undone.revision);
    await makeDue(test.deps);
    await Promise.all([test.runJobs(), test.runJobs()]);
    expect(test.outbox).toMatchObject([
      { subject: 'Your text for “Writing Task 1” has been assessed', text: expect.stringContaining(`/feedback/${id}`) },
    ]);
    expect(test.outbox[0]?.text).not.toContain('SENTINEL');
  });

  it('keeps the feedback of an assessor who is deleted, without the name', async () => {
    const account = await test.make.admin();
    const ada = await test.signIn(account);
    const { id } = await handIn(world.learner);
    const { revision } = await assess(await claim(id, ada), {}, ada);
    await release(id, revision, true, ada);
    await claim(id, ada);
    await world.admin.call('DELETE /api/users/:id', { params: { id: account.id } });
    expect((await read(world.learner, id)).feedback).toMatchObject({ band: 6.25, assessor: null });
    expect((await open(id)).claim).toBeNull();
  });
});

describe('the signed file of an assessment', () => {
  const signed = (id: string, client: TestClient) =>
    client.call('GET /api/submission/:id/signed-result', { params: { id } });

  it('has the text, the bands and the assessor, for its learner and administrators [D203]', async () => {
    const { id } = await handIn(world.learner);
    expect(await refusalOf(signed(id, world.learner))).toMatchObject({ status: 403, code: 'not_submitted' });
    const { revision } = await assess(await claim(id), { comments: [comment()] });
    await release(id, revision);
    expect(await refusalOf(signed(id, world.admin))).toMatchObject({ code: 'not_submitted' });
    test.clock.advance({ seconds: RELEASE_UNDO / 1000 });
    const file = await signed(id, world.learner);
    expect(await signed(id, world.admin)).toEqual(file);
    const payload: unknown = JSON.parse(Buffer.from(file.payload, 'base64url').toString('utf8'));
    const signedWork = readSignedAssessment(payload);
    expect(signedWork.ok && signedWork.value).toMatchObject({
      format: 'bandwise-signed-assessment/1',
      learner: { id: world.learnerId },
      submission: { id, text: TEXT },
      task: { kind: 'writing_task_1', title: 'Writing Task 1', section: { id: sectionID, version: 1 } },
      assessment: { version: 1, bands: BANDS, band: 6.25, assessor: expect.stringMatching(/./) },
    });
    expect(JSON.stringify(payload)).not.toContain('SENTINEL');
    expect(await refusalOf(signed(id, await world.newLearner()))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('the own bands of a learner [D189]', () => {
  const own = (client: TestClient, id: string, bands: object) =>
    client.call('PUT /api/submission/:id/self-assessment', { params: { id }, body: { bands } });

  it('are saved apart from those of an assessor, who does not see them', async () => {
    const { id } = await handIn(world.learner);
    expect(await own(world.learner, id, { coherence: 5 })).toMatchObject({
      state: 'handed_in',
      band: null,
      feedback: null,
      self_assessment: { bands: { coherence: 5 }, band: null },
    });
    await own(world.learner, id, { ...BANDS, coherence: 5 });
    expect(JSON.stringify(await open(id))).not.toContain('"coherence":5');
    const { revision } = await assess(await claim(id));
    expect(await refusalOf(own(world.learner, id, { task_response: 5 }))).toMatchObject({ status: 422 });
    expect(await refusalOf(own(await world.newLearner(), id, BANDS))).toMatchObject({ status: 404 });
    await release(id, revision, true);
    expect(await read(world.learner, id)).toMatchObject({ band: 6.25, self_assessment: { band: 6 } });
  });

  it('can be given until an assessment is released, if administrators allow it', async () => {
    const { id } = await handIn(world.learner);
    expect(await read(world.learner, id)).toMatchObject({ may_assess: true });
    const allow = (self_assessment: boolean, revision: number) =>
      world.admin.call('PUT /api/settings', { body: { self_assessment, revision } });
    expect((await allow(false, 0)).self_assessment).toEqual({ value: false, revision: 1 });
    expect(await read(world.learner, id)).toMatchObject({ may_assess: false });
    expect(await refusalOf(own(world.learner, id, BANDS))).toMatchObject({ status: 409, code: 'self_assessment_off' });
    expect(await refusalOf(allow(true, 0))).toMatchObject({ code: 'version_conflict' });
    await allow(true, 1);
    await own(world.learner, id, BANDS);
    const { revision } = await assess(await claim(id));
    await release(id, revision);
    expect(await own(world.learner, id, { ...BANDS, grammar: 9 })).toMatchObject({ may_assess: true });
    test.clock.advance({ seconds: RELEASE_UNDO / 1000 });
    expect(await read(world.learner, id)).toMatchObject({
      may_assess: false,
      self_assessment: { bands: { grammar: 9 } },
    });
    expect(await refusalOf(own(world.learner, id, BANDS))).toMatchObject({
      code: 'already_assessed',
      message: 'Your work has been assessed. Your own bands can no longer be changed.',
    });
  });
});

describe('what is secret', () => {
  it('is in no response to a learner: the model answer before handing in, an assessment before its release', async () => {
    const other = await world.newLearner();
    const { id } = await handIn(other);
    const { revision } = await assess(await claim(id), { comments: [comment()] });
    await release(id, revision);
    const drafts = [await saveText(world.learner, crypto.randomUUID(), TEXT), await draftOf(world.learner)];
    const seen = [
      ...drafts,
      await ownOf(world.learner),
      await ownOf(other),
      { ...(await read(other, id)), model_answer: '' },
    ];
    expect(JSON.stringify(seen)).not.toContain('SENTINEL');
    test.clock.advance({ seconds: RELEASE_UNDO / 1000 });
    expect(JSON.stringify(await read(other, id))).toContain('SENTINEL-comment');
  });
});

describe('a whole exam', () => {
  it('hands in the text of each task once, when it ends [D180]', async () => {
    const writing = await world.publish(twoTasks());
    const { id } = await begin(world.learner, writing);
    await start(world.learner, id);
    const [first = '', second = ''] = writing.sections.map((section) => section.id);
    const at = test.deps.now().getTime();
    await save(world.learner, id, { sectionID: first, text: { value: TEXT, at, pasted_words: 4 } });
    await save(world.learner, id, { sectionID: second, text: { value: 'Finally, towns grow.', at } });
    expect(await ownOf(world.learner)).toEqual([]);
    await finish(world.learner, id);
    await finish(world.learner, id);
    const own = await ownOf(world.learner);
    const handed = own.map(({ sectionID, sittingID, task, words }) => [sectionID, sittingID, task, words].join(' '));
    expect(new Set(handed)).toEqual(new Set([`${first} ${id} writing_task_1 11`, `${second} ${id} writing_task_2 3`]));
    expect(own).toHaveLength(2);
    const pasted = await Promise.all(own.map(async (one) => `${one.task} ${(await open(one.id)).pasted_words}`));
    // An app without the count sends none.
    expect(new Set(pasted)).toEqual(new Set(['writing_task_1 4', 'writing_task_2 null']));
    const result = () => resultOf(world.learner, id);
    expect(await result()).toMatchObject({
      exams: [{ band: null, parts: [{ submission: { state: 'handed_in' } }, {}] }],
    });
    for (const { id: textId, task } of own) {
      const bands = task === 'writing_task_1' ? BANDS : { task_response: 7, coherence: 7, vocabulary: 7, grammar: 8 };
      const { revision } = await assess(await claim(textId), { bands });
      await release(textId, revision, true);
    }
    // (6.25 + 2 × 7.25) ÷ 3 = 6.92
    expect(await result()).toMatchObject({
      exams: [
        { marks: null, band: { band: 7 }, parts: [{ submission: { band: 6.25 } }, { submission: { band: 7.25 } }] },
      ],
      note: expect.stringContaining('indicative'),
    });
    const { sittings } = await world.learner.call('GET /api/sitting', { query: {} });
    expect(sittings).toMatchObject([{ results: [{ marks: null, band: { band: 7 } }] }]);
  });
});

describe('deleting a learner', () => {
  it('deletes texts and assessments', async () => {
    await assessed();
    await saveText(world.learner, crypto.randomUUID(), 'Towns');
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    expect(await test.deps.db.selectFrom('submissions').select('id').execute()).toEqual([]);
  });
});

describe('with SUBMISSIONS=off', () => {
  it('whole exams hand in nothing, and their results name no submission', async () => {
    const writing = await world.publish(twoTasks());
    const off = await createTestApp({ beside: test, env: { SUBMISSIONS: 'off' } });
    const learner = Object.assign(off.guest(), { token: world.learner.token });
    const { id } = await begin(learner, writing);
    await start(learner, id);
    const at = test.deps.now().getTime();
    await save(learner, id, { sectionID: writing.sections[0]?.id ?? '', text: { value: TEXT, at } });
    await finish(learner, id);
    const { exams } = await resultOf(learner, id);
    expect(exams[0]?.parts[0]).toMatchObject({ text: TEXT });
    expect(exams[0]?.parts[0]).not.toHaveProperty('submission');
    expect(await ownOf(world.learner)).toEqual([]);
  });

  it('none of the calls exists, and the apps are informed', async () => {
    const { id } = await handIn(world.learner);
    const off = await createTestApp({ beside: test, env: { SUBMISSIONS: 'off' } });
    const as = ({ token }: TestClient) => Object.assign(off.guest(), { token });
    expect(await off.guest().call('GET /api/config', {})).toMatchObject({ submissions: false });
    expect(await test.guest().call('GET /api/config', {})).toMatchObject({ submissions: true });
    const [learner, admin] = [as(world.learner), as(world.admin)];
    const params = { id };
    for (const call of [
      () => ownOf(learner),
      () => read(learner, id),
      () => handIn(learner),
      () => saveText(learner, crypto.randomUUID(), 'Towns'),
      () => draftOf(learner),
      () => learner.call('PUT /api/submission/:id/self-assessment', { params, body: { bands: {} } }),
      () => learner.call('GET /api/submission/:id/signed-result', { params }),
      () => admin.call('GET /api/submission/queue', { query: {} }),
      () => open(id, admin),
      () => claim(id, admin),
      () => admin.call('DELETE /api/submission/:id/claim', { params }),
      () => assess({ id, revision: 0 }, {}, admin),
      () => release(id, 0, false, admin),
      () => admin.call('POST /api/submission/:id/undo', { params, body: { version: 1 } }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
  });
});
