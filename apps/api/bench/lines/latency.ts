import { Agent } from 'node:http';
import type { Fixture } from '../fixture.ts';
import { httpCall, type HttpCall } from '../http-call.ts';
import { middle } from '../measure.ts';
import { benchAnswers, benchPart } from '../sample.ts';
import { BARE, OURS, type TestCalls, type Wanted } from '../test-calls.ts';

export interface Latency {
  readonly call: string;
  /** Milliseconds. */
  readonly ours: number;
  readonly ceiling: number;
}

/** Parts that a learner takes one after the other. */
const PARTS = 90;

/** A lone learner without other load: each call and its ceiling alternate, over one connection each. */
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
    if (!learner) throw new Error('The fixture has no learners');
    const { token } = learner;
    const test = { learner, sectionId: sectionIds[1 + (round % PARTS)] ?? '' };
    const both = (name: string, of: (calls: TestCalls) => Wanted) => pair(name, token, of(OURS), of(BARE));
    await pair('health', undefined, { method: 'GET', path: '/api/health' }, { method: 'GET', path: '/health' });
    await pair('guest section', undefined, OURS.section(test), BARE.section(test));
    await both('list', (calls) => calls.list(test));
    const started = await both('start', (calls) => calls.start(test));
    const { id: attemptId } = JSON.parse(started) as { id: string }; // of the API's own contract
    await both('section', (calls) => calls.section(test));
    for (const [question, value] of Object.entries(answers).slice(0, 3))
      await both('save', (calls) => calls.save(attemptId, question, value));
    await both('submit', (calls) => calls.submit(test, attemptId, answers));
    await both('result', (calls) => calls.result(test, attemptId));
  }
  agent.destroy();
  return [...times].map(([call, { ours, ceiling }]) => ({ call, ours: middle(ours), ceiling: middle(ceiling) }));
}
