import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  fullReadingExam,
  READING_TOTAL,
  readingExam,
  readingPart,
  RIGHT_ANSWERS,
} from '../../testing/content/sample-exams.ts';
import { emptyBin } from './empty-bin.ts';

let test: TestApp;
let world: ContentWorld;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const remove = (id: string, part_number?: number) =>
  world.admin.call('DELETE /api/exam/delete/:id', { params: { id }, query: part_number ? { part_number } : {} });
const bin = (page?: number) => world.admin.call('GET /api/bin', { query: page ? { page } : {} });
const restore = (exam_id: string, query: { section?: string; part_number?: number } = {}) =>
  world.admin.call('POST /api/bin/:exam_id/restore', { params: { exam_id }, query });
const removeForGood = (exam_id: string, section?: string) =>
  world.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: section ? { section } : {} });
const read = (exam_id: string) => world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
const listed = async () => {
  const { sections } = await world.learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  return sections;
};
const audited = async () => (await world.admin.call('GET /api/audit', { query: {} })).entries;
const full = () => world.admin.call('POST /api/exam/new', { body: { ...fullReadingExam(), description: 'Canals' } });
const notThere = { status: 404, code: 'not_found' };

describe('the bin', () => {
  it('is empty while nothing was deleted', async () => {
    expect(await bin()).toEqual({ entries: [], page: 1, pages: 1, total: 0 });
  });

  it('holds a test that was deleted: with its parts, who deleted it, when, and until when it is kept', async () => {
    const linh = await test.make.admin({ firstName: 'Linh', lastName: 'Pham' });
    const saved = await full();
    const client = await test.signIn(linh);
    await client.call('DELETE /api/exam/delete/:id', { params: { id: saved.exam_id }, query: {} });
    const { entries, total } = await bin();
    expect(total).toBe(1);
    expect(entries[0]).toMatchObject({
      exam_id: saved.exam_id,
      skill: 'reading',
      description: 'Canals',
      whole: true,
      parts: saved.sections.map(({ id, part_number }) => ({ id, part_number, questions_count: 2 })),
      live_parts: [],
      deleted_by: 'Linh Pham',
    });
    const [entry] = entries;
    const days = (Date.parse(entry?.kept_until ?? '') - Date.parse(entry?.deleted_at ?? '')) / (24 * 60 * 60 * 1000);
    expect(days).toBe(30);
  });

  it('holds a single part beside the parts that its test has, and does not mix it with the test that goes later', async () => {
    const saved = await full();
    const [one, two] = saved.sections.map(({ id }) => id);
    await remove(saved.exam_id, 1);
    expect((await bin()).entries).toMatchObject([{ whole: false, parts: [{ id: one }], live_parts: [2] }]);
    await remove(saved.exam_id);
    expect((await bin()).entries).toMatchObject([
      { whole: true, parts: [{ id: two }], live_parts: [] },
      { whole: false, parts: [{ id: one }], live_parts: [] },
    ]);
  });

  it('shows the latest first, twenty a page', async () => {
    for (let index = 1; index <= 21; index += 1) {
      const { exam_id } = await world.publish({ ...readingExam(), description: `Test ${index}` });
      await remove(exam_id);
    }
    const first = await bin();
    expect(first).toMatchObject({ page: 1, pages: 2, total: 21 });
    expect(first.entries.map(({ description }) => description).slice(0, 2)).toEqual(['Test 21', 'Test 20']);
    expect((await bin(2)).entries.map(({ description }) => description)).toEqual(['Test 1']);
    expect(await bin(9)).toMatchObject({ entries: [], pages: 2, total: 21 });
  });

  it('says who is gone by no name', async () => {
    const gone = await test.make.admin();
    const { exam_id } = await world.publish(readingExam());
    await (await test.signIn(gone)).call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    await world.admin.call('DELETE /api/users/:id', { params: { id: gone.id } });
    expect((await bin()).entries[0]?.deleted_by).toBeNull();
  });
});

