import type { ClassTableQuery, NewAssignment } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignTo, joinClass, startAssigned } from '../../../testing/content/class-makers.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../../testing/content/class-world.ts';
import { createContentWorld, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam, writingExam } from '../../../testing/content/sample-exams.ts';
import { finish, fortyMarks, save, sectionIds, start as next, typed } from '../../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';

const HOUR = 3_600_000;

let test: TestApp;
let world: ClassWorld;
let content: ContentWorld;
let sectionID: string;
beforeEach(async () => {
  test = await createTestApp();
  content = await createContentWorld(test);
  world = await createClassWorld(test);
  sectionID = await content.section(readingExam());
});

const at = (hours: number) => new Date(test.deps.now().getTime() + hours * HOUR).toISOString();
const assign = (fields: Partial<NewAssignment> = {}) =>
  assignTo(world.classID, world.teacher.client, {
    name: 'Week 1',
    items: [{ kind: 'section', sectionID }],
    now: test.deps.now(),
    conditions: 'practice',
    attempts_allowed: null,
    ...fields,
  });
const table = (query: Partial<ClassTableQuery> = {}, by: Person = world.teacher) =>
  by.client.call('GET /api/class/:id/table', { params: { id: world.classID }, query });
const start = (id: string) => startAssigned(id, world.learner.client);
const submit = (by: Person = world.learner, section = sectionID) =>
  by.client.call('POST /api/user/save-result', { body: { sectionID: section, answers: { '1': 'FALSE' } } });
const teaching = (by: Person = world.teacher) => by.client.call('GET /api/teaching', {});

/** Another learner of the class. */
async function join(): Promise<Person> {
  const person = await world.person('learner');
  await joinClass(test, world.classID, { learners: [person.id] });
  return person;
}

async function onlyCell() {
  const { rows } = await table();
  return rows[0]?.cells[0];
}

