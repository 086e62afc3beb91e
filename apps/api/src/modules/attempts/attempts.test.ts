import type { AttemptChanges } from '@bandwise/api-contract/learner';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { listeningExam, readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const start = (client: TestClient, sectionID: string, restart = false) =>
  client.call('POST /api/attempt', { body: { sectionID, restart } });
const save = (client: TestClient, id: string, changes: AttemptChanges) =>
  client.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });
const detail = (client: TestClient, id: string) => client.call('GET /api/attempt/:id', { params: { id } });
const discard = (client: TestClient, id: string) => client.call('DELETE /api/attempt/:id', { params: { id } });
const history = async (client: TestClient, query: object = {}) =>
  (await client.call('GET /api/attempt', { query })).attempts;
const clock = () => test.deps.now().getTime();

describe('starting', () => {
  it('is for signed-in learners, on a section that is there', async () => {
    const id = await world.section(readingExam());
    await expect(start(world.guest, id)).rejects.toMatchObject({ status: 401 });
    await expect(start(world.learner, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    await expect(start(world.learner, 'x')).rejects.toMatchObject({ status: 422 });
  });

  it('sets the clock for reading and none for listening [L4-22 L9-7]', async () => {
    const reading = await start(world.learner, await world.section(readingExam({ time: 25 })));
    expect(Date.parse(reading.deadline ?? '') - Date.parse(reading.started_at)).toBe(25 * 60_000);
    const listening = await start(world.learner, await world.section(listeningExam()));
    expect(listening).toMatchObject({ deadline: null, status: 'in_progress', answers: {}, revision: 0 });
  });

  it('resumes the attempt in progress with its answers and its clock', async () => {
    const learner = await world.newLearner();
    const id = await world.section(readingExam());
    const first = await start(learner, id);
    await save(learner, first.id, { '1': { value: 'TRUE', at: clock() } });
    test.clock.advance({ minutes: 5 });
    const again = await start(learner, id);
    expect(again).toMatchObject({
      id: first.id,
      started_at: first.started_at,
      deadline: first.deadline,
      answers: { '1': 'TRUE' },
    });
  });

  it('begins one attempt however many tabs ask at once, in two processes', async () => {
    const account = await test.make.learner();
    const beside = await createTestApp({ beside: test });
    const [here, there] = [await test.signIn(account), await beside.signIn(account)];
    const id = await world.section(readingExam());
    const attempts = await Promise.all([here, there, here, there, here, there].map((client) => start(client, id)));
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1);
  });

  it('over discards what was in progress', async () => {
    const learner = await world.newLearner();
    const id = await world.section(readingExam());
    const first = await start(learner, id);
    await save(learner, first.id, { '1': { value: 'TRUE', at: clock() } });
    const second = await start(learner, id, true);
    expect(second).toMatchObject({ answers: {}, revision: 0 });
    expect(second.id).not.toBe(first.id);
    await expect(detail(learner, first.id)).rejects.toMatchObject({ status: 404 });
  });

  it('stays on the version it began with', async () => {
    const learner = await world.newLearner();
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    const first = await start(learner, id);
    await save(learner, first.id, { '1': { value: 'TRUE', at: clock() } });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ title: 'Rewritten' }),
    });
    expect(await start(learner, id)).toMatchObject({ id: first.id, version: 1, deadline: first.deadline });
    expect((await detail(learner, first.id)).section).toMatchObject({ version: 1, title: 'The Canal' });
    expect(await start(learner, id, true)).toMatchObject({ version: 2 });
  });
});

