import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readingExam, speakingExam, fullReadingExam } from '../../testing/content/sample-exams.ts';
import {
  begin,
  createSittingWorld,
  finish,
  read,
  resultOf,
  save,
  sectionIds,
  start,
  typed,
  type SittingWorld,
} from '../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { NO_SUCH_ID } from '../../testing/every-route.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

let world: SittingWorld;
beforeAll(async () => {
  world = await createSittingWorld(await createTestApp());
});

type Call = (client: TestClient, id: string) => Promise<unknown>;
const OF_ONE: Readonly<Record<string, Call>> = {
  'is read': (client, id) => read(client, id),
  'is asked where it is': (client, id) => client.call('GET /api/sitting/:id/state', { params: { id } }),
  'is saved': (client, id) => save(client, id),
  'is discarded': (client, id) => client.call('DELETE /api/sitting/:id', { params: { id } }),
  'is started': (client, id) => start(client, id),
  'is finished': (client, id) => finish(client, id),
  'is said not to be heard': (client, id) =>
    client.call('POST /api/sitting/:id/unheard', { params: { id }, body: { exam: 0, from: 0, to: 1 } }),
  'has its result read': (client, id) => resultOf(client, id),
};

describe('a sitting', () => {
  it.each(Object.entries(OF_ONE))('%s by its learner alone', async (_, call) => {
    const { learner, admin, guest, newLearner, publish } = world;
    const { id } = await begin(learner, await publish(fullReadingExam()));
    expect(await refusalOf(call(guest, id))).toMatchObject({ status: 401 });
    for (const other of [await newLearner(), admin])
      expect(await refusalOf(call(other, id))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalOf(call(learner, NO_SUCH_ID))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalOf(call(learner, 'none'))).toMatchObject({ status: 404 });
    expect((await read(learner, id)).state.phase).toBe('instructions');
  });

  it('is created and listed by whoever is signed in, each their own', async () => {
    const { learner, guest, newLearner, publish } = world;
    const exam = await publish(fullReadingExam());
    expect(await refusalOf(begin(guest, exam))).toMatchObject({ status: 401 });
    expect(await refusalOf(guest.call('GET /api/sitting', { query: {} }))).toMatchObject({ status: 401 });
    const { id } = await begin(learner, exam);
    const { sittings } = await learner.call('GET /api/sitting', { query: { status: 'running', limit: 1 } });
    expect(sittings.map((one) => [one.id, one.status, one.state.phase])).toEqual([[id, 'running', 'instructions']]);
    expect((await (await newLearner()).call('GET /api/sitting', { query: {} })).sittings).toEqual([]);
  });

  it('takes answers of no section but its own', async () => {
    const { learner, publish } = world;
    const [exam, other] = [await publish(fullReadingExam()), await publish(readingExam())];
    const { id } = await begin(learner, exam);
    await start(learner, id);
    const saved = save(learner, id, { sectionID: sectionIds(other)[0] ?? '', changes: typed({ '1': 'TRUE' }, 1) });
    expect(await refusalOf(saved)).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['an exam that is not there', () => Promise.resolve([NO_SUCH_ID]), 'not_found'],
    ['the same exam twice', () => Promise.resolve([NO_SUCH_ID, NO_SUCH_ID]), 'validation_failed'],
    ['no exam', () => Promise.resolve([]), 'validation_failed'],
    ['speaking', async () => [(await world.publish(speakingExam())).exam_id], 'validation_failed'],
  ])('is refused for %s', async (_, examsOf, code) => {
    const exams = await examsOf();
    expect(await refusalOf(world.learner.call('POST /api/sitting', { body: { exams } }))).toMatchObject({ code });
  });
});

const publishOne = () => world.publish(fullReadingExam());

describe('a locked part', () => {
  it('is unlocked before a sitting is begun, and not asked about again', async () => {
    const { learner, publish } = world;
    const exam = await publish(readingExam({ locked: true, password: 'river bank' }));
    const [id = ''] = sectionIds(exam);
    expect(await refusalOf(begin(learner, exam))).toMatchObject({ code: 'section_locked' });
    const { grant } = await learner.call('POST /api/section/:id/unlock', {
      params: { id },
      body: { password: 'river bank' },
    });
    const body = { exams: [exam.exam_id], grants: [grant] };
    const begun = await learner.call('POST /api/sitting', { body });
    expect((await start(learner, begun.id)).sections[0]?.section.id).toBe(id);
  });
});

