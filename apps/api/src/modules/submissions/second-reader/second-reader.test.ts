import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SuggestionRequest } from '@bandwise/api-contract/admin';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { writingExam } from '../../../testing/content/sample-exams.ts';
import { begin, finish, save, start } from '../../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { makeDue } from '../../../testing/make-due.ts';
import { callService } from './call-service.ts';

const SECRET = 'a-secret-of-the-second-reader';
const EXAMPLE = fileURLToPath(
  new URL('../../../../../../docs/examples/second-reader/second-reader.mjs', import.meta.url),
);
const TASK = '<p>Some people think that towns should grow.</p>';
const TEXT = 'Towns grow. Some people think that towns should grow.';

let test: TestApp;
let world: ContentWorld;

/** The API with a second reader at an address such as `http://127.0.0.1:4000/`. */
async function openApp(address: string): Promise<void> {
  test = await createTestApp({ env: { ASSESSMENT_URL: address.replace('//', `//${SECRET}@`) } });
  world = await createContentWorld(test);
}

/** Starts a service. @returns its address */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Starts the program of docs/examples. @returns its address */
async function startExample(): Promise<string> {
  const child = spawn(process.execPath, [EXAMPLE], {
    env: { ...process.env, SECRET, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [line] = await once(createInterface(child.stdout), 'line');
  return String(line).replace('Listening at ', '');
}

async function handIn(): Promise<string> {
  const sectionID = firstSection(await world.publish(writingExam({ examContent: TASK })));
  const id = crypto.randomUUID();
  await world.learner.call('POST /api/submission', { body: { id, sectionID, text: TEXT } });
  return id;
}

const secondReaderOf = async (id: string) =>
  (await world.admin.call('GET /api/submission/:id/assessment', { params: { id } })).second_reader;

describe('the example of a second reader [D187]', () => {
  it('suggests comments to the assessor, after the text was handed in', async () => {
    await openApp(await startExample());
    const id = await handIn();
    expect(await secondReaderOf(id)).toEqual({ suggestion: null });
    await test.runJobs();
    const found = await secondReaderOf(id);
    expect(found?.suggestion).toMatchObject({
      name: 'Word counter, a program',
      bands: {},
      comments: [
        { kind: 'task', start: 0, end: 11, text: 'The text has 9 words. The task advises at least 150.' },
        { start: 12, end: TEXT.length, text: 'This sentence is copied from the task.', correction: null },
      ],
    });
    await test.runJobs();
    expect(await secondReaderOf(id)).toEqual(found);
  });

  it('refuses calls without a signature, with another one, and old ones', async () => {
    const url = await startExample();
    const request: SuggestionRequest = {
      task: { kind: 'writing_task_1', title: 'Towns', html: [TASK], advised_words: 150 },
      criteria: [],
      text: TEXT,
    };
    const limits = { now: new Date(), time: 10_000, bytes: 10_000 };
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(request) })).status).toBe(401);
    await expect(callService({ url, secret: 'another-secret-entirely' }, request, limits)).rejects.toThrow('401');
    const old = { ...limits, now: new Date(Date.now() - 600_000) };
    await expect(callService({ url, secret: SECRET }, request, old)).rejects.toThrow('401');
    expect((await callService({ url, secret: SECRET }, request, limits)).comments).toHaveLength(2);
  });
});

