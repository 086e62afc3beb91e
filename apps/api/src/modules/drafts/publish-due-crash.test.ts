import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import { findFreePort } from '@bandwise/config/free-port';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { fullReadingExam } from '../../testing/content/sample-exams.ts';
import { startCrashingApi, type CrashingApi } from '../../testing/faults/crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';
import { runScript } from '../../testing/run-script.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { emptyDatabase } from '../../testing/test-database.ts';

/** Some tens of processes are started one after the other. */
const PATIENCE = 900_000;
const HOUR = 60 * 60 * 1000;

const engine = inject('engine');
const folder = temporaryFolder();
const settings: Record<string, string> = {
  DATA_DIR: path.join(folder, 'crash'),
  NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
};
let api: CrashingApi;
beforeAll(async () => {
  if (engine.kind === 'postgres') settings['DATABASE_URL'] = await emptyDatabase(engine, 'publish_due_crash');
  api = await startCrashingApi(settings);
}, 60_000);
afterAll(() => api.stop());

interface Scheduled {
  readonly name: string;
  readonly id: string;
  readonly due: Date;
}

/** A draft of a new test of two parts, with a name of its own. */
async function schedule(name: string, due: Date): Promise<Scheduled> {
  const id = randomUUID();
  await api.admin.call('POST /api/draft', {
    body: { id, exam_id: null, content: draftContent(newForm({ title: name })) },
  });
  await api.admin.call('PUT /api/draft/:id/schedule', {
    params: { id },
    body: { revision: 1, schedule: { publish_at: due.toISOString(), exam: named(name) } },
  });
  return { name, id, due };
}

function named(name: string): ExamInput {
  const { reading = [] } = fullReadingExam();
  const rename = (part: SectionInput): SectionInput => ({ ...part, title: `${name}, part ${part.part_number}` });
  return { description: name, reading: reading.map(rename) };
}

/** What there is of it: as a draft that waits, for learners, and in the audit log. */
async function look({ name, id }: Scheduled) {
  const { drafts } = await api.admin.call('GET /api/draft', { query: {} });
  const { sections } = await api.learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  const { entries } = await api.admin.call('GET /api/audit', { query: { search: `“${name}”` } });
  const own = sections.filter(({ title }) => title.startsWith(`${name}, `));
  return {
    waits: drafts.filter((draft) => draft.id === id).map(({ schedule: set, failure }) => [set?.publish_at, failure]),
    parts: await Promise.all(own.map(({ id: sectionID }) => readPart(sectionID))),
    exams: new Set(own.map(({ exam_id }) => exam_id)).size,
    recorded: entries.filter(({ action }) => action === 'exam.create').map(({ actor }) => actor.name),
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

describe('a process that is killed while it publishes what is due', () => {
  it('leaves the draft waiting, or the whole test published once', { timeout: PATIENCE }, async () => {
    const due = new Date(Date.now() + HOUR);
    const outcomes = await killAtEveryStep(api, {
      prepare: (step) => schedule(`Due at ${step}`, due),
      change: () => api.publishDue(due),
      look: lookAfterPublishing,
    });
    expect(inOrder(outcomes)).toEqual(['waiting', 'published']);
    expect(outcomes.length).toBeGreaterThan(8);
  });
});

describe.runIf(engine.kind === 'postgres')('two processes on one database', () => {
  const TOGETHER = 4;
  const start = async () => {
    const env = { ...settings, PORT: String(await findFreePort()), SERVE_WEB: 'off', SAMPLE_CONTENT: 'off' };
    return runScript('main.ts', { cwd: folder, env });
  };

  /** All that waits, in one moment: no test waits for a clock. */
  async function makeDue(): Promise<void> {
    const client = new Client({ connectionString: settings['DATABASE_URL'] });
    await client.connect();
    await client.query('update drafts set publish_at = $1', [new Date()]);
    await client.end();
  }

  it('publish what is due at one time once, by their own timers', { timeout: 180_000 }, async () => {
    const processes = [await start(), await start()];
    await Promise.all(processes.map((one) => one.waitFor('Stop with Ctrl+C.')));
    const later = new Date(Date.now() + HOUR);
    const drafts: Scheduled[] = [];
    for (let one = 1; one <= TOGETHER; one += 1) drafts.push(await schedule(`Together ${one}`, later));
    await makeDue();
    const left = async () => (await api.admin.call('GET /api/draft', { query: {} })).drafts.length;
    await expect.poll(left, { timeout: 60_000, interval: 100 }).toBe(0);
    // Whichever came second has ended what it began, too.
    for (const one of processes) one.kill('SIGTERM');
    for (const one of processes) expect(await one.ended).toEqual({ code: 0, signal: null });
    await api.restart();
    for (const draft of drafts) expect(await look(draft)).toEqual(published(draft));
  });
});
