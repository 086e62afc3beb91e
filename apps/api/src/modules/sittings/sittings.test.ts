import { describe, expect, it } from 'vitest';
import { fullReadingExam, listeningExam, readingExam, writingExam } from '../../testing/content/sample-exams.ts';
import {
  begin,
  createSittingWorld,
  finish,
  fortyMarks,
  read,
  resultOf,
  save,
  sectionIds,
  start,
  typed,
} from '../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

const createWorld = async () => createSittingWorld(await createTestApp());
const MINUTE = 60_000;

describe('a sitting of one exam', () => {
  it('runs from its instructions to marks for each part, which are there once it is over', async () => {
    const { learner, publish } = await createWorld();
    const exam = await publish(fullReadingExam());
    const [first = '', second = ''] = sectionIds(exam);
    const { id, state, sections } = await begin(learner, exam);
    expect([state.phase, sections]).toEqual(['instructions', []]);
    const started = await start(learner, id);
    expect(started.state.phase).toBe('running');
    expect(started.sections.map(({ section }) => section.id)).toEqual([first, second]);
    await save(learner, id, {
      sectionID: first,
      changes: typed({ '1': 'TRUE', '2': 'TRUE' }, Date.now()),
      flags: { '2': { value: true, at: Date.now() } },
    });
    const { sections: saved } = await read(learner, id);
    expect(saved.map(({ saved: { answers, flags } }) => [answers, flags])).toEqual([
      [{ '1': 'TRUE', '2': 'TRUE' }, { '2': true }],
      [{}, {}],
    ]);
    expect(await refusalOf(resultOf(learner, id))).toMatchObject({ code: 'not_submitted' });
    const finished = await finish(learner, id);
    expect([finished.status, finished.sections]).toEqual(['ended', []]);
    const { exams, overall, note } = await resultOf(learner, id);
    expect(exams[0]).toMatchObject({ sat: true, marks: 1, total: 4, band: null });
    expect(exams[0]?.parts.map(({ marks, total }) => [marks, total])).toEqual([
      [1, 2],
      [0, 2],
    ]);
    expect([overall, note]).toEqual([null, null]);
  });

  it('has a band where it has forty marks, by the variant of the exam [D41]', async () => {
    const { learner, publish } = await createWorld();
    const bands = [];
    for (const variant of ['academic', 'general']) {
      const exam = await publish({ ...fortyMarks(), variant });
      const { id } = await begin(learner, exam);
      await start(learner, id);
      const [first = '', second = ''] = sectionIds(exam);
      const right = (from: number, to: number) =>
        typed(Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`${from + i}`, 'TRUE'])), Date.now());
      await save(
        learner,
        id,
        { sectionID: first, changes: right(1, 13) },
        { sectionID: second, changes: right(14, 26) },
      );
      await finish(learner, id);
      const { exams, note } = await resultOf(learner, id);
      bands.push([exams[0]?.marks, exams[0]?.total, exams[0]?.variant, exams[0]?.band?.band]);
      expect(note).toMatch(/^Bands are estimates/);
    }
    expect(bands).toEqual([
      [26, 40, 'academic', 6],
      [26, 40, 'general', 5],
    ]);
  });

  it.each(['changes', 'flags', 'text'] as const)(
    'tells a page no moment before its latest %s, though the clock has gone back a little',
    async (kind) => {
      const { learner, publish, test } = await createWorld();
      const exam = await publish(kind === 'text' ? writingExam() : fullReadingExam());
      const [sectionID = ''] = sectionIds(exam);
      const { id } = await begin(learner, exam);
      await start(learner, id);
      const at = test.deps.now().getTime();
      const given = {
        changes: { changes: typed({ '1': 'TRUE' }, at) },
        flags: { flags: { '1': { value: true, at } } },
        text: { text: { value: 'An essay.', at } },
      };
      await save(learner, id, { sectionID, ...given[kind] });
      test.clock.advance({ seconds: -0.9 });
      const params = { id };
      const frames = [
        await read(learner, id),
        await learner.call('GET /api/sitting/:id/state', { params }),
        await save(learner, id, { sectionID, flags: {} }),
        await learner.call('POST /api/sitting/:id/unheard', { params, body: { exam: 0, from: at - 1, to: at } }),
      ];
      expect(frames.map(({ now }) => Math.min(now, at))).toEqual(frames.map(() => at));
    },
  );

  it('is begun once, however often and from wherever it is begun, and again once it is over', async () => {
    const { learner, publish, newLearner } = await createWorld();
    const exam = await publish(fullReadingExam());
    const begun = await Promise.all([1, 2, 3].map(() => begin(learner, exam)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const id = begun[0]?.id ?? '';
    await start(learner, id);
    expect((await begin(learner, exam)).state.phase).toBe('running');
    await finish(learner, id);
    expect((await begin(learner, exam)).id).not.toBe(id);
    expect((await begin(await newLearner(), exam)).id).not.toBe(id);
  });

  it('takes nothing once its time is over, and has what was saved by then as its result [D40]', async () => {
    const { learner, publish, test } = await createWorld();
    const exam = await publish(fullReadingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id } = await begin(learner, exam);
    await start(learner, id);
    await save(learner, id, { sectionID, changes: typed({ '1': 'TRUE' }, Date.now()) });
    test.clock.advance({ minutes: 41 });
    const late = save(learner, id, { sectionID, changes: typed({ '2': 'FALSE' }, Date.now()) });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'sitting_closed' });
    const { exams } = await resultOf(learner, id);
    expect(exams[0]).toMatchObject({ sat: true, marks: 1 });
  });

  it('takes what was typed in time for a moment after its end, and no more', async () => {
    const { learner, publish, test } = await createWorld();
    const exam = await publish(fullReadingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id } = await begin(learner, exam);
    const { state } = await start(learner, id);
    const end = state.deadline ?? 0;
    test.clock.set(new Date(end + 10_000));
    const changes = { '1': { value: 'TRUE', at: end - 1 }, '2': { value: 'FALSE', at: end + 1 } };
    const { saved } = await save(learner, id, { sectionID, changes });
    expect(saved[0]?.answers).toEqual({ '1': 'TRUE' });
    // A submission at the end closes it at once.
    expect((await finish(learner, id)).status).toBe('ended');
    expect((await resultOf(learner, id)).exams[0]?.marks).toBe(1);
  });

  it('is finished once: sent again, the same, and a save after it is refused [D40]', async () => {
    const { learner, publish } = await createWorld();
    const exam = await publish(fullReadingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id } = await begin(learner, exam);
    await start(learner, id);
    const sections = [{ sectionID, changes: typed({ '1': 'TRUE' }, Date.now()) }];
    const body = { exam: 0, sections };
    await Promise.all([1, 2, 3].map(() => learner.call('POST /api/sitting/:id/finish', { params: { id }, body })));
    await learner.call('POST /api/sitting/:id/finish', { params: { id }, body: { exam: 0 } });
    expect((await resultOf(learner, id)).exams[0]?.marks).toBe(1);
    expect((await learner.call('GET /api/attempt', { query: {} })).attempts).toHaveLength(2);
    expect(await refusalOf(save(learner, id, { sectionID }))).toMatchObject({ code: 'sitting_closed' });
  });

  it('was not sat if nobody started it within a day: there is no result, and nothing in the history', async () => {
    const { learner, publish, test } = await createWorld();
    const exam = await publish(fullReadingExam());
    const { id } = await begin(learner, exam);
    test.clock.advance({ hours: 25 });
    expect((await resultOf(learner, id)).exams[0]).toMatchObject({ sat: false, marks: null });
    expect((await learner.call('GET /api/attempt', { query: {} })).attempts).toEqual([]);
  });

  it('is discarded with all that was answered in it, unless it is over', async () => {
    const { learner, publish } = await createWorld();
    const exam = await publish(fullReadingExam());
    const { id } = await begin(learner, exam);
    await start(learner, id);
    await learner.call('DELETE /api/sitting/:id', { params: { id } });
    expect(await refusalOf(read(learner, id))).toMatchObject({ code: 'not_found' });
    const { id: other } = await begin(learner, exam);
    await start(learner, other);
    await finish(learner, other);
    const discard = learner.call('DELETE /api/sitting/:id', { params: { id: other } });
    expect(await refusalOf(discard)).toMatchObject({ code: 'sitting_closed' });
  });
});