describe('saving', () => {
  it('keeps, for each question, what was typed last, whichever copy arrives last', async () => {
    const learner = await world.newLearner();
    const { id } = await start(learner, await world.section(readingExam()));
    const now = clock();
    await save(learner, id, { '1': { value: 'TRUE', at: now - 1000 }, '5': { value: 'harbor', at: now - 3000 } });
    await save(learner, id, { '1': { value: 'FALSE', at: now - 2000 }, '5': { value: 'harbour', at: now - 1000 } });
    const saved = await save(learner, id, { '3': { value: ['coal', 'tea'], at: now } });
    expect(saved.answers).toEqual({ '1': 'TRUE', '3': ['coal', 'tea'], '5': 'harbour' });
    expect(saved.revision).toBe(3);
  });

  it('clears, and does not bring back what was cleared later', async () => {
    const learner = await world.newLearner();
    const { id } = await start(learner, await world.section(readingExam()));
    const now = clock();
    await save(learner, id, { '1': { value: null, at: now } });
    expect((await save(learner, id, { '1': { value: 'TRUE', at: now - 1 } })).answers).toEqual({});
  });

  it('believes no time that is still to come', async () => {
    const learner = await world.newLearner();
    const { id } = await start(learner, await world.section(readingExam()));
    await save(learner, id, { '1': { value: 'TRUE', at: clock() + 3_600_000 } });
    test.clock.advance({ seconds: 1 });
    expect((await save(learner, id, { '1': { value: 'FALSE', at: clock() } })).answers).toEqual({ '1': 'FALSE' });
  });

  it.each(['a page that was open then', 'a page that was opened since'])(
    'takes what is typed after the clock was set back, on %s',
    async (page) => {
      const learner = await world.newLearner();
      const { id } = await start(learner, await world.section(readingExam()));
      const before = clock();
      await save(learner, id, { '1': { value: 'TRUE', at: before } });
      test.clock.advance({ minutes: -10 });
      const at = page === 'a page that was open then' ? before + 1 : clock();
      test.clock.advance({ seconds: 1 });
      expect((await save(learner, id, { '1': { value: 'FALSE', at } })).answers).toEqual({ '1': 'FALSE' });
      const next = { value: 'NOT GIVEN', at: Math.max(clock(), at + 1) };
      expect((await save(learner, id, { '1': next })).answers).toEqual({ '1': 'NOT GIVEN' });
      test.clock.advance({ minutes: 10 });
    },
  );

  it('takes what is typed on a page that shows an answer from before the clock went back a little', async () => {
    const learner = await world.newLearner();
    const { id } = await start(learner, await world.section(readingExam()));
    const typed = clock();
    await save(learner, id, { '1': { value: 'TRUE', at: typed } });
    test.clock.advance({ seconds: -0.9 });
    const { attempt } = await learner.call('GET /api/attempt/:id', { params: { id } });
    expect(attempt.now).toBe(new Date(typed).toISOString());
    const change = { value: 'FALSE', at: Date.parse(attempt.now) };
    expect((await save(learner, id, { '1': change })).answers).toEqual({ '1': 'FALSE' });
    test.clock.advance({ seconds: 0.9 });
  });

  it('ignores what belongs to no question', async () => {
    const learner = await world.newLearner();
    const { id } = await start(learner, await world.section(readingExam()));
    const saved = await save(learner, id, { '99': { value: 'x', at: clock() }, '9-1': { value: 'hand', at: clock() } });
    expect(saved.answers).toEqual({ '9-1': 'hand' });
  });

  it('loses nothing when two processes save different answers at once', async () => {
    const account = await test.make.learner();
    const beside = await createTestApp({ beside: test });
    const clients = [await test.signIn(account), await beside.signIn(account)];
    const { id } = await start(await test.signIn(account), await world.section(readingExam()));
    const addresses = ['1', '2', '5', '6', '7', '8', '9-1', '9-2'];
    // In the past of both processes: their clocks differ here.
    const typed = Date.now() - 60_000;
    await Promise.all(
      addresses.flatMap((address) =>
        clients.map((client, copy) =>
          save(client, id, { [address]: { value: `${address}/${copy}`, at: typed + copy } }),
        ),
      ),
    );
    const { attempt } = await detail(await test.signIn(account), id);
    expect(attempt.answers).toEqual(Object.fromEntries(addresses.map((address) => [address, `${address}/1`])));
    expect(attempt.revision).toBe(16);
  });

  it('knows an attempt and its section by their ids in capitals too', async () => {
    const learner = await world.newLearner();
    const sectionID = (await world.section(readingExam())).toUpperCase();
    const id = (await start(learner, sectionID)).id.toUpperCase();
    const saved = await save(learner, id, { '1': { value: 'FALSE', at: clock() } });
    expect(saved).toMatchObject({ id: id.toLowerCase(), answers: { '1': 'FALSE' } });
    const body = { sectionID, attemptID: id, answers: saved.answers };
    expect(await learner.call('POST /api/user/save-result', { body })).toMatchObject({ correctCount: 1 });
  });

  it("refuses another learner's attempt, a guest, one that is not there, and one that is submitted [L5-17]", async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const { id } = await start(learner, sectionID);
    const changes = { '1': { value: 'TRUE', at: 1 } };
    await expect(save(await world.newLearner(), id, changes)).rejects.toMatchObject({ status: 404 });
    await expect(save(world.guest, id, changes)).rejects.toMatchObject({ status: 401 });
    await expect(save(learner, crypto.randomUUID(), changes)).rejects.toMatchObject({ status: 404 });
    await learner.call('POST /api/user/save-result', { body: { sectionID, attemptID: id, answers: {} } });
    await expect(save(learner, id, changes)).rejects.toMatchObject({ status: 409, code: 'attempt_closed' });
  });
});

