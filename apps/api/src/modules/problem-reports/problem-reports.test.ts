import { ROWS_COUNTED, type Problem } from '@bandwise/api-contract/admin';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, readingPart } from '../../testing/content/sample-exams.ts';
import { begin, finish, start } from '../../testing/content/sitting-makers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { makeDue } from '../../testing/make-due.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;
let examID: string;
let sectionID: string;
beforeEach(async () => {
  test = await createTestApp({ env: { LEARNER_WEB_URL: 'https://learn.example.com', BRAND: 'Harbour School' } });
  world = await createContentWorld(test);
  const saved = await world.publish(readingExam());
  examID = saved.exam_id;
  sectionID = firstSection(saved);
});

const words = '“Harbours” should count too.';

async function submit(client: TestClient, answers: Record<string, string> = { '5': 'harbours' }): Promise<string> {
  return (await client.call('POST /api/user/save-result', { body: { sectionID, answers } })).attemptID;
}

const report = (client: TestClient, body: { attemptID: string; number?: number; words?: string }) =>
  client.call('POST /api/section/:sectionID/problem', { params: { sectionID }, body: { number: 5, words, ...body } });

const ownOf = async (client: TestClient, id: string) =>
  (await client.call('GET /api/attempt/:id/problem', { params: { id } })).problems;

const listed = (query: { state?: Problem['state']; search?: string; page?: number } = {}) =>
  world.admin.call('GET /api/problem', { query });

const change = (
  { id, revision }: Pick<Problem, 'id' | 'revision'>,
  body: { state: Problem['state']; reply?: string },
  admin = world.admin,
) => admin.call('PATCH /api/problem/:id', { params: { id }, body: { revision, reply: '', ...body } });

async function reported(client = world.learner): Promise<Problem> {
  await report(client, { attemptID: await submit(client) });
  const [problem] = (await listed()).problems;
  if (!problem) throw new Error('Nothing was reported');
  return problem;
}