describe('two tabs and two devices', () => {
  it('keep for each answer, flag and text what was typed last, whichever arrives last', async () => {
    const { learner, publish } = await createWorld();
    const exam = await publish(fullReadingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id } = await begin(learner, exam);
    await start(learner, id);
    const now = Date.now();
    await save(learner, id, {
      sectionID,
      changes: typed({ '1': 'TRUE' }, now),
      flags: { '1': { value: true, at: now } },
    });
    const { saved } = await save(learner, id, {
      sectionID,
      changes: typed({ '1': 'FALSE', '2': 'NOT GIVEN' }, now - 5),
      flags: { '1': { value: false, at: now - 5 }, '2': { value: true, at: now - 5 } },
    });
    expect(saved).toEqual([
      { sectionID, answers: { '1': 'TRUE', '2': 'NOT GIVEN' }, flags: { '1': true, '2': true }, text: '' },
    ]);
  });

  it('keep the text that was written last, and a later one of what is stored as typed in the future', async () => {
    const { learner, publish } = await createWorld();
    const exam = await publish(writingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id } = await begin(learner, exam);
    await start(learner, id);
    const now = Date.now();
    const write = async (value: string, at: number) =>
      (await save(learner, id, { sectionID, text: { value, at } })).saved[0]?.text;
    expect(await write('second', now)).toBe('second');
    expect(await write('first', now - 10)).toBe('second');
    // A clock that is ahead: stored as now, so what is typed next is later.
    expect(await write('third', now + 10 * MINUTE)).toBe('third');
    expect(await write('fourth', Date.now() + 1)).toBe('fourth');
  });
});