describe('when time is up', () => {
  it('still takes what is a little late, and nothing later', async () => {
    const learner = await world.newLearner();
    const { id } = await start(learner, await world.section(readingExam()));
    test.clock.advance({ minutes: 20, seconds: 20 });
    expect((await save(learner, id, { '1': { value: 'FALSE', at: clock() } })).answers).toEqual({ '1': 'FALSE' });
    test.clock.advance({ seconds: 20 });
    await expect(save(learner, id, { '2': { value: 'a lock', at: clock() } })).rejects.toMatchObject({ status: 409 });
    expect((await detail(learner, id)).result).toMatchObject({ correctCount: 1, total: 9 });
  });

  it('closes the attempt with what was saved, and lets a new one begin', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const first = await start(learner, sectionID);
    await save(learner, first.id, { '1': { value: 'FALSE', at: clock() }, '2': { value: 'a lock', at: clock() } });
    test.clock.advance({ hours: 3 });
    const second = await start(learner, sectionID);
    expect(second.id).not.toBe(first.id);
    expect(second.answers).toEqual({});
    const { attempt, result } = await detail(learner, first.id);
    expect(attempt.status).toBe('submitted');
    expect(result).toMatchObject({ correctCount: 2, total: 9, date: first.deadline });
    const last = await learner.call('GET /api/user/last-result', { query: { sectionID } });
    expect(last).toMatchObject({ attemptID: first.id, correctCount: 2 });
  });

  it('leaves a listening attempt open for as long as it takes [L4-20]', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(listeningExam());
    const { id } = await start(learner, sectionID);
    test.clock.advance({ days: 2 });
    expect(await start(learner, sectionID)).toMatchObject({ id });
  });
});