describe('a problem that a learner reports', () => {
  it('is kept with the review, and stands in the console beside its question, its key and the answer [D66]', async () => {
    const attemptID = await submit(world.learner);
    const own = await report(world.learner, { attemptID, words: `  ${words}\n` });
    expect(own).toMatchObject({ number: 5, words, state: 'open', reply: '', decided_at: null });
    expect(await ownOf(world.learner, attemptID)).toEqual([own]);
    expect(await listed()).toMatchObject({
      counts: { open: 1, fixed: 0, declined: 0 },
      page: 1,
      pages: 1,
      total: 1,
      problems: [
        {
          id: own.id,
          words,
          learner: { id: world.learnerId },
          attemptID,
          section: { id: sectionID, title: 'The Canal', exam: 'Reading Test 1', available: true },
          number: 5,
          label: '5',
          address: '5',
          question: { asked: 'Goods reached the ____ (5) by water. It was dug by … from ….', key: 'harbour / harbor' },
          now: { key: 'harbour / harbor' },
          given: 'harbours',
          open: 1,
        },
      ],
    });
  });

  it('names all numbers and all blanks of its question', async () => {
    const attemptID = await submit(world.learner, {});
    await report(world.learner, { attemptID, number: 3 });
    await report(world.learner, { attemptID, number: 9 });
    const [nine, three] = (await listed()).problems;
    expect(three).toMatchObject({ label: '3–4', address: '3', given: '', question: { key: 'coal; timber' } });
    expect(nine).toMatchObject({ label: '9', address: '9-1', question: { key: 'hand; cotton' } });
  });

  it('is one report while it is open, with the words that were sent last [D66]', async () => {
    const attemptID = await submit(world.learner);
    const first = await report(world.learner, { attemptID });
    const [before] = (await listed()).problems;
    expect(await report(world.learner, { attemptID })).toEqual(first);
    expect((await listed()).problems).toEqual([before]);
    const again = await report(world.learner, { attemptID, words: 'The plural is in the text.' });
    expect([again.id, again.words]).toEqual([first.id, 'The plural is in the text.']);
    const { problems } = await listed();
    expect(problems.map(({ revision }) => revision)).toEqual([2]);
  });

  it('is one report also when it is sent twice at once', async () => {
    const attemptID = await submit(world.learner);
    const sent = await Promise.all([report(world.learner, { attemptID }), report(world.learner, { attemptID })]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await listed()).total).toBe(1);
  });

  it('is text and nothing else, of a length that is read', async () => {
    const attemptID = await submit(world.learner);
    const html = '<img src=x onerror="alert(1)"> & {1}';
    expect((await report(world.learner, { attemptID, words: html })).words).toBe(html);
    expect((await listed()).problems[0]?.words).toBe(html);
    expect(await refusalOf(report(world.learner, { attemptID, words: ' \n ' }))).toMatchObject({
      code: 'validation_failed',
      message: 'Please say what is wrong.',
    });
    expect(await refusalOf(report(world.learner, { attemptID, words: 'x'.repeat(501) }))).toMatchObject({
      code: 'validation_failed',
    });
  });

  it('counts with those of others on the same question', async () => {
    const other = await world.newLearner();
    await report(other, { attemptID: await submit(other) });
    await report(world.learner, { attemptID: await submit(world.learner) });
    await report(world.learner, { attemptID: await submit(world.learner), number: 1 });
    expect((await listed()).problems.map(({ number, open }) => [number, open])).toEqual([
      [1, 1],
      [5, 2],
      [5, 2],
    ]);
  });

  it('is throttled [D66]', async () => {
    const attemptID = await submit(world.learner);
    for (let count = 0; count < 10; count += 1) await report(world.learner, { attemptID });
    expect(await refusalOf(report(world.learner, { attemptID }))).toMatchObject({ code: 'too_many_requests' });
  });

  it('comes from the review of a sitting too, once that is over', async () => {
    const published = await world.publish(readingExam({ title: 'Sat' }));
    const sat = firstSection(published);
    const { id } = await begin(world.learner, published);
    await start(world.learner, id);
    const attempt = await test.deps.db
      .selectFrom('attempts')
      .select('id')
      .where('sitting_id', '=', id)
      .executeTakeFirstOrThrow();
    const send = () =>
      world.learner.call('POST /api/section/:sectionID/problem', {
        params: { sectionID: sat },
        body: { attemptID: attempt.id, number: 1, words },
      });
    expect(await refusalOf(send())).toMatchObject({ code: 'not_found' });
    await finish(world.learner, id);
    expect(await send()).toMatchObject({ number: 1, state: 'open' });
  });
});

describe('who may report', () => {
  it('is whoever has submitted the section: no guest, nobody else, nobody before [D66]', async () => {
    const attemptID = await submit(world.learner);
    const { id: begun } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    const told = await world.learner.call('POST /api/user/save-result', {
      body: { sectionID, correctCount: 1, total: 9 },
    });
    const other = await world.newLearner();
    const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
    expect(await codeOf(report(world.guest, { attemptID }))).toBe('unauthenticated');
    expect(await codeOf(report(other, { attemptID }))).toBe('not_found');
    expect(await codeOf(report(world.admin, { attemptID }))).toBe('not_found');
    expect(await codeOf(report(world.learner, { attemptID: begun }))).toBe('not_submitted');
    expect(await codeOf(report(world.learner, { attemptID: told.attemptID }))).toBe('not_submitted');
    expect(await codeOf(report(world.learner, { attemptID, number: 4 }))).toBe('validation_failed');
    expect(await codeOf(report(world.learner, { attemptID, number: 77 }))).toBe('validation_failed');
    const elsewhere = await world.section(readingExam({ title: 'Other' }));
    const call = world.learner.call('POST /api/section/:sectionID/problem', {
      params: { sectionID: elsewhere },
      body: { attemptID, number: 5, words },
    });
    expect(await codeOf(call)).toBe('not_found');
    expect((await listed()).total).toBe(0);
  });

  it('reads what came of it alone', async () => {
    const attemptID = await submit(world.learner);
    await report(world.learner, { attemptID });
    const other = await world.newLearner();
    expect((await refusalOf(ownOf(other, attemptID))).code).toBe('not_found');
    expect(await ownOf(other, await submit(other))).toEqual([]);
    // Another attempt of the same learner at the same questions.
    expect(await ownOf(world.learner, await submit(world.learner))).toHaveLength(1);
  });
});