describe('restoring', () => {
  it('brings a whole test back as it was: ids, keys, lock, results and history, at its place in the lists', async () => {
    const saved = await full();
    const sectionID = firstSection(saved);
    const { attemptID } = await world.learner.call('POST /api/user/save-result', {
      body: { sectionID, answers: { '1': 'TRUE' } },
    });
    const before = { exam: await read(saved.exam_id), rows: await listed() };
    await remove(saved.exam_id);
    expect(await listed()).toEqual([]);
    const answer = await restore(saved.exam_id);
    expect(answer).toMatchObject({ success: true, message: 'Test restored successfully', exam_id: saved.exam_id });
    const again = (revision: number) => ({
      ...before.exam,
      revision,
      content_revision: revision,
      parts: before.exam.parts.map((part) => ({ ...part, revision })),
    });
    expect(await read(saved.exam_id)).toEqual(again(answer.revision));
    expect(await listed()).toEqual(before.rows);
    const history = await world.learner.call('GET /api/attempt', { query: {} });
    expect(history.attempts).toMatchObject([{ id: attemptID, available: true, correctCount: 1 }]);
    expect((await bin()).entries).toEqual([]);
    expect((await audited())[0]).toMatchObject({
      action: 'exam.restore',
      target_id: saved.exam_id,
      summary: 'Restored reading test “Canals”',
    });
  });

  it('goes on with an attempt that was open when the test was deleted', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const attempt = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    const params = { id: attempt.id };
    await world.learner.call('PATCH /api/attempt/:id', {
      params,
      body: { changes: { '1': { value: 'FALSE', at: 1 } } },
    });
    await remove(saved.exam_id);
    await restore(saved.exam_id);
    expect((await listed())[0]).toMatchObject({ id: sectionID, in_progress: { attemptID: attempt.id } });
    const resumed = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    expect(resumed).toMatchObject({ id: attempt.id, answers: { '1': 'FALSE' }, deadline: attempt.deadline });
    const body = { sectionID, attemptID: attempt.id, answers: RIGHT_ANSWERS };
    expect(await world.learner.call('POST /api/user/save-result', { body })).toMatchObject({ correctCount: 9 });
  });

  it('leaves a test that was not published out of the lists', async () => {
    const { exam_id } = await full();
    const params = { exam_id };
    await world.admin.call('PUT /api/exam/:exam_id/state', { params, body: { state: 'archived' } });
    await remove(exam_id);
    await restore(exam_id);
    expect(await listed()).toEqual([]);
    await world.admin.call('PUT /api/exam/:exam_id/state', { params, body: { state: 'published' } });
    expect(await listed()).toHaveLength(2);
  });

  it('brings one part back to its test', async () => {
    const saved = await full();
    const [one = '', two = ''] = saved.sections.map(({ id }) => id);
    await remove(saved.exam_id, 1);
    await restore(saved.exam_id, { section: one });
    expect((await read(saved.exam_id)).parts.map(({ id }) => id)).toEqual([one, two]);
    expect((await audited())[0]?.summary).toBe('Restored part 1 of reading test “Canals”');
  });

  it('brings a test back with the one part, and leaves the others in the bin', async () => {
    const saved = await full();
    const [one = '', two = ''] = saved.sections.map(({ id }) => id);
    await remove(saved.exam_id);
    await restore(saved.exam_id, { section: two });
    expect((await read(saved.exam_id)).parts.map(({ id }) => id)).toEqual([two]);
    expect((await bin()).entries).toMatchObject([{ whole: false, parts: [{ id: one }], live_parts: [2] }]);
    await restore(saved.exam_id, { section: one });
    expect((await read(saved.exam_id)).parts).toHaveLength(2);
  });

  it('refuses a number that a new part has, changes nothing, and restores it under another number', async () => {
    const saved = await full();
    const one = firstSection(saved);
    await remove(saved.exam_id, 1);
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: { reading: [readingPart({ title: 'New part 1' })] },
    });
    const before = await read(saved.exam_id);
    await expect(restore(saved.exam_id, { section: one })).rejects.toMatchObject({
      status: 409,
      code: 'part_number_taken',
      message: 'There is now a different part 1 in this test.',
      issues: [{ path: 'part_number' }],
    });
    await expect(restore(saved.exam_id, { section: one, part_number: 2 })).rejects.toMatchObject({ status: 409 });
    await expect(restore(saved.exam_id, { section: one, part_number: 4 })).rejects.toMatchObject({ status: 422 });
    expect(await read(saved.exam_id)).toEqual(before);
    await restore(saved.exam_id, { section: one, part_number: 3 });
    const { parts } = await read(saved.exam_id);
    expect(parts.map(({ part_number }) => part_number)).toEqual([1, 2, 3]);
    expect(parts[2]).toMatchObject({ id: one, version: 2, title: 'Canals, part 1' });
  });

  it('is a change of the test: an editor that was open in the meantime is told what happened', async () => {
    const saved = await world.publish(readingExam());
    await remove(saved.exam_id);
    await restore(saved.exam_id);
    const update = world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: { ...readingExam({ title: 'Late' }), revision: saved.revision },
    });
    await expect(update).rejects.toMatchObject({
      status: 409,
      issues: [{ message: 'Part 1 was deleted.' }, { message: 'Part 1 was restored.' }],
    });
  });

  it('is done once: what is deleted or restored twice is not there the second time', async () => {
    const saved = await full();
    await expect(restore(saved.exam_id)).rejects.toMatchObject(notThere);
    await remove(saved.exam_id);
    await expect(remove(saved.exam_id)).rejects.toMatchObject(notThere);
    await restore(saved.exam_id);
    await expect(restore(saved.exam_id)).rejects.toMatchObject(notThere);
    await remove(saved.exam_id);
    await restore(saved.exam_id);
    expect((await read(saved.exam_id)).parts).toHaveLength(2);
    await expect(restore(crypto.randomUUID())).rejects.toMatchObject(notThere);
    await expect(restore(saved.exam_id, { section: crypto.randomUUID() })).rejects.toMatchObject(notThere);
  });
});

