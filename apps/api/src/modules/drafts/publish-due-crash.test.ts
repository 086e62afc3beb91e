import { randomUUID } from 'node:crypto';
import { findFreePort } from '@bandwise/config/free-port';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { namedExam } from '../../testing/content/sample-exams.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';
import { PATIENCE, createCrashingApi } from '../../testing/faults/create-crashing-api.ts';
import { runScript } from '../../testing/run-script.ts';

const HOUR = 60 * 60 * 1000;

const engine = inject('engine');
const api = createCrashingApi('publish_due_crash');

interface Scheduled {
  readonly name: string;
  readonly id: string;
  readonly due: Date;
}

/** A draft of a new test of two parts with a unique name. */
async function schedule(name: string, due: Date): Promise<Scheduled> {
  const id = randomUUID();
  await api.admin.call('POST /api/draft', {
    body: { id, exam_id: null, content: draftContent(newForm({ title: name })) },
  });
  await api.admin.call('PUT /api/draft/:id/schedule', {
    params: { id },
    body: { revision: 1, schedule: { publish_at: due.toISOString(), exam: namedExam(name) } },
  });
  return { name, id, due };
}

/** The state of the test: its draft, its published form and its audit entries. */
async function look({ name, id }: Scheduled) {
  const { drafts } = await api.admin.call('GET /api/draft', { query: {} });
  const { sections } = await api.learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  const own = sections.filter(({ title }) => title.startsWith(`${name}, `));
  return {
    waits: drafts.filter((draft) => draft.id === id).map(({ schedule: set, failure }) => [set?.publish_at, failure]),
    parts: await Promise.all(own.map(({ id: sectionID }) => readPart(sectionID))),
    exams: new Set(own.map(({ exam_id }) => exam_id)).size,
    recorded: (await api.recorded(name)).filter(([action]) => action === 'exam.create').map(([, actor]) => actor),
  };
}

async function readPart(id: string) {
  const { title, groups } = await api.admin.call('GET /api/section/:id?view=edit', {
    params: { id },
    query: { view: 'edit' },
  });
  return [title, groups.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers))];
}

const waiting = ({ due }: Scheduled) => ({ waits: [[due.toISOString(), null]], parts: [], exams: 0, recorded: [] });
const published = ({ name }: Scheduled) => ({
  waits: [],
  parts: [1, 2].map((part) => [`${name}, part ${part}`, ['TRUE', 'FALSE']]),
  exams: 1,
  recorded: ['Scheduler'],
});

async function lookAfterPublishing(draft: Scheduled): Promise<'waiting' | 'published'> {
  const found = await look(draft);
  const isPublished = found.waits.length === 0;
  expect(found).toEqual(isPublished ? published(draft) : waiting(draft));
  // The next round does it once, also if it was done.
  await api.publishDue(draft.due);
  expect(await look(draft)).toEqual(published(draft));
  return isPublished ? 'published' : 'waiting';
}

const REWRITTEN = '<p>Rewritten.</p>';

/** A change of a test whose first part a learner has taken, which its author has written on since. */
async function scheduleChange(name: string, due: Date) {
  const { exam_id, sections } = await api.admin.call('POST /api/exam/new', { body: namedExam(name) });
  const [first] = sections;
  const { attemptID } = await api.learner.call('POST /api/user/save-result', {
    body: { sectionID: first?.id ?? '', answers: { '1': 'TRUE', '2': 'TRUE' } },
  });
  const id = randomUUID();
  const form = { ...newForm({ title: name }), revision: 1 };
  await api.admin.call('POST /api/draft', { body: { id, exam_id, content: draftContent(form) } });
  const exam = { ...namedExam(name, { passage: REWRITTEN }), revision: 1 };
  await api.admin.call('PUT /api/draft/:id/schedule', {
    params: { id },
    body: { revision: 1, schedule: { publish_at: due.toISOString(), exam } },
  });
  const content = draftContent({ ...form, info: { ...form.info, title: `${name}, written on` } });
  await api.admin.call('PUT /api/draft/:id', { params: { id }, body: { revision: 1, content } });
  const before = await api.readExam(exam_id);
  return { name, id, due, exam_id, before, attemptID, result: await api.readResult(attemptID) };
}

type ScheduledChange = Awaited<ReturnType<typeof scheduleChange>>;

/** The test, what waits, what is left to publish and made from what, and what was done. */
async function lookAtChange({ name, id, exam_id }: ScheduledChange) {
  const { content, schedule: set, failure } = await api.admin.call('GET /api/draft/:id', { params: { id } });
  return {
    exam: await api.readExam(exam_id),
    waits: [set?.publish_at, failure],
    left: [content.form.info.title, content.form.revision],
    recorded: await api.recorded(name),
  };
}

