import { Agent } from 'node:http';
import type { Fixture } from '../fixture.ts';
import { httpCall, type HttpCall } from '../http-call.ts';
import { middle } from '../measure.ts';
import { benchAnswers, benchPart } from '../sample.ts';

export interface Latency {
  readonly call: string;
  /** Milliseconds. */
  readonly ours: number;
  readonly ceiling: number;
}

type Wanted = Pick<HttpCall, 'body' | 'method'> & { readonly path: string };

/** Parts that a learner takes one after the other. */
const PARTS = 90;

/** A lone learner, with nobody else on the server: each call beside its ceiling, in turn, over one connection each. */
export async function benchLatency(
  servers: { readonly api: string; readonly bare: string },
  { sectionIds, learners }: Fixture,
  rounds: number,
): Promise<readonly Latency[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = new Map<string, { readonly ours: number[]; readonly ceiling: number[] }>();

  async function ask(call: Omit<HttpCall, 'agent'>, into: number[]): Promise<string> {
    const sent = performance.now();
    const { status, text } = await httpCall({ ...call, agent });
    into.push(performance.now() - sent);
    if (status !== 200) throw new Error(`${call.method} ${call.url}: ${status} ${text.slice(0, 200)}`);
    return text;
  }

  async function pair(call: string, token: string | undefined, ours: Wanted, ceiling: Wanted): Promise<string> {
    const into = times.get(call) ?? { ours: [], ceiling: [] };
    times.set(call, into);
    await ask({ ...ceiling, url: servers.bare + ceiling.path }, into.ceiling);
    return ask({ ...ours, url: servers.api + ours.path, ...(token !== undefined && { token }) }, into.ours);
  }

  const answers = benchAnswers(benchPart(1).groups);
  for (let round = 0; round < rounds; round += 1) {
    const learner = learners[1 + (Math.floor(round / PARTS) % (learners.length - 1))];
    const id = sectionIds[1 + (round % PARTS)] ?? '';
    if (!learner) throw new Error('The fixture has no learners');
    const { token, id: userId } = learner;
    const section: Wanted = { method: 'GET', path: `/section/${id}` };
    await pair('health', undefined, { method: 'GET', path: '/api/health' }, { method: 'GET', path: '/health' });
    await pair('guest section', undefined, { method: 'GET', path: `/api/section/${id}` }, section);
    await pair(
      'list',
      token,
      { method: 'GET', path: '/api/exam/list/writing' },
      { method: 'GET', path: `/list?skill=writing&user=${userId}` },
    );
    const started = await pair(
      'start',
      token,
      { method: 'POST', path: '/api/attempt', body: { sectionID: id } },
      { method: 'POST', path: `/insert/${id}`, body: { userId, answers: {} } },
    );
    const { id: attemptID } = JSON.parse(started) as { id: string }; // of the API's own contract
    await pair('section', token, { method: 'GET', path: `/api/section/${id}` }, section);
    for (const [number, value] of Object.entries(answers).slice(0, 3))
      await pair(
        'save',
        token,
        {
          method: 'PATCH',
          path: `/api/attempt/${attemptID}`,
          body: { changes: { [number]: { value, at: Date.now() } } },
        },
        { method: 'PATCH', path: `/answers/${attemptID}`, body: { [number]: value } },
      );
    await pair(
      'submit',
      token,
      { method: 'POST', path: '/api/user/save-result', body: { sectionID: id, answers, attemptID } },
      { method: 'POST', path: `/submit/${id}`, body: { userId, answers } },
    );
    await pair('result', token, { method: 'GET', path: `/api/attempt/${attemptID}` }, section);
  }
  agent.destroy();
  return [...times].map(([call, { ours, ceiling }]) => ({ call, ours: middle(ours), ceiling: middle(ceiling) }));
}