const stored = async () => ({
  exams: await test.deps.db.selectFrom('exams').select('id').execute(),
  sections: await test.deps.db.selectFrom('sections').select(['id', 'password', 'removed_at']).execute(),
  versions: await test.deps.db.selectFrom('section_versions').select(['section_id', 'version']).execute(),
});

describe('removing for good', () => {
  it('leaves nothing of a test that nobody has taken', async () => {
    const saved = await full();
    await remove(saved.exam_id);
    expect(await removeForGood(saved.exam_id)).toMatchObject({ success: true, message: 'Test permanently deleted' });
    expect(await stored()).toEqual({ exams: [], sections: [], versions: [] });
    expect((await audited())[0]).toMatchObject({
      action: 'exam.remove',
      summary: 'Permanently deleted reading test “Canals”',
    });
    await expect(removeForGood(saved.exam_id)).rejects.toMatchObject(notThere);
    await expect(restore(saved.exam_id)).rejects.toMatchObject(notThere);
  });

  it('keeps the version that a learner has taken, its result and its review, and no other version [D26]', async () => {
    const saved = await world.publish(readingExam({ locked: true, password: 'sesame-seed' }));
    const sectionID = firstSection(saved);
    const { grant } = await world.learner.call('POST /api/section/:id/unlock', {
      params: { id: sectionID },
      body: { password: 'sesame-seed' },
    });
    const { attemptID } = await world.learner.call(
      'POST /api/user/save-result',
      { body: { sectionID, answers: RIGHT_ANSWERS } },
      { headers: { 'x-section-grant': grant } },
    );
    const review = () => world.learner.call('GET /api/attempt/:id', { params: { id: attemptID } });
    const before = (await review()).result;
    for (const title of ['Second', 'Third'])
      await world.admin.call('PUT /api/exam/:exam_id', {
        params: { exam_id: saved.exam_id },
        body: readingExam({ title, locked: true }),
      });
    await remove(saved.exam_id);
    await removeForGood(saved.exam_id);
    // Also by a process that has nothing in memory.
    const fresh = await createTestApp({ beside: test });
    const elsewhere = await fresh.signIn({ id: world.learnerId });
    const { result, section } = await elsewhere.call('GET /api/attempt/:id', { params: { id: attemptID } });
    expect(result).toEqual(before);
    expect(section).toMatchObject({ id: sectionID, version: 1, title: 'The Canal' });
    expect((await review()).result).toEqual(before);
    const { attempts } = await world.learner.call('GET /api/attempt', { query: {} });
    expect(attempts).toMatchObject([{ id: attemptID, available: false, correctCount: READING_TOTAL, title: 'Third' }]);
    expect(await stored()).toEqual({
      exams: [{ id: saved.exam_id }],
      sections: [{ id: sectionID, password: null, removed_at: expect.any(Date) }],
      versions: [{ section_id: sectionID, version: 1 }],
    });
    await expect(restore(saved.exam_id)).rejects.toMatchObject(notThere);
    expect((await bin()).entries).toEqual([]);
  });

  it('lets an attempt that is still open be handed in, and one that was discarded lately', async () => {
    const [open, discarded] = [await world.publish(readingExam()), await world.publish(readingExam())];
    const start = async (saved: typeof open) => {
      const sectionID = firstSection(saved);
      const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
      const body = { changes: { '1': { value: 'FALSE', at: 1 } } };
      await world.learner.call('PATCH /api/attempt/:id', { params: { id }, body });
      return { sectionID, attemptID: id, answers: RIGHT_ANSWERS };
    };
    const attempts = [await start(open), await start(discarded)];
    await world.learner.call('DELETE /api/attempt/:id', { params: { id: attempts[1]?.attemptID ?? '' } });
    for (const { exam_id } of [open, discarded]) {
      await remove(exam_id);
      await removeForGood(exam_id);
    }
    for (const body of attempts)
      expect(await world.learner.call('POST /api/user/save-result', { body })).toMatchObject({ correctCount: 9 });
  });

  it('takes with it what was not published yet and what is searched, also where a version stays', async () => {
    const saved = await full();
    const { exam_id } = saved;
    const sectionID = firstSection(saved);
    await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'TRUE' } } });
    const content = draftContent(newForm({ title: 'Canals anew' }));
    await world.admin.call('POST /api/draft', { body: { id: crypto.randomUUID(), exam_id, content } });
    const waiting = async () => ({
      drafts: (await test.deps.db.selectFrom('drafts').select('id').execute()).length,
      searched: (await test.deps.db.selectFrom('section_search').select('section_id').execute()).length,
    });
    await remove(exam_id, 1);
    await removeForGood(exam_id, sectionID);
    expect(await waiting()).toEqual({ drafts: 1, searched: 1 });
    await remove(exam_id);
    expect(await waiting()).toEqual({ drafts: 1, searched: 1 });
    await removeForGood(exam_id);
    expect(await waiting()).toEqual({ drafts: 0, searched: 0 });
  });

  it('removes one part, and leaves its test as it is', async () => {
    const saved = await full();
    const [one = '', two = ''] = saved.sections.map(({ id }) => id);
    await remove(saved.exam_id, 1);
    await expect(removeForGood(saved.exam_id)).rejects.toMatchObject(notThere);
    await expect(removeForGood(saved.exam_id, two)).rejects.toMatchObject(notThere);
    await removeForGood(saved.exam_id, one);
    expect((await read(saved.exam_id)).parts.map(({ id }) => id)).toEqual([two]);
    expect((await stored()).sections).toHaveLength(1);
  });
});