describe('left without an answer', () => {
  it('starts its clock again when the section is opened again [D34]', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const first = await start(learner, sectionID);
    test.clock.advance({ minutes: 15 });
    const again = await start(learner, sectionID);
    expect(again).toMatchObject({ id: first.id, answers: {} });
    expect(Date.parse(again.deadline ?? '') - Date.parse(again.now)).toBe(20 * 60_000);
  });

  it.each([
    ['reading', readingExam, 60],
    ['listening', listeningExam, null],
  ] as const)(
    'begins anew on the current version when the section is opened again: %s [D34]',
    async (_, exam, minutes) => {
      const learner = await world.newLearner();
      const saved = await world.publish(exam());
      const id = firstSection(saved);
      const first = await start(learner, id);
      await world.admin.call('PUT /api/exam/:exam_id', {
        params: { exam_id: saved.exam_id },
        body: exam({ title: 'Rewritten', time: 60 }),
      });
      test.clock.advance({ minutes: 600 });
      const again = await start(learner, id);
      expect(again).toMatchObject({ version: 2, answers: {}, started_at: again.now });
      const { deadline, now } = again;
      expect(deadline === null ? null : (Date.parse(deadline) - Date.parse(now)) / 60_000).toBe(minutes);
      expect((await history(learner)).map((attempt) => attempt.id)).toEqual([again.id]);
      // A page that still shows the old version continues with the new attempt.
      const stale = save(learner, first.id, { '1': { value: 'TRUE', at: clock() } });
      await expect(stale).rejects.toMatchObject({ status: 404 });
      expect(await start(learner, id)).toMatchObject({ id: again.id });
    },
  );

  it('loses no answer that another device gives while the section is opened on its new version', async () => {
    const learner = await world.newLearner();
    for (let round = 0; round < 5; round += 1) {
      const saved = await world.publish(readingExam());
      const id = firstSection(saved);
      const first = await start(learner, id);
      await world.admin.call('PUT /api/exam/:exam_id', {
        params: { exam_id: saved.exam_id },
        body: readingExam({ title: 'Rewritten' }),
      });
      const [wasTaken, again] = await Promise.all([
        save(learner, first.id, { '1': { value: 'FALSE', at: clock() } }).then(
          () => true,
          () => false,
        ),
        start(learner, id),
      ]);
      const running = await start(learner, id);
      expect(running.answers).toEqual(wasTaken ? { '1': 'FALSE' } : {});
      expect(running.id === first.id).toBe(wasTaken);
      expect(again.id).toBe(running.id);
    }
  });

  it('is never closed as a zero nor counted, by whichever call its time is noticed [D34]', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const first = await start(learner, sectionID);
    test.clock.advance({ days: 2 });
    const lists = await learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    expect(lists.sections.find((section) => section.id === sectionID)?.last_result).toBeNull();
    expect(await learner.call('GET /api/user/last-result', { query: { sectionID } })).toBeNull();
    expect(await history(learner)).toMatchObject([{ id: first.id, status: 'in_progress', answered: false }]);
    expect(await detail(learner, first.id)).toMatchObject({ attempt: { status: 'in_progress' }, result: null });
    const again = await start(learner, sectionID);
    expect(again.id).toBe(first.id);
    const saved = await save(learner, first.id, { '1': { value: 'FALSE', at: clock() } });
    expect(saved).toMatchObject({ answers: { '1': 'FALSE' }, deadline: again.deadline });
    expect(await history(learner)).toMatchObject([{ status: 'in_progress', answered: true }]);
  });

  it('is closed by the page that stayed open: what is saved after its time is refused', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const first = await start(learner, sectionID);
    test.clock.advance({ minutes: 25 });
    const late = save(learner, first.id, { '1': { value: 'FALSE', at: clock() } });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'attempt_closed' });
    expect((await detail(learner, first.id)).result).toMatchObject({ correctCount: 0 });
  });
});