describe('an exam that is unpublished, deleted or removed for good', () => {
  it.each(['archived', 'deleted', 'removed'])(
    'is finished by whoever sits it, and begun by nobody: %s',
    async (end) => {
      const { learner, admin, newLearner, publish } = world;
      const exam = await publish(fullReadingExam());
      const { exam_id } = exam;
      const [sectionID = ''] = sectionIds(exam);
      const { id } = await begin(learner, exam);
      await start(learner, id);
      if (end === 'archived')
        await admin.call('PUT /api/exam/:exam_id/state', { params: { exam_id }, body: { state: 'archived' } });
      else await admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
      if (end === 'removed') await admin.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: {} });
      expect(await refusalOf(begin(await newLearner(), exam))).toMatchObject({ code: 'not_found' });
      await save(learner, id, { sectionID, changes: typed({ '1': 'TRUE' }, Date.now()) });
      expect((await read(learner, id)).sections).toHaveLength(2);
      await finish(learner, id);
      expect((await resultOf(learner, id)).exams[0]?.marks).toBe(1);
    },
  );
});

describe('practice', () => {
  it('goes on beside a sitting of the same part, and neither sees the other [D40]', async () => {
    const { newLearner, publish } = world;
    const learner = await newLearner();
    const exam = await publish(fullReadingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id } = await begin(learner, exam);
    await start(learner, id);
    await save(learner, id, { sectionID, changes: typed({ '1': 'TRUE' }, Date.now()) });
    const list = async () => {
      const { sections } = await learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
      const row = sections.find((one) => one.id === sectionID);
      return [row?.in_progress?.attemptID ?? null, row?.last_result?.correctCount ?? null];
    };
    expect(await list()).toEqual([null, null]);
    const attempt = await learner.call('POST /api/attempt', { body: { sectionID } });
    expect(attempt.answers).toEqual({});
    await learner.call('PATCH /api/attempt/:id', {
      params: { id: attempt.id },
      body: { changes: typed({ '2': 'FALSE' }, Date.now()) },
    });
    expect(await list()).toEqual([attempt.id, null]);
    expect((await read(learner, id)).sections[0]?.saved.answers).toEqual({ '1': 'TRUE' });
    await learner.call('POST /api/user/save-result', { body: { sectionID, answers: {}, attemptID: attempt.id } });
    expect((await read(learner, id)).state.phase).toBe('running');
    await finish(learner, id);
    expect((await resultOf(learner, id)).exams[0]?.marks).toBe(1);
    // Once it is over, it is a result like any other.
    expect(await list()).toEqual([null, 1]);
  });
});