describe('a sitting of several exams', () => {
  it('gives no key of an exam that is over before the whole is [D40]', async () => {
    const { learner, publish, test } = await createWorld();
    const [listening, reading] = [await publish(listeningExam()), await publish(fullReadingExam())];
    const [heard = ''] = sectionIds(listening);
    const { id } = await begin(learner, listening, reading);
    await start(learner, id);
    await save(learner, id, { sectionID: heard, changes: typed({ '1': '9' }, Date.now()) });
    const { state } = await finish(learner, id);
    expect([state.phase, state.exam]).toEqual(['pause', 1]);
    expect((await learner.call('GET /api/attempt', { query: {} })).attempts).toEqual([]);
    const explanation = learner.call('GET /api/section/:id/explanation', { params: { id: heard } });
    expect(await refusalOf(explanation)).toMatchObject({ code: 'not_submitted' });
    const late = save(learner, id, { sectionID: sectionIds(reading)[0] ?? '' });
    expect(await refusalOf(late)).toMatchObject({ code: 'sitting_closed' });
    await learner.call('POST /api/sitting/:id/next', { params: { id }, body: { exam: 1, phase: 'pause' } });
    await start(learner, id, 1);
    test.clock.advance({ minutes: 41 });
    const { exams } = await resultOf(learner, id);
    expect(exams.map(({ sat, marks }) => [sat, marks])).toEqual([
      [true, 1],
      [true, 0],
    ]);
    const { attempts } = await learner.call('GET /api/attempt', { query: {} });
    expect(attempts.map(({ status, correctCount }) => [status, correctCount])).toEqual([
      ['submitted', 0],
      ['submitted', 0],
      ['submitted', 1],
    ]);
  });

  it('counts none that was not sat: neither one that the learner left out nor one that only the clock started', async () => {
    const { learner, publish, test } = await createWorld();
    const exams = [await publish(fullReadingExam()), await publish(readingExam())];
    const stopped = await begin(learner, ...exams);
    await start(learner, stopped.id);
    await finish(learner, stopped.id);
    await learner.call('POST /api/sitting/:id/finish', {
      params: { id: stopped.id },
      body: { exam: 1, all: true },
    });
    expect((await resultOf(learner, stopped.id)).exams.map(({ sat }) => sat)).toEqual([true, false]);
    const left = await begin(learner, ...exams);
    await start(learner, left.id);
    await finish(learner, left.id);
    test.clock.advance({ hours: 2 });
    expect((await resultOf(learner, left.id)).exams.map(({ sat }) => sat)).toEqual([true, false]);
    expect((await learner.call('GET /api/attempt', { query: {} })).attempts).toHaveLength(4);
  });

  it('gives a writing exam the minutes that its tasks advise, in the list too', async () => {
    const { learner, publish } = await createWorld();
    const task = (part_number: number, minutes?: number) => ({
      ...writingExam().writing?.[0],
      part_number,
      ...(minutes !== undefined && { minutes, words: 180 }),
    });
    const exam = await publish({ description: 'Two tasks', writing: [task(1, 25), task(2)] });
    const { id, plan } = await begin(learner, exam);
    expect(plan.exams[0]?.seconds).toBe((25 + 40) * 60);
    await start(learner, id);
    const { sections } = await read(learner, id);
    expect(sections.map(({ section }) => [section.minutes, section.words])).toEqual([
      [25, 180],
      [undefined, undefined],
    ]);
    const { exams } = await learner.call('GET /api/exam/list/full/:skill', { params: { skill: 'writing' } });
    expect(exams.find(({ exam_id }) => exam_id === exam.exam_id)?.minutes).toBe(65);
  });

  it('keeps the texts of a writing exam, to be read again with their tasks', async () => {
    const { learner, publish } = await createWorld();
    const exam = await publish(writingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id, plan } = await begin(learner, exam);
    expect(plan.exams[0]?.seconds).toBe(20 * 60);
    await start(learner, id);
    await save(learner, id, { sectionID, text: { value: 'The chart shows rain.', at: Date.now() } });
    expect((await read(learner, id)).sections[0]?.saved.text).toBe('The chart shows rain.');
    await finish(learner, id);
    expect((await resultOf(learner, id)).exams[0]).toMatchObject({
      sat: true,
      marks: null,
      band: null,
      parts: [{ text: 'The chart shows rain.', examContent: ['<p>Describe the chart.</p>'], attemptID: null }],
    });
  });
});