describe('a second reader [D187]', () => {
  it('gets the text, the task and the criteria of practice and of whole exams, and no data of a person', async () => {
    const bodies: string[] = [];
    await openApp(
      await listen((request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        request.on('end', () => {
          bodies.push(body);
          response.end(JSON.stringify({ name: 'Reader' }));
        });
      }),
    );
    const id = await handIn();
    const writing = await world.publish(writingExam({ examContent: TASK, words: 160 }));
    const sitting = await begin(world.learner, writing);
    await start(world.learner, sitting.id);
    const typed = { value: 'Towns grow.', at: test.deps.now().getTime() };
    await save(world.learner, sitting.id, { sectionID: firstSection(writing), text: typed });
    await finish(world.learner, sitting.id);
    await test.runJobs();
    const task = { kind: 'writing_task_1', title: 'Writing Task 1', html: [TASK], advised_words: 150 };
    const criteria = [
      { name: 'task_achievement', title: 'Task Achievement' },
      { name: 'coherence', title: 'Coherence and Cohesion' },
      { name: 'vocabulary', title: 'Lexical Resource' },
      { name: 'grammar', title: 'Grammatical Range and Accuracy' },
    ];
    const sent = bodies.map((body): unknown => JSON.parse(body));
    expect(sent).toHaveLength(2);
    expect(sent).toEqual(
      expect.arrayContaining([
        { task, criteria, text: TEXT },
        { task: { ...task, advised_words: 160 }, criteria, text: 'Towns grow.' },
      ]),
    );
    expect(bodies.join(' ')).not.toContain(id);
  });

  it('suggests to assessors only, and a person decides what of it is released', async () => {
    const comments = [{ kind: 'grammar', start: 0, end: 5, text: 'SENTINEL-comment' }];
    const bands = { task_achievement: 9, coherence: 9, vocabulary: 9, grammar: 9 };
    await openApp(
      await listen((_, response) => response.end(JSON.stringify({ name: 'SENTINEL-name', bands, comments }))),
    );
    const id = await handIn();
    await test.runJobs();
    const suggestion = (await secondReaderOf(id))?.suggestion;
    expect(suggestion).toMatchObject({ name: 'SENTINEL-name', bands, comments });
    const seen = async () => {
      const params = { id };
      const own = await world.learner.call('GET /api/submission', { query: {} });
      return JSON.stringify([own, await world.learner.call('GET /api/submission/:id', { params })]);
    };
    expect(await seen()).not.toContain('SENTINEL');
    expect(await seen()).not.toMatch(/"(band|coherence|grammar|task_achievement|vocabulary)":9/);
    expect(JSON.parse(await seen())).toMatchObject([
      { submissions: [{ state: 'handed_in', band: null }] },
      { feedback: null },
    ]);
    const params = { id };
    await world.admin.call('POST /api/submission/:id/claim', { params });
    const body = { revision: 0, bands: { ...bands, grammar: 5 }, comments: suggestion?.comments ?? [], summary: '' };
    const { revision } = await world.admin.call('PUT /api/submission/:id/assessment', { params, body });
    expect(await seen()).not.toContain('SENTINEL');
    await world.admin.call('POST /api/submission/:id/release', { params, body: { revision, at_once: true } });
    expect(await seen()).toContain('SENTINEL-comment');
    expect(await seen()).not.toContain('SENTINEL-name');
  });

  it('is not asked about a text that was assessed, and never where none is set', async () => {
    let calls = 0;
    const address = await listen((_, response) => {
      calls += 1;
      response.end('{}');
    });
    await openApp(address);
    const id = await handIn();
    const params = { id };
    await world.admin.call('POST /api/submission/:id/claim', { params });
    const bands = { task_achievement: 5, coherence: 5, vocabulary: 5, grammar: 5 };
    const body = { revision: 0, bands, comments: [], summary: '' };
    const { revision } = await world.admin.call('PUT /api/submission/:id/assessment', { params, body });
    await world.admin.call('POST /api/submission/:id/release', { params, body: { revision, at_once: true } });
    await test.runJobs();
    test = await createTestApp();
    world = await createContentWorld(test);
    const other = await handIn();
    await test.runJobs();
    expect(await secondReaderOf(other)).toBeNull();
    expect(calls).toBe(0);
  });

  const broken: readonly (readonly [string, RequestListener])[] = [
    ['fails', (_, response) => response.writeHead(500).end()],
    ['redirects', ({ url }, response) => answerAt(url, response, { location: '/elsewhere' })],
    ['hangs up', (_, response) => response.destroy()],
    ['does not answer with JSON', (_, response) => response.end('<html>')],
    ['has no name', (_, response) => response.end('{"bands":{}}')],
    ['gives a band that there is not', (_, response) => response.end('{"name":"Reader","bands":{"grammar":9.5}}')],
    ['gives a band of another task', (_, response) => response.end('{"name":"Reader","bands":{"task_response":5}}')],
    [
      'comments outside of the text',
      (_, response) =>
        response.end('{"name":"Reader","comments":[{"kind":"task","start":0,"end":9999,"text":"Here."}]}'),
    ],
    ['answers too much', (_, response) => response.end(`{"name":"Reader","more":"${'x'.repeat(1_100_000)}"}`)],
  ];

  function answerAt(url: string | undefined, response: Parameters<RequestListener>[1], headers: { location: string }) {
    if (url === headers.location) response.end('{"name":"Reader"}');
    else response.writeHead(307, headers).end();
  }

  it.each(broken)('that %s costs nothing: the text is handed in, and there is no suggestion', async (_, answer) => {
    await openApp(await listen(answer));
    const id = await handIn();
    await expect(test.runJobs()).rejects.toThrow('Some runs failed');
    expect(await secondReaderOf(id)).toEqual({ suggestion: null });
  });

  it('is asked again a few times, then no more', async () => {
    let calls = 0;
    await openApp(
      await listen((_, response) => {
        calls += 1;
        response.writeHead(503).end();
      }),
    );
    await handIn();
    for (let time = 0; time < 10; time += 1) {
      await test.runJobs().catch(() => undefined);
      await makeDue(test.deps);
    }
    expect(calls).toBe(6);
  });

  it('that does not answer in time is left', async () => {
    const url = await listen(() => undefined);
    const request: SuggestionRequest = {
      task: { kind: 'writing_task_2', title: '', html: [], advised_words: 250 },
      criteria: [],
      text: TEXT,
    };
    const call = callService({ url, secret: SECRET }, request, { now: new Date(), time: 50, bytes: 100 });
    await expect(call).rejects.toThrow('The service cannot be reached (The operation was aborted due to timeout)');
  });
});