const created = ['exam.create', expect.stringMatching(/^Ada /)];

function waitingChange({ name, due, before }: ScheduledChange) {
  const scheduled = ['draft.schedule', expect.stringMatching(/^Ada /)];
  const left = [`${name}, written on`, 1];
  return { exam: before, waits: [due.toISOString(), null], left, recorded: [scheduled, created] };
}

function publishedChange(change: ScheduledChange) {
  const { before } = change;
  const parts = before?.parts.map((part) => Object.assign({}, part, { version: 2, revision: 2, passage: [REWRITTEN] }));
  const { recorded } = waitingChange(change);
  return {
    exam: { ...before, revision: 2, content_revision: 2, parts },
    waits: [undefined, null],
    left: [`${change.name}, written on`, 2],
    recorded: [...recorded, ['exam.update', 'Scheduler']],
  };
}

async function lookAfterChanging(change: ScheduledChange): Promise<'old' | 'new'> {
  const found = await lookAtChange(change);
  const isNew = found.exam?.revision === 2;
  expect(found).toEqual(isNew ? publishedChange(change) : waitingChange(change));
  expect(await api.readResult(change.attemptID)).toEqual(change.result);
  // The next round does it once, also if it was done.
  await api.publishDue(change.due);
  expect(await lookAtChange(change)).toEqual(publishedChange(change));
  expect(await api.readResult(change.attemptID)).toEqual(change.result);
  return isNew ? 'new' : 'old';
}

describe('a process that is killed while it publishes what is due', () => {
  it('leaves the draft waiting, or the whole test published once [D37]', { timeout: PATIENCE }, async () => {
    const due = new Date(Date.now() + HOUR);
    const outcomes = await killAtEveryStep(api, {
      prepare: (step) => schedule(`Due at ${step}`, due),
      change: () => api.publishDue(due),
      look: lookAfterPublishing,
    });
    expect(inOrder(outcomes)).toEqual(['waiting', 'published']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(8));
  });

  it('leaves the old test, or the whole change with what was written since [D37]', { timeout: PATIENCE }, async () => {
    const due = new Date(Date.now() + HOUR);
    const outcomes = await killAtEveryStep(api, {
      prepare: (step) => scheduleChange(`Changed at ${step}`, due),
      change: () => api.publishDue(due),
      look: lookAfterChanging,
    });
    expect(inOrder(outcomes)).toEqual(['old', 'new']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(8));
  });
});

describe.runIf(engine.kind === 'postgres')('two processes on one database', () => {
  const TOGETHER = 4;
  const start = async () => {
    const env = { ...api.settings, PORT: String(await findFreePort()), SERVE_WEB: 'off', NODE_ENV: 'test' };
    return runScript('main.ts', { cwd: api.folder, env });
  };

  /** All that waits, in one moment: no test waits for a clock. */
  async function makeDue(): Promise<void> {
    const client = new Client({ connectionString: api.settings['DATABASE_URL'] });
    await client.connect();
    await client.query('update drafts set publish_at = $1', [new Date()]);
    await client.query(
      `update pgboss.job set start_after = now() where name = 'publish-due-drafts' and state = 'created'`,
    );
    await client.end();
  }

  it('publish what is due at one time once, by their own timers [D37]', { timeout: 180_000 }, async () => {
    const processes = [await start(), await start()];
    await Promise.all(processes.map((one) => one.waitFor('Stop with Ctrl+C.')));
    const later = new Date(Date.now() + HOUR);
    const drafts: Scheduled[] = [];
    const changes: ScheduledChange[] = [];
    for (let one = 1; one <= TOGETHER; one += 1) {
      drafts.push(await schedule(`Together ${one}`, later));
      changes.push(await scheduleChange(`Changed together ${one}`, later));
    }
    await makeDue();
    const left = async () => {
      const all = await api.admin.call('GET /api/draft', { query: {} });
      return all.drafts.filter(({ schedule: set }) => set !== null).length;
    };
    await expect.poll(left, { timeout: 60_000, interval: 100 }).toBe(0);
    // Whichever came second has ended what it began, too.
    for (const one of processes) one.kill('SIGTERM');
    for (const one of processes) expect(await one.ended).toEqual({ code: 0, signal: null });
    await api.restart();
    for (const draft of drafts) expect(await look(draft)).toEqual(published(draft));
    for (const change of changes) expect(await lookAtChange(change)).toEqual(publishedChange(change));
  });
});