describe('the table of a class', () => {
  it('has what each learner did for each assignment, with the attempt to open [D198]', async () => {
    const { id } = await assign();
    expect(await onlyCell()).toMatchObject({ state: 'open', late: false, marks: null, work: [] });
    await start(id);
    expect(await onlyCell()).toMatchObject({ state: 'running' });
    const { attemptID } = await submit();
    expect(await table()).toMatchObject({
      class: { id: world.classID, name: 'Evening class' },
      assignments: [{ id, name: 'Week 1', items: [{ kind: 'section', title: 'The Canal' }] }],
      rows: [
        {
          learner: { id: world.learner.id },
          done: 1,
          cells: [
            {
              state: 'done',
              late: false,
              marks: 1,
              total: 9,
              band: null,
              waiting: 0,
              work: [{ kind: 'attempt', id: attemptID, item: 0, part_number: 1, waiting: false }],
            },
          ],
        },
      ],
    });
    expect(await world.teacher.client.call('GET /api/result/:attemptID', { params: { attemptID } })).toMatchObject({
      learner: { id: world.learner.id },
    });
  });

  it('shows who is late by the due time of each learner, and finds them [D198]', async () => {
    const { id } = await assign({ due_at: at(1) });
    const other = await join();
    await world.teacher.client.call('PUT /api/assignment/:id/learner/:userID', {
      params: { id, userID: other.id },
      body: { extra_time: { percent: 0, minutes: 0 }, due_at: at(50) },
    });
    test.clock.advance({ minutes: 120 });
    expect((await table()).counts).toEqual({ overdue: 1, not_started: 2, waiting: 0 });
    expect((await table({ show: 'overdue' })).rows).toMatchObject([{ learner: { id: world.learner.id }, overdue: 1 }]);
    await start(id);
    await submit();
    expect((await table({ show: 'overdue' })).rows).toEqual([]);
    expect((await table({ sort: 'done', order: 'desc' })).rows).toMatchObject([
      { learner: { id: world.learner.id }, cells: [{ state: 'done', late: true }] },
      { learner: { id: other.id }, cells: [{ state: 'open', late: false }] },
    ]);
  });

  it('has the band of a test that was sat [D198]', async () => {
    const exam = await content.publish(fortyMarks());
    const { id } = await assign({ items: [{ kind: 'exam', examID: exam.exam_id }], conditions: 'exam' });
    const sitting = (await start(id)).sittingID ?? '';
    await next(world.learner.client, sitting);
    const answers = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`${index + 1}`, 'TRUE']));
    const [part = ''] = sectionIds(exam);
    await save(world.learner.client, sitting, {
      sectionID: part,
      changes: typed(answers, test.deps.now().getTime()),
    });
    await finish(world.learner.client, sitting);
    expect(await onlyCell()).toMatchObject({
      state: 'done',
      marks: 13,
      total: 40,
      band: 4.5,
      work: [{ kind: 'sitting', id: sitting, part_number: null }],
    });
  });

  it('says that a text waits, and has its band once it is assessed [D198 D201]', async () => {
    const task = await content.section(writingExam());
    const { id } = await assign({ items: [{ kind: 'section', sectionID: task }] });
    await start(id);
    const text = { id: crypto.randomUUID(), sectionID: task, text: 'Towns grow.' };
    await world.learner.client.call('POST /api/submission', { body: text });
    expect(await onlyCell()).toMatchObject({
      state: 'done',
      waiting: 1,
      band: null,
      work: [{ id: text.id, waiting: true }],
    });
    expect((await table({ show: 'waiting' })).rows).toHaveLength(1);
    expect((await teaching()).classes).toMatchObject([{ waiting: 1 }]);
    await world.teacher.client.call('POST /api/submission/:id/claim', { params: { id: text.id } });
    const { criteria, revision } = await world.teacher.client.call('GET /api/submission/:id/assessment', {
      params: { id: text.id },
    });
    const bands = Object.fromEntries(criteria.map((name) => [name, 6]));
    const saved = await world.teacher.client.call('PUT /api/submission/:id/assessment', {
      params: { id: text.id },
      body: { revision, bands, comments: [], summary: '' },
    });
    await world.teacher.client.call('POST /api/submission/:id/release', {
      params: { id: text.id },
      body: { revision: saved.revision },
    });
    test.clock.advance({ minutes: 10 });
    expect(await onlyCell()).toMatchObject({ waiting: 0, band: 6, marks: null });
  });

  it('is paged by learners and by assignments, and the counts are of all [D198]', async () => {
    for (let n = 0; n < 9; n += 1) await assign({ name: `Week ${n}`, opens_at: at(n), due_at: at(n + 10) });
    test.clock.advance({ minutes: 20 * 60 });
    for (let n = 0; n < 30; n += 1) await join();
    const first = await table();
    expect([first.rows.length, first.assignments.length, first.pages, first.column_pages]).toEqual([30, 8, 2, 2]);
    expect(first.assignments[0]?.name).toBe('Week 8');
    expect(first.rows[0]).toMatchObject({ overdue: 9 });
    const last = await table({ page: 9, columns: 9 });
    expect([last.rows.length, last.assignments.map(({ name }) => name)]).toEqual([1, ['Week 0']]);
    expect([last.page, last.columns, last.counts.overdue, last.choices.length]).toEqual([2, 2, 31, 9]);
  });

  it('of one assignment has it alone, and another class’s is not found [D195 D198]', async () => {
    await assign();
    const { id } = await assign({ name: 'Week 2' });
    expect((await table({ assignment: id })).assignments).toMatchObject([{ name: 'Week 2' }]);
    expect(await refusalOf(table({ assignment: crypto.randomUUID() }))).toMatchObject({ status: 404 });
  });

  it('is a file with everything shown, whose formulas are text [D198]', async () => {
    const { id } = await assign({ name: '=Week 1' });
    await start(id);
    await submit();
    const file = await world.teacher.client.call('GET /api/class/:id/table.csv', {
      params: { id: world.classID },
      query: {},
    });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    const [header = '', row = ''] = text.split('\r\n');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(header).toContain("'=Week 1,'=Week 1: late,'=Week 1: marks");
    expect(row).toContain(`${world.learner.email},1,0,0,0,Finished,No,1,9,,0`);
  });
});

describe('the first page of a teacher', () => {
  it('says who is late and how each class is doing, of the classes they teach only [D195 D198]', async () => {
    const { id } = await assign({ due_at: at(1) });
    expect(await teaching()).toMatchObject({
      overdue: [],
      classes: [{ id: world.classID, learners: 1, assignments: [{ id, open: true, done: 0 }] }],
    });
    test.clock.advance({ minutes: 90 });
    expect(await teaching()).toMatchObject({
      overdue: [{ learner: { id: world.learner.id }, class: { id: world.classID }, assignment: { id }, state: 'open' }],
      overdue_total: 1,
      classes: [{ overdue: 1, assignments: [{ open: false }] }],
    });
    expect((await teaching(world.stranger)).classes).toMatchObject([{ name: 'Morning class', assignments: [] }]);
    expect((await teaching(world.admin)).classes).toEqual([]);
    await start(id);
    await submit();
    expect(await teaching()).toMatchObject({
      overdue: [],
      classes: [{ overdue: 0, assignments: [{ done: 1, marks: 1, total: 9 }] }],
    });
  });

  it('counts a learner of two classes once [D198]', async () => {
    const { id } = await world.teacher.client.call('POST /api/class', { body: { name: 'Morning class' } });
    await world.admin.client.call('POST /api/class/:id/member', {
      params: { id },
      body: { role: 'learner', emails: [world.learner.email] },
    });
    expect(await teaching()).toMatchObject({ learners_total: 1, classes: [{ learners: 1 }, { learners: 1 }] });
  });

  it('leaves archived classes out [D198]', async () => {
    await world.teacher.client.call('PATCH /api/class/:id', {
      params: { id: world.classID },
      body: { archived: true },
    });
    expect((await teaching()).classes).toEqual([]);
  });
});