describe('a decision', () => {
  it('is read in the review, mailed with the reply, and written down [D66]', async () => {
    const problem = await reported();
    const reply = 'We accept the plural now.';
    const { message } = await change(problem, { state: 'fixed', reply });
    expect(message).toBe('The report is marked as fixed.');
    const own = await ownOf(world.learner, problem.attemptID);
    expect(own).toMatchObject([{ state: 'fixed', reply, decided_at: expect.any(String) }]);
    await test.runJobs();
    expect(test.outbox).toMatchObject([
      { to: problem.learner.email, subject: 'Your report on question 5 of “The Canal”' },
    ]);
    const [mail] = test.outbox;
    for (const said of [
      words,
      'We have fixed the problem.',
      reply,
      `https://learn.example.com/practice/reading/part1/${sectionID}?review=${problem.attemptID}`,
    ])
      expect(mail?.text).toContain(said);
    expect((await listed()).total).toBe(0);
    const { problems, counts } = await listed({ state: 'fixed' });
    expect(counts).toEqual({ open: 0, fixed: 1, declined: 0 });
    expect(problems).toMatchObject([{ id: problem.id, decided_by: expect.stringContaining('Ada'), reply }]);
    const [entry] = (await world.admin.call('GET /api/audit', { query: {} })).entries;
    expect(entry).toMatchObject({
      summary: 'Marked a problem report on question 5 of “The Canal” as fixed',
      link: { to: 'section', id: sectionID },
    });
  });

  it('says why when it declines', async () => {
    const problem = await reported();
    expect(await refusalOf(change(problem, { state: 'declined', reply: '  ' }))).toMatchObject({
      code: 'validation_failed',
      message: 'Write a reply that says why the report is declined. The learner will read it.',
    });
    await change(problem, { state: 'declined', reply: 'The text has the singular.' });
    await test.runJobs();
    expect(test.outbox.map(({ text }) => text.includes('The text has the singular.'))).toEqual([true]);
    expect(await ownOf(world.learner, problem.attemptID)).toMatchObject([{ state: 'declined' }]);
  });

  it('is refused where another administrator has decided, or the learner has said it in other words [D66]', async () => {
    const problem = await reported();
    const colleague = await test.signIn(await test.make.admin());
    await change(problem, { state: 'fixed' }, colleague);
    expect(await refusalOf(change(problem, { state: 'declined', reply: 'No.' }))).toMatchObject({
      status: 409,
      code: 'version_conflict',
    });
    await report(world.learner, { attemptID: problem.attemptID, number: 1 });
    const [open] = (await listed()).problems;
    await report(world.learner, { attemptID: problem.attemptID, number: 1, words: 'Something else.' });
    if (!open) throw new Error('Nothing was reported');
    expect(await refusalOf(change(open, { state: 'fixed' }))).toMatchObject({ code: 'version_conflict' });
    await test.runJobs();
    expect(test.outbox).toHaveLength(1);
  });

  it('is made once when two administrators decide at the same moment', async () => {
    const problem = await reported();
    const colleague = await test.signIn(await test.make.admin());
    const both = await Promise.allSettled([
      change(problem, { state: 'fixed' }),
      change(problem, { state: 'declined', reply: 'No.' }, colleague),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await test.runJobs();
    expect(test.outbox).toHaveLength(1);
  });

  it('can be taken back, unless the learner has reported it again since', async () => {
    const problem = await reported();
    await change(problem, { state: 'fixed' });
    const [decided] = (await listed({ state: 'fixed' })).problems;
    if (!decided) throw new Error('It is not fixed');
    await change(decided, { state: 'open' });
    expect((await listed()).problems).toMatchObject([{ id: problem.id, decided_at: null, decided_by: null }]);
    const [reopened] = (await listed()).problems;
    if (!reopened) throw new Error('It is not open');
    await change(reopened, { state: 'fixed' });
    await report(world.learner, { attemptID: problem.attemptID, words: 'It is still wrong.' });
    const [again] = (await listed({ state: 'fixed' })).problems;
    if (!again) throw new Error('It is not fixed');
    expect(await refusalOf(change(again, { state: 'open' }))).toMatchObject({
      code: 'version_conflict',
      message: 'The learner has reported this question again. Reply to the newer report.',
    });
    expect(await ownOf(world.learner, problem.attemptID)).toMatchObject([{ state: 'open' }, { state: 'fixed' }]);
  });

  it('mails nobody whose account is disabled, nor what is open again', async () => {
    const problem = await reported();
    await change(problem, { state: 'fixed' });
    await test.deps.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', world.learnerId).execute();
    await test.runJobs();
    await test.deps.db.updateTable('users').set({ status: 'active' }).where('id', '=', world.learnerId).execute();
    const [decided] = (await listed({ state: 'fixed' })).problems;
    if (!decided) throw new Error('It is not fixed');
    await change(decided, { state: 'fixed', reply: 'In other words.' });
    await change({ ...decided, revision: decided.revision + 1 }, { state: 'open' });
    await test.runJobs();
    expect(test.outbox).toEqual([]);
  });

  it('is mailed once, by whichever process, and again where the process that sent it could not [D71]', async () => {
    const problem = await reported();
    await change(problem, { state: 'fixed', reply: 'We accept the plural now.' });
    const mailer = { send: () => Promise.reject(new Error('No mail today')) };
    const beside = await createTestApp({ beside: test, deps: { mailer } });
    await expect(beside.runJobs()).rejects.toThrow('Some runs failed');
    // It is repeated after a pause.
    await test.runJobs();
    expect(test.outbox).toEqual([]);
    await makeDue(test.deps);
    await Promise.all([test.runJobs(), test.runJobs()]);
    await test.runJobs();
    expect(test.outbox).toMatchObject([{ to: problem.learner.email }]);
  });

  it('that is changed while it is being mailed is mailed again [D71]', async () => {
    const problem = await reported();
    await change(problem, { state: 'fixed', reply: 'We accept the plural now.' });
    const send = async (mail: Mail) => {
      await test.deps.mailer.send(mail);
      if (test.outbox.length > 1) return;
      await change({ ...problem, revision: problem.revision + 1 }, { state: 'fixed', reply: 'The plural, too.' });
    };
    const beside = await createTestApp({ beside: test, deps: { mailer: { send } } });
    await beside.runJobs();
    expect(test.outbox.map(({ text }) => text.includes('The plural, too.'))).toEqual([false, true]);
  });
});

describe('the list', () => {
  it('is searched in words, replies, titles and learners, and paged', async () => {
    const lan = await test.make.learner({ firstName: 'Lan', lastName: 'Phạm', email: 'lan.pham@example.com' });
    const client = await test.signIn(lan);
    await report(client, { attemptID: await submit(client) });
    const found = async (search: string) => (await listed({ search })).total;
    expect(await Promise.all(['HARBOURS', 'lan pham', 'lan.pham@', 'canal', '100%', '_'].map(found))).toEqual([
      1, 1, 1, 1, 0, 0,
    ]);
    const attemptID = await submit(world.learner);
    await test.deps.db
      .insertInto('problem_reports')
      .values(
        Array.from({ length: 20 }, (_, index) => ({
          user_id: world.learnerId,
          attempt_id: attemptID,
          section_id: sectionID,
          version: 1,
          number: 100 + index,
          words: `Report ${index}`,
          created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      )
      .execute();
    expect((await listed()).problems.slice(0, 2).map((one) => one.words)).toEqual([words, 'Report 19']);
    const last = await listed({ page: 2 });
    expect([last.pages, last.total, last.problems.map((one) => one.words)]).toEqual([2, 21, ['Report 0']]);
  });
});

describe('counts', () => {
  it('are ten thousand of a state at most', { timeout: 30_000 }, async () => {
    const attemptID = await submit(world.learner);
    const add = (state: string, count: number) =>
      sql`
        insert into problem_reports (user_id, attempt_id, section_id, version, number, words, state, created_at, decided_at)
        select ${world.learnerId}, ${attemptID}, ${sectionID}, 1, n, 'Report ' || n, ${state}, now() - n * interval '1 second', now()
          from generate_series(1, ${count}) n`.execute(test.deps.db);
    await add('declined', ROWS_COUNTED + 1);
    await add('fixed', 3);
    const counts = { open: 0, fixed: 3, declined: ROWS_COUNTED };
    expect(await listed()).toMatchObject({ counts, total: 0, pages: 1 });
    expect(await listed({ state: 'declined' })).toMatchObject({ counts, total: ROWS_COUNTED, pages: 500 });
    expect(await listed({ state: 'declined', page: 500 })).toMatchObject({ total: ROWS_COUNTED + 1, pages: 501 });
  });
});

describe('what is deleted', () => {
  const rows = () => test.deps.db.selectFrom('problem_reports').select('id').execute();

  it('takes the reports of a learner with the account [D66]', async () => {
    const problem = await reported();
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    expect(await rows()).toEqual([]);
    expect(await refusalOf(change(problem, { state: 'fixed' }))).toMatchObject({ code: 'not_found' });
  });

  it('keeps the decision of an administrator who is gone, without the name', async () => {
    const problem = await reported();
    const account = await test.make.admin();
    await change(problem, { state: 'fixed', reply: 'Done.' }, await test.signIn(account));
    await world.admin.call('DELETE /api/users/:id', { params: { id: account.id } });
    const { problems } = await listed({ state: 'fixed' });
    expect(problems).toMatchObject([{ reply: 'Done.', decided_by: null, decided_at: expect.any(String) }]);
  });

  it('keeps the report of a deleted test, which can still be decided, in the bin and removed for good [D66]', async () => {
    const { attemptID } = await reported();
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: examID }, query: {} });
    const inBin = (await listed()).problems;
    expect(inBin).toMatchObject([{ section: { available: false }, question: { key: 'harbour / harbor' }, now: null }]);
    await world.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id: examID }, query: {} });
    const [removed] = (await listed()).problems;
    expect(removed).toEqual(inBin[0]);
    if (!removed) throw new Error('The report was removed');
    await change(removed, { state: 'declined', reply: 'The test is not used any more.' });
    expect(await ownOf(world.learner, attemptID)).toMatchObject([{ state: 'declined' }]);
  });

  it('shows a question as the learner saw it, and what has become of it', async () => {
    await reported();
    const part = readingPart();
    const rewrite = (groups: typeof part.groups) =>
      world.admin.call('PUT /api/exam/:exam_id', {
        params: { exam_id: examID },
        body: { description: 'Reading Test 1', reading: [{ ...part, groups }] },
      });
    await rewrite(
      part.groups?.map((group) => ({
        ...group,
        questions: group.questions?.map((one) =>
          one.number === 5 ? { ...one, answer: ['harbour', 'harbours'] } : one,
        ),
      })),
    );
    expect((await listed()).problems[0]).toMatchObject({
      question: { key: 'harbour / harbor' },
      now: { key: 'harbour / harbours' },
    });
    await rewrite(part.groups?.slice(0, 1));
    expect((await listed()).problems[0]).toMatchObject({ question: { key: 'harbour / harbor' }, now: null });
  });
});
