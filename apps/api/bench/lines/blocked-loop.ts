import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { Fixture } from '../fixture.ts';
import { httpCall, type HttpCall } from '../http-call.ts';
import { largestExam } from '../largest-exam.ts';
import type { Server } from '../processes.ts';

export interface BlockedLoop {
  readonly call: string;
  readonly status: number;
  /** Milliseconds: of processor time in one turn of the event loop, and until the answer was there. */
  readonly blockedFor: number;
  readonly took: number;
}

/** For how long each call about the largest allowed exam holds the event loop, one after the other. */
export async function benchBlockedLoop(server: Server, fixture: Fixture): Promise<readonly BlockedLoop[]> {
  const agent = new Agent({ keepAlive: true });
  const { administratorToken } = fixture;
  const learnerToken = fixture.learners[1]?.token ?? '';
  const measured: BlockedLoop[] = [];
  async function ask(call: string, { token = administratorToken, ...what }: Ask): Promise<unknown> {
    await server.figures({ watchTurns: true });
    const start = performance.now();
    const url = `${server.url}${what.path}`;
    // Like the console, changes send an idempotency key, and their response is stored.
    const isKeyed = token === administratorToken && what.method !== 'GET';
    const headers = isKeyed ? { 'idempotency-key': randomUUID() } : {};
    const { status, text } = await httpCall({ ...what, url, token, headers, agent });
    const took = performance.now() - start;
    const { longestTurn } = await server.figures();
    measured.push({ call, status, blockedFor: longestTurn, took });
    return status === 200 || status === 201 ? JSON.parse(text) : null;
  }
  const learner = { token: learnerToken };
  await ask('a small test is created', { method: 'POST', path: '/api/exam/new', body: smallExam });
  const created = await ask('created', { method: 'POST', path: '/api/exam/new', body: largestExam('Morning') });
  // The fields of examSavedSchema.
  const { exam_id, sections } = created as { exam_id: string; sections: readonly { id: string }[] };
  const id = sections[0]?.id ?? '';
  const exam = `/api/exam/${exam_id}`;
  await ask('updated', { method: 'PUT', path: exam, body: largestExam('Evening') });
  await ask('updated with nothing new', { method: 'PUT', path: exam, body: largestExam('Evening') });
  await ask('read for editing', { method: 'GET', path: exam });
  await ask('a part read for editing', { method: 'GET', path: `/api/section/${id}?view=edit` });
  await ask("the administrators' list", { method: 'GET', path: '/api/exam/list/reading' });
  await ask('a part read by a learner', { method: 'GET', path: `/api/section/${id}`, ...learner });
  const body = { sectionID: id };
  const attempt = await ask('a part started', { method: 'POST', path: '/api/attempt', body, ...learner });
  const { id: attemptID } = attempt as { id: string }; // as attemptSchema names it
  const changes = { '1': { value: 'harbour', at: Date.now() } };
  await ask('an answer saved', { method: 'PATCH', path: `/api/attempt/${attemptID}`, body: { changes }, ...learner });
  const answers = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index + 1, `harbour ${index}`]));
  const submission = { sectionID: id, attemptID, answers };
  await ask('a part submitted', { method: 'POST', path: '/api/user/save-result', body: submission, ...learner });
  await ask('a result read', { method: 'GET', path: `/api/attempt/${attemptID}`, ...learner });
  await ask('refused: eight million values', { method: 'POST', path: '/api/exam/new', body: manyValues() });
  agent.destroy();
  return measured;
}

type Ask = Omit<HttpCall, 'url' | 'agent' | 'token'> & { readonly path: string; readonly token?: string };

const smallExam = { writing: [{ title: 'Chart', examContent: '<p>Describe the chart.</p>' }] };

/** JSON that is no exam. */
function manyValues(): unknown {
  return { reading: Array.from({ length: 4_000_000 }, () => 0) };
}
