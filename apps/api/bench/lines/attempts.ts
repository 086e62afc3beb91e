import { Agent } from 'node:http';
import type { BenchLearner, Fixture } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import { benchAnswers, benchPart } from '../sample.ts';

/** The first has more results than anybody will have. */
const LEARNERS = [1, 11] as const;

export interface Attempts {
  readonly perSecond: number;
  readonly failed: number;
}

/**
 * Whole attempts a second of ten learners, each taking one test after the other: the list, start, open, the answers
 * one by one if they are saved as they are given, submit, and the result once more.
 */
export async function benchAttempts(
  api: string,
  fixture: Fixture,
  plan: { readonly seconds: number; readonly autosaves: boolean },
): Promise<Attempts> {
  const agent = new Agent({ keepAlive: true });
  const end = Date.now() + plan.seconds * 1000;
  let done = 0;
  let failed = 0;
  async function takeTests(learner: BenchLearner): Promise<void> {
    for (let test = 1; Date.now() < end; test += 1) {
      const sectionId = fixture.sectionIds[test % 100] ?? '';
      if (await takeTest({ api, agent, learner, sectionId, autosaves: plan.autosaves })) done += 1;
      else failed += 1;
    }
  }
  const start = performance.now();
  await Promise.all(fixture.learners.slice(...LEARNERS).map(takeTests));
  agent.destroy();
  return { perSecond: (done * 1000) / (performance.now() - start), failed };
}

/** Whether every call of it succeeded. */
export async function takeTest(attempt: {
  api: string;
  agent: Agent;
  learner: BenchLearner;
  sectionId: string;
  autosaves: boolean;
  answers?: Readonly<Record<string, string>>;
  /** Waits before each call. */
  pause?: () => Promise<unknown>;
}): Promise<boolean> {
  const { api, agent, learner, sectionId, autosaves, pause } = attempt;
  const { answers = benchAnswers(benchPart(1).groups) } = attempt;
  let ok = true;
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
    await pause?.();
    const { status, text } = await httpCall({ method, url: `${api}${path}`, token: learner.token, body, agent });
    ok &&= status === 200;
    return text;
  };
  await ask('GET', '/api/exam/list/writing');
  const { id } = readId(await ask('POST', '/api/attempt', { sectionID: sectionId }));
  await ask('GET', `/api/section/${sectionId}`);
  for (const [number, value] of autosaves ? Object.entries(answers) : [])
    await ask('PATCH', `/api/attempt/${id}`, { changes: { [number]: { value, at: Date.now() } } });
  await ask('POST', '/api/user/save-result', { sectionID: sectionId, answers, attemptID: id });
  await ask('GET', `/api/attempt/${id}`);
  return ok;
}

function readId(json: string): { id: string } {
  // An attempt, or a refusal, which has no id and fails what comes after.
  return JSON.parse(json) as { id: string };
}