describe('whose answers were all cleared', () => {
  it('keeps its clock, and goes on in the list and the history [D34]', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const first = await start(learner, sectionID);
    await save(learner, first.id, { '1': { value: 'TRUE', at: clock() } });
    test.clock.advance({ minutes: 5 });
    await save(learner, first.id, { '1': { value: null, at: clock() } });
    const again = await start(learner, sectionID);
    expect(again).toMatchObject({ id: first.id, deadline: first.deadline, answers: {} });
    const lists = await learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    const row = lists.sections.find((section) => section.id === sectionID);
    expect(row?.in_progress).toEqual({ attemptID: first.id, deadline: first.deadline });
    expect(await history(learner)).toMatchObject([{ id: first.id, status: 'in_progress', answered: true }]);
  });

  it('is closed when its time is up, by whichever call notices it', async () => {
    const learner = await world.newLearner();
    for (const notice of [
      (sectionID: string) => start(learner, sectionID),
      (sectionID: string) => learner.call('GET /api/user/last-result', { query: { sectionID } }),
      () => learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } }),
      (_: string, id: string) => detail(learner, id),
    ]) {
      const sectionID = await world.section(readingExam());
      const { id, deadline } = await start(learner, sectionID);
      await save(learner, id, { '1': { value: 'TRUE', at: clock() } });
      test.clock.advance({ seconds: 5 });
      await save(learner, id, { '1': { value: null, at: clock() } });
      test.clock.advance({ minutes: 25 });
      await notice(sectionID, id);
      expect((await history(learner, { sectionID })).find((attempt) => attempt.id === id)).toMatchObject({
        status: 'submitted',
        submitted_at: deadline,
        correctCount: 0,
      });
    }
  });
});