describe('the job that empties the bin', () => {
  /** Runs the job of a process whose clock is some days ahead. */
  const emptyAfter = async (days: number, env: Record<string, string> = {}) => {
    const process = await createTestApp({ beside: test, env });
    process.clock.advance({ days });
    await emptyBin(process.deps);
  };

  it('removes what has been there for its days, and nothing sooner', async () => {
    const { exam_id } = await full();
    await remove(exam_id, 1);
    await emptyAfter(29);
    expect((await bin()).entries).toHaveLength(1);
    await emptyAfter(31);
    expect((await bin()).entries).toEqual([]);
    expect((await read(exam_id)).parts).toHaveLength(1);
  });

  it('keeps it for as many days as the setting says', async () => {
    await remove((await full()).exam_id);
    await emptyAfter(89, { BIN_DAYS: '90' });
    expect((await bin()).entries).toHaveLength(1);
    await emptyAfter(91, { BIN_DAYS: '90' });
    expect(await stored()).toEqual({ exams: [], sections: [], versions: [] });
  });

  it('removes what was kept for a discarded attempt alone once nobody can hand that in any more', async () => {
    const [discarded, taken] = [await full(), await full()];
    const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID: firstSection(discarded) } });
    const body = { changes: { '1': { value: 'FALSE', at: 1 } } };
    await world.learner.call('PATCH /api/attempt/:id', { params: { id }, body });
    await world.learner.call('DELETE /api/attempt/:id', { params: { id } });
    const sectionID = firstSection(taken);
    await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'TRUE' } } });
    for (const { exam_id } of [discarded, taken]) {
      await remove(exam_id);
      await removeForGood(exam_id);
    }
    await emptyAfter(0);
    expect((await stored()).sections).toHaveLength(2);
    // As it is a week later.
    await test.deps.db.deleteFrom('discarded_attempts').execute();
    await emptyAfter(0);
    expect(await stored()).toEqual({
      exams: [{ id: taken.exam_id }],
      sections: [{ id: sectionID, password: null, removed_at: expect.any(Date) }],
      versions: [{ section_id: sectionID, version: 1 }],
    });
  });

  it('leaves a test that was restored in the meantime', async () => {
    const { exam_id } = await full();
    await remove(exam_id);
    await restore(exam_id);
    await emptyAfter(31);
    expect((await read(exam_id)).parts).toHaveLength(2);
  });
});
