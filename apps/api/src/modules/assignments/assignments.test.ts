import type { NewAssignment } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { START_CODE_FAILURES } from '../../limits.ts';
import { newAssignment, startAssigned } from '../../testing/content/class-makers.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../testing/content/class-world.ts';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { fullReadingExam, readingExam, readingPart, writingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

const HOUR = 3_600_000;

let test: TestApp;
let world: ClassWorld;
let content: ContentWorld;
let examID: string;
let sectionID: string;
beforeEach(async () => {
  test = await createTestApp();
  content = await createContentWorld(test);
  world = await createClassWorld(test);
  examID = (await content.publish(fullReadingExam())).exam_id;
  sectionID = await content.section(readingExam());
});

const at = (hours: number) => new Date(test.deps.now().getTime() + hours * HOUR).toISOString();
const given = (fields: Partial<NewAssignment> = {}): NewAssignment =>
  newAssignment({
    name: 'Week 1',
    note: 'Read calmly.',
    items: [{ kind: 'exam', examID }],
    now: test.deps.now(),
    ...fields,
  });
const assign = (fields: Partial<NewAssignment> = {}, { client }: Person = world.teacher, id = world.classID) =>
  client.call('POST /api/class/:id/assignment', { params: { id }, body: given(fields) });
const listed = async ({ client }: Person = world.learner) => (await client.call('GET /api/assigned', {})).assigned;
const start = (id: string, body: Parameters<typeof startAssigned>[2] = {}, { client }: Person = world.learner) =>
  startAssigned(id, client, body);
const own = (id: string, by: Person = world.learner) => by.client.call('GET /api/assigned/:id', { params: { id } });
const submit = (by: Person = world.learner, section = sectionID) =>
  by.client.call('POST /api/user/save-result', { body: { sectionID: section, answers: { '1': 'FALSE' } } });
const grant = (id: string, userID: string, minutes: number, due_at: string | null = null, by: Person = world.teacher) =>
  by.client.call('PUT /api/assignment/:id/learner/:userID', {
    params: { id, userID },
    body: { extra_time: { percent: 0, minutes }, due_at },
  });

describe('an assignment', () => {
  it('is seen by the learners of the class, and by no others [D196]', async () => {
    const { id } = await assign();
    expect(await listed()).toMatchObject([
      { name: 'Week 1', class: { name: 'Evening class' }, items: [{ state: 'open', may_start: true, attempts: 0 }] },
    ]);
    expect(await listed(world.outsider)).toEqual([]);
    expect(await refusalOf(own(id, world.outsider))).toMatchObject({ status: 404 });
    expect(await refusalOf(start(id, {}, world.outsider))).toMatchObject({ status: 404 });
  });

  it('of another class is not found by its teachers, and learners make no such call [D195]', async () => {
    const { id, revision } = await assign();
    const params = { id };
    const calls = ({ client, ...by }: Person) => [
      client.call('GET /api/class/:id/assignment', { params: { id: world.classID } }),
      assign({}, { client, ...by }),
      client.call('GET /api/assignment/:id', { params }),
      client.call('PUT /api/assignment/:id', { params, body: { ...given(), revision } }),
      client.call('DELETE /api/assignment/:id', { params }),
      client.call('POST /api/assignment/:id/copy', {
        params,
        body: { classID: world.classID, opens_at: at(0), due_at: at(1) },
      }),
      grant(id, world.learner.id, 5, null, { client, ...by }),
    ];
    const statuses = async (by: Person) =>
      new Set((await Promise.all(calls(by).map(refusalOf))).map(({ status }) => status));
    expect(await statuses(world.stranger)).toEqual(new Set([404]));
    expect(await statuses(world.learner)).toEqual(new Set([403]));
    expect(await statuses({ ...world.learner, client: test.guest() })).toEqual(new Set([401]));
    expect((await world.admin.client.call('GET /api/assignment/:id', { params })).name).toBe('Week 1');
  });

  it.each([
    ['due before it opens', () => ({ due_at: at(-1) }), 'The due time must be after the opening time.'],
    [
      'of single parts under exam conditions',
      () => ({ items: [{ kind: 'section' as const, sectionID }] }),
      'Only full tests can be taken under exam conditions.',
    ],
    [
      'of tests that do not exist',
      () => ({ items: [{ kind: 'exam' as const, examID: crypto.randomUUID() }] }),
      'This test does not exist or is not published.',
    ],
  ])('is refused if it is %s [D196]', async (_, wrong, message) => {
    expect(await refusalOf(assign(wrong()))).toMatchObject({ status: 422, message });
  });

  it('is changed, with a conflict for the second of two changes, copied and deleted [D196]', async () => {
    const { id, revision } = await assign();
    const change = (name: string) =>
      world.teacher.client.call('PUT /api/assignment/:id', { params: { id }, body: { ...given({ name }), revision } });
    expect(await change('Week 2')).toMatchObject({ name: 'Week 2', revision: 1 });
    expect(await refusalOf(change('Week 3'))).toMatchObject({ status: 409, code: 'version_conflict' });
    const other = await world.teacher.client.call('POST /api/class', { body: { name: 'Second class' } });
    const copy = await world.teacher.client.call('POST /api/assignment/:id/copy', {
      params: { id },
      body: { classID: other.id, opens_at: at(1), due_at: at(2) },
    });
    expect(copy).toMatchObject({ name: 'Week 2', class: { name: 'Second class' }, conditions: 'exam' });
    await world.teacher.client.call('DELETE /api/assignment/:id', { params: { id } });
    expect(await listed()).toEqual([]);
  });

  it('shows a test that was deleted since, and does not start it', async () => {
    const { id } = await assign();
    await content.admin.call('DELETE /api/exam/delete/:id', { params: { id: examID }, query: {} });
    const [first] = await listed();
    expect(first?.items).toMatchObject([{ may_start: false, state: 'open' }]);
    expect(await refusalOf(start(id))).toMatchObject({ status: 409, code: 'assignment_closed' });
    const read = await world.teacher.client.call('GET /api/assignment/:id', { params: { id } });
    expect(read.items).toMatchObject([{ available: false }]);
  });
});

describe('an exam that is assigned', () => {
  it('is a sitting, started once, with the learner’s extra time, and done when it ends [D196]', async () => {
    const { id } = await assign();
    await grant(id, world.learner.id, 7);
    const [first, second] = await Promise.all([start(id), start(id)]);
    expect(first.sittingID).toBe(second.sittingID);
    const sittingID = first.sittingID ?? '';
    const sitting = await world.learner.client.call('GET /api/sitting/:id', { params: { id: sittingID } });
    expect(sitting.plan.extra_time).toEqual({ percent: 0, minutes: 7 });
    expect((await own(id)).items).toMatchObject([{ state: 'running', attempts: 1, sittingID }]);
    const next = { exam: 0, phase: 'instructions' as const };
    await world.learner.client.call('POST /api/sitting/:id/next', { params: { id: sittingID }, body: next });
    await world.learner.client.call('POST /api/sitting/:id/finish', { params: { id: sittingID }, body: { exam: 0 } });
    expect((await own(id)).items).toMatchObject([{ state: 'done', late: false, may_start: false, marks: 0 }]);
    expect(await refusalOf(start(id))).toMatchObject({ code: 'assignment_closed' });
  });

  it('gets more time while it runs, and closing the assignment takes none away [D196]', async () => {
    const { id, revision } = await assign();
    const params = { id: (await start(id)).sittingID ?? '' };
    const next = { exam: 0, phase: 'instructions' as const };
    const { state } = await world.learner.client.call('POST /api/sitting/:id/next', { params, body: next });
    const deadline = state.deadline ?? 0;
    await grant(id, world.learner.id, 10);
    const extended = await world.learner.client.call('GET /api/sitting/:id/state', { params });
    expect((extended.state.deadline ?? 0) - deadline).toBe(10 * 60_000);
    const body = { ...given({ due_at: at(0.01) }), revision };
    await world.teacher.client.call('PUT /api/assignment/:id', { params: { id }, body });
    test.clock.advance({ minutes: 5 });
    const after = await world.learner.client.call('GET /api/sitting/:id/state', { params });
    expect(after.state).toMatchObject({ phase: 'running', deadline: extended.state.deadline });
  });

  it('gives extra time to no other test that the learner takes [D196]', async () => {
    const { id } = await assign();
    const sitting = await world.learner.client.call('POST /api/sitting', { body: { exams: [examID] } });
    const params = { id: sitting.id };
    const next = { exam: 0, phase: 'instructions' as const };
    const { state } = await world.learner.client.call('POST /api/sitting/:id/next', { params, body: next });
    await grant(id, world.learner.id, 60);
    const after = await world.learner.client.call('GET /api/sitting/:id/state', { params });
    expect(after.state.deadline).toBe(state.deadline);
  });

  it('cannot be started after the due time, unless the learner has a later one [D196]', async () => {
    const { id } = await assign({ due_at: at(1) });
    test.clock.advance({ hours: 2 });
    expect(await refusalOf(start(id))).toMatchObject({
      code: 'assignment_closed',
      message: 'The due time of this assignment has passed.',
    });
    await grant(id, world.learner.id, 0, at(1));
    expect((await start(id)).sittingID).not.toBeNull();
  });

  it('needs the start code, and refuses many wrong ones [D199]', async () => {
    const { id } = await assign({ start_code: 'Heron 7' });
    expect((await own(id)).needs_code).toBe(true);
    expect(await refusalOf(start(id))).toMatchObject({ code: 'wrong_start_code' });
    expect((await start(id, { code: ' heron 7 ' })).sittingID).not.toBeNull();
    const { id: other } = await assign({ start_code: 'Crane 8' });
    for (let count = 0; count < START_CODE_FAILURES.tries; count += 1) await refusalOf(start(other, { code: 'wrong' }));
    expect(await refusalOf(start(other, { code: 'Crane 8' }))).toMatchObject({ status: 429 });
  });

  it('is not one that the learner takes outside of the assignment', async () => {
    const { id } = await assign();
    await world.learner.client.call('POST /api/sitting', { body: { exams: [examID] } });
    expect(await refusalOf(start(id))).toMatchObject({ code: 'assignment_closed' });
    expect((await own(id)).items).toMatchObject([{ state: 'open', attempts: 0 }]);
  });
});

describe('practice that is assigned', () => {
  it('is done by the first attempt that is submitted after the start, and late after the due time [D196]', async () => {
    await submit();
    const { id } = await assign({
      items: [{ kind: 'section', sectionID }],
      conditions: 'practice',
      attempts_allowed: 2,
    });
    expect(await start(id)).toMatchObject({ sittingID: null, section: { id: sectionID, skill: 'reading' } });
    expect((await own(id)).items).toMatchObject([{ state: 'running', parts: [{ attemptID: null }] }]);
    test.clock.advance({ minutes: 5 });
    const { attemptID } = await submit();
    expect((await own(id)).items).toMatchObject([{ state: 'done', late: false, parts: [{ attemptID, marks: 1 }] }]);
    test.clock.advance({ hours: 48 });
    await start(id);
    await submit();
    expect((await own(id)).items).toMatchObject([{ state: 'done', late: false, attempts: 2, may_start: false }]);
  });

  it('in parts starts each part as often as is allowed [D196]', async () => {
    const { exam_id, sections } = await content.publish(fullReadingExam());
    const { id } = await assign({ items: [{ kind: 'exam', examID: exam_id }], conditions: 'practice' });
    for (const part of sections) {
      await start(id, { sectionID: part.id });
      test.clock.advance({ minutes: 1 });
      await submit(world.learner, part.id);
      expect(await refusalOf(start(id, { sectionID: part.id }))).toMatchObject({ code: 'assignment_closed' });
    }
    expect((await own(id)).items).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  it('needs no password for a locked part [D196]', async () => {
    const locked = await content.section({
      ...readingExam(),
      reading: [readingPart({ locked: true, password: 'lighthouse' })],
    });
    const { id } = await assign({ items: [{ kind: 'section', sectionID: locked }], conditions: 'practice' });
    const { grants } = await start(id);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/attempt',
      headers: { authorization: `Bearer ${world.learner.client.token}`, 'x-section-grant': grants[locked] ?? '' },
      payload: { sectionID: locked },
    });
    expect(reply.statusCode).toBe(200);
  });

  it('of a written task is done when a text is handed in [D196]', async () => {
    const task = await content.section(writingExam());
    const { id } = await assign({ items: [{ kind: 'section', sectionID: task }], conditions: 'practice' });
    await start(id);
    test.clock.advance({ minutes: 1 });
    const body = { id: crypto.randomUUID(), sectionID: task, text: 'Towns grow.' };
    await world.learner.client.call('POST /api/submission', { body });
    expect((await own(id)).items).toMatchObject([{ state: 'done', parts: [{ submissionID: body.id }] }]);
  });

  it('in order opens one item after the other [D196]', async () => {
    const { id } = await assign({
      items: [
        { kind: 'section', sectionID },
        { kind: 'mistakes', questions: 5 },
      ],
      in_order: true,
      conditions: 'practice',
    });
    expect((await own(id)).items.map(({ state }) => state)).toEqual(['open', 'waiting']);
    expect(await refusalOf(start(id, { item: 1 }))).toMatchObject({ code: 'assignment_closed' });
    await start(id);
    test.clock.advance({ minutes: 1 });
    await submit();
    expect((await own(id)).items.map(({ state }) => state)).toEqual(['done', 'open']);
    expect(await start(id, { item: 1 })).toMatchObject({ sittingID: null, section: null });
    expect((await own(id)).items[1]).toMatchObject({ state: 'running', practice: { questions: 5, answered: 0 } });
  });
});

describe('the right answers of assigned work', () => {
  const practice = { items: [{ kind: 'section' as const, sectionID: '' }], conditions: 'practice' as const };
  const items = () => [{ kind: 'section' as const, sectionID }];
  const review = (id: string) => world.learner.client.call('GET /api/attempt/:id', { params: { id } });
  const explain = () => world.learner.client.call('GET /api/section/:id/explanation', { params: { id: sectionID } });
  const practised = async () => (await world.learner.client.call('GET /api/practice', {})).total;

  it.each([
    ['after_due', false],
    ['never', true],
  ] as const)('are hidden %s, by every call, and the marks are not [D197]', async (answers_shown, isForEver) => {
    const { id, due_at } = await assign({ ...practice, items: items(), answers_shown });
    await start(id);
    const result = await submit();
    const hidden = { until: isForEver ? null : due_at };
    expect(result).toMatchObject({ correctCount: 1, verdicts: [], keys: [], explanation: '', hidden });
    const params = { id: result.attemptID };
    expect((await review(result.attemptID)).result).toMatchObject({ correctCount: 1, verdicts: [], keys: [], hidden });
    expect(await refusalOf(explain())).toMatchObject({ code: 'not_submitted' });
    const signed = world.learner.client.call('GET /api/attempt/:id/signed-result', { params });
    expect(await refusalOf(signed)).toMatchObject({ code: 'not_submitted' });
    const seen = JSON.stringify([result, await review(result.attemptID)]);
    expect(seen).not.toContain('It is all in the first paragraph');
    const taught = await world.admin.client.call('GET /api/result/:attemptID', {
      params: { attemptID: result.attemptID },
    });
    expect(taught.result.keys.length).toBeGreaterThan(0);
    test.clock.advance({ hours: 25 });
    const after = (await review(result.attemptID)).result;
    expect(after?.keys.length === 0).toBe(isForEver);
    expect(after?.hidden).toEqual(isForEver ? hidden : undefined);
  });

  it('are hidden of the same part outside of the assignment, and of no other part [D197]', async () => {
    await assign({ ...practice, items: items(), answers_shown: 'after_due' });
    expect((await submit()).hidden).toBeDefined();
    expect((await submit(world.outsider)).hidden).toBeUndefined();
    expect((await submit(world.learner, await content.section(readingExam()))).hidden).toBeUndefined();
  });

  it('stay hidden when the learner leaves the class [D197]', async () => {
    const { id } = await assign({ ...practice, items: items(), answers_shown: 'after_due' });
    await start(id);
    const { attemptID } = await submit();
    await world.learner.client.call('DELETE /api/membership/:classID', { params: { classID: world.classID } });
    expect((await review(attemptID)).result).toMatchObject({ verdicts: [], keys: [] });
    expect(await refusalOf(explain())).toMatchObject({ code: 'not_submitted' });
    test.clock.advance({ hours: 25 });
    expect((await review(attemptID)).result?.keys).not.toEqual([]);
  });

  it('shown never, are hidden of work that ends after the due time [D197]', async () => {
    const { id } = await assign({ due_at: at(0.1), answers_shown: 'never' });
    const late = await assign({ ...practice, items: items(), due_at: at(0.1), answers_shown: 'never' });
    const params = { id: (await start(id)).sittingID ?? '' };
    const next = { exam: 0, phase: 'instructions' as const };
    await world.learner.client.call('POST /api/sitting/:id/next', { params, body: next });
    test.clock.advance({ minutes: 10 });
    await world.learner.client.call('POST /api/sitting/:id/finish', { params, body: { exam: 0 } });
    const { exams } = await world.learner.client.call('GET /api/sitting/:id/result', { params });
    const attempts = exams.flatMap(({ parts }) => parts.map(({ attemptID }) => attemptID ?? ''));
    for (const one of attempts) expect((await review(one)).result).toMatchObject({ verdicts: [], keys: [] });
    await start(late.id);
    expect(await submit()).toMatchObject({ verdicts: [], keys: [], hidden: { until: null } });
  });

  it('are not practised before they are shown [D197]', async () => {
    await submit();
    const before = await practised();
    expect(before).toBeGreaterThan(0);
    await assign({ ...practice, items: items(), answers_shown: 'after_due' });
    test.clock.advance({ minutes: 1 });
    await submit();
    expect(await practised()).toBe(0);
    test.clock.advance({ hours: 25 });
    expect(await practised()).toBe(before);
  });

  it('of a written task, its model answer, are hidden as well [D197]', async () => {
    const task = await content.section(writingExam({ modelAnswer: '<p>SENTINEL-model</p>' }));
    await assign({
      ...practice,
      items: [{ kind: 'section', sectionID: task }],
      answers_shown: 'after_due',
    });
    const body = { id: crypto.randomUUID(), sectionID: task, text: 'Towns grow.' };
    expect((await world.learner.client.call('POST /api/submission', { body })).model_answer).toBeNull();
    test.clock.advance({ hours: 25 });
    const read = await world.learner.client.call('GET /api/submission/:id', { params: { id: body.id } });
    expect(read.model_answer).toContain('SENTINEL-model');
  });
});