describe('history', () => {
  it("shows the learner's own attempts, newest first, by section, skill and page [L9-22]", async () => {
    const learner = await world.newLearner();
    const reading = await world.section(readingExam());
    const listening = await world.section(listeningExam());
    for (let attempt = 0; attempt < 25; attempt += 1) {
      await learner.call('POST /api/user/save-result', { body: { sectionID: reading, answers: RIGHT_ANSWERS } });
      test.clock.advance({ seconds: 61 });
    }
    await start(learner, listening);
    const page = await history(learner);
    expect(page).toHaveLength(20);
    expect(page[0]).toMatchObject({
      sectionID: listening,
      skill: 'listening',
      status: 'in_progress',
      correctCount: null,
    });
    expect(page[1]).toMatchObject({
      title: 'The Canal',
      status: 'submitted',
      source: 'marked',
      correctCount: 9,
      total: 9,
    });
    const rest = await history(learner, { before: page.at(-1)?.started_at });
    expect(rest).toHaveLength(6);
    expect(new Set([...page, ...rest].map(({ id }) => id)).size).toBe(26);
    expect(await history(learner, { sectionID: listening })).toHaveLength(1);
    expect(await history(learner, { skill: 'reading', limit: 3 })).toHaveLength(3);
    expect(await history(await world.newLearner())).toEqual([]);
    await expect(history(world.guest)).rejects.toMatchObject({ status: 401 });
  });

  it('is in the order of the dates that it shows: of submission, or of the start while in progress', async () => {
    const learner = await world.newLearner();
    const submitLater = await world.section(readingExam());
    const { id: first } = await start(learner, submitLater);
    test.clock.advance({ minutes: 1 });
    const { id: second } = await start(learner, await world.section(listeningExam()));
    test.clock.advance({ minutes: 1 });
    const reported = await learner.call('POST /api/user/save-result', {
      body: { sectionID: await world.section(readingExam()), answers: {} },
    });
    test.clock.advance({ minutes: 1 });
    await learner.call('POST /api/user/save-result', {
      body: { sectionID: submitLater, attemptID: first, answers: RIGHT_ANSWERS },
    });
    const order = [first, reported.attemptID, second];
    expect((await history(learner)).map(({ id }) => id)).toEqual(order);
    const paged: string[] = [];
    for (let page = 0; page < 3; page += 1) {
      const last = (await history(learner, { limit: 50 })).find(({ id }) => id === paged.at(-1));
      const from = last && { before: last.started_at, beforeID: last.id };
      paged.push(...(await history(learner, { limit: 1, ...from })).map(({ id }) => id));
    }
    expect(paged).toEqual(order);
  });

  it('misses none of several attempts that began at the same moment', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    for (let attempt = 0; attempt < 5; attempt += 1)
      await learner.call('POST /api/user/save-result', { body: { sectionID, answers: { '5': `boat ${attempt}` } } });
    const started_at = test.deps.now();
    await test.deps.db.updateTable('attempts').set({ started_at }).where('section_id', '=', sectionID).execute();
    const seen: string[] = [];
    for (let page = 0; page < 3; page += 1) {
      const last = seen.at(-1);
      const from = last && { before: started_at.toISOString(), beforeID: last };
      seen.push(...(await history(learner, { limit: 2, ...from })).map(({ id }) => id));
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  it('says of a test that was deleted that it cannot be taken any more, and still opens what was submitted', async () => {
    const learner = await world.newLearner();
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const { attemptID } = await learner.call('POST /api/user/save-result', {
      body: { sectionID, answers: RIGHT_ANSWERS },
    });
    expect(await history(learner)).toMatchObject([{ id: attemptID, available: true }]);
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: saved.exam_id }, query: {} });
    expect(await history(learner)).toMatchObject([{ id: attemptID, title: 'The Canal', available: false }]);
    expect((await detail(learner, attemptID)).result).toMatchObject({ correctCount: 9, total: 9 });
  });

  it("opens an old attempt with its own answers, questions and key after the test's were changed", async () => {
    const learner = await world.newLearner();
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const result = await learner.call('POST /api/user/save-result', {
      body: { sectionID, answers: { '1': 'FALSE', '5': 'port' } },
    });
    const groups = [
      {
        type: 'TFNG',
        instruction: 'True or false?',
        questions: [{ number: 1, question: 'The canal was dug by machine.', answer: 'TRUE' }],
      },
    ];
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ title: 'Rewritten', explanation: '<p>All new.</p>', groups }),
    });
    const old = await detail(learner, result.attemptID);
    expect(old.attempt).toMatchObject({ status: 'submitted', version: 1, answers: { '1': 'FALSE', '5': 'port' } });
    expect(old.section).toMatchObject({ version: 1, title: 'The Canal', questions_count: 9 });
    expect(old.section.groups).toHaveLength(7);
    expect(old.result).toEqual(result);
    expect(old.result?.keys.find(({ number }) => number === 1)?.answers).toEqual(['FALSE']);
    expect(old.result?.explanation).toContain('It is all in the first paragraph.');
  });

  it("does not open another learner's attempt", async () => {
    const learner = await world.newLearner();
    const { id } = await start(learner, await world.section(readingExam()));
    await expect(detail(await world.newLearner(), id)).rejects.toMatchObject({ status: 404 });
    await expect(detail(world.guest, id)).rejects.toMatchObject({ status: 401 });
    await expect(detail(world.admin, id)).rejects.toMatchObject({ status: 404 });
  });

  it('has no result while an attempt is in progress, and the whole result afterwards', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const { id } = await start(learner, sectionID);
    expect((await detail(learner, id)).result).toBeNull();
    const result = await learner.call('POST /api/user/save-result', {
      body: { sectionID, attemptID: id, answers: RIGHT_ANSWERS },
    });
    expect((await detail(learner, id)).result).toEqual(result);
  });
});

describe('discarding', () => {
  it('removes an attempt in progress, and no other', async () => {
    const learner = await world.newLearner();
    const sectionID = await world.section(readingExam());
    const { id } = await start(learner, sectionID);
    await expect(discard(await world.newLearner(), id)).rejects.toMatchObject({ status: 404 });
    await expect(discard(world.guest, id)).rejects.toMatchObject({ status: 401 });
    expect(await discard(learner, id)).toHaveProperty('message');
    await expect(discard(learner, id)).rejects.toMatchObject({ status: 404 });
    const { attemptID } = await learner.call('POST /api/user/save-result', { body: { sectionID, answers: {} } });
    await expect(discard(learner, attemptID)).rejects.toMatchObject({ status: 409, code: 'attempt_closed' });
  });
});