describe('a guest', () => {
  it('sits an exam that nothing is stored of: its plan and sections, and its marks [D41]', async () => {
    const { guest, publish, learner } = world;
    const exam = await publish(fullReadingExam());
    const [first = '', second = ''] = sectionIds(exam);
    const { plan, sections, attempts } = await guest.call('POST /api/sitting/plan', {
      body: { exams: [exam.exam_id] },
    });
    expect(plan.exams.map(({ seconds }) => seconds)).toEqual([40 * 60]);
    expect(sections.map(({ id }) => id)).toEqual([first, second]);
    const frame = { exam_id: exam.exam_id, attempt: attempts[0] ?? '' };
    const body = { ...frame, sections: [{ sectionID: first, answers: { '1': 'TRUE' } }] };
    const marked = await guest.call('POST /api/sitting/mark', { body });
    expect([marked.marks, marked.total, marked.band]).toEqual([1, 4, null]);
    expect(
      marked.parts.map(({ sectionID, result }) => [
        sectionID,
        result.correctCount,
        result.keys.map(({ number }) => number),
        result.withheld,
      ]),
    ).toEqual([
      [first, 1, [1], [2]],
      [second, 0, [], [3, 4]],
    ]);
    expect(await guest.call('POST /api/sitting/mark', { body })).toEqual(marked);
    const others = { ...frame, sections: [{ sectionID: second, answers: { '3': 'TRUE', '4': 'TRUE' } }] };
    expect(await refusalOf(guest.call('POST /api/sitting/mark', { body: others }))).toMatchObject({
      status: 409,
      code: 'attempt_closed',
    });
    const { attempt: _, ...unstarted } = others;
    expect(await refusalOf(guest.call('POST /api/sitting/mark', { body: unstarted }))).toMatchObject({
      status: 409,
      code: 'not_started',
    });
    for (const client of [learner, await world.test.signIn(await world.test.make.teacher())])
      expect(await refusalOf(client.call('POST /api/sitting/mark', { body }))).toMatchObject({ code: 'bad_request' });
  });

  it('is told of a locked part, and asked to sign in where only learners practise', async () => {
    const locked = await world.publish(readingExam({ locked: true, password: 'river bank' }));
    const plan = world.guest.call('POST /api/sitting/plan', { body: { exams: [locked.exam_id] } });
    expect(await refusalOf(plan)).toMatchObject({ code: 'section_locked' });
    const other = await createTestApp({ beside: world.test, env: { GUEST_PRACTICE: 'off' } });
    const guest = other.guest();
    const list = guest.call('GET /api/exam/list/full/:skill', { params: { skill: 'reading' } });
    expect(await refusalOf(list)).toMatchObject({ status: 401 });
    const body = { exams: [(await publishOne()).exam_id] };
    expect(await refusalOf(guest.call('POST /api/sitting/plan', { body }))).toMatchObject({ status: 401 });
  });
});

describe('the list of exams', () => {
  it('has each with its parts, and what the learner did with it last', async () => {
    const { newLearner, publish, guest } = world;
    const learner = await newLearner();
    const exam = await publish(fullReadingExam());
    const row = async (client: TestClient, { exam_id } = exam) => {
      const { exams } = await client.call('GET /api/exam/list/full/:skill', { params: { skill: 'reading' } });
      return exams.find((one) => one.exam_id === exam_id);
    };
    expect(await row(guest)).toMatchObject({
      title: 'Full test',
      questions_count: 4,
      minutes: 40,
      locked: false,
      parts: [
        { part_number: 1, time: 20 },
        { part_number: 2, time: 20 },
      ],
      last_result: null,
      in_progress: null,
    });
    // A test with a single part is practised as that part.
    expect(await row(guest, await publish(readingExam()))).toBeUndefined();
    const { id } = await begin(learner, exam);
    expect((await row(learner))?.in_progress).toMatchObject({ sittingID: id, phase: 'instructions' });
    await start(learner, id);
    await finish(learner, id);
    expect(await row(learner)).toMatchObject({
      in_progress: null,
      last_result: { sittingID: id, marks: 0, total: 4, band: null },
    });
  });

  it('shows each change of an exam and its parts at once', async () => {
    const { publish, guest, test } = world;
    const { exam_id: id, sections } = await publish(fullReadingExam());
    const rows = async () => {
      const { exams } = await guest.call('GET /api/exam/list/full/:skill', { params: { skill: 'reading' } });
      return exams.filter(({ exam_id }) => exam_id === id);
    };
    const part = sections[0]?.id;
    for (const [change, expected] of [
      [sql`update exams set description = 'Waders' where id = ${id}`, [{ title: 'Waders' }]],
      [sql`update exams set variant = 'general' where id = ${id}`, [{ variant: 'general' }]],
      [sql`update sections set time_minutes = 25 where id = ${part}`, [{ minutes: 45, parts: [{ time: 25 }, {}] }]],
      [sql`update sections set locked = true where id = ${part}`, [{ locked: true }]],
      [sql`update exams set state = 'archived' where id = ${id}`, []],
      [sql`update exams set state = 'published' where id = ${id}`, [{ title: 'Waders' }]],
      [sql`update exams set deleted_at = now() where id = ${id}`, []],
    ] as const) {
      const before = await rows();
      await change.execute(test.deps.db);
      const after = await rows();
      expect(after).not.toEqual(before);
      expect(after).toMatchObject(expected);
    }
  });
});
