import { Agent } from 'node:http';
import type { BenchLearner, Fixture } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import { benchAnswers, benchPart } from '../sample.ts';
import type { TestCalls, Wanted } from '../test-calls.ts';

const AT_ONCE = 10;

export interface Attempts {
  readonly perSecond: number;
  readonly failed: number;
}

/**
 * Whole attempts a second of ten learners at a time: the list, start, open, the answers one by one if each is saved, submit, and the result
 * again. The next attempt belongs to another learner, because a real learner has few attempts, and a learner's list grows with each.
 */
export async function benchAttempts(
  server: { readonly url: string; readonly calls: TestCalls },
  fixture: Fixture,
  plan: { readonly seconds: number; readonly autosaves: boolean },
): Promise<Attempts> {
  const agent = new Agent({ keepAlive: true });
  const end = Date.now() + plan.seconds * 1000;
  let done = 0;
  let failed = 0;
  // The first has more results than anybody will have.
  const learners = fixture.learners.slice(1);
  async function takeTests(place: number): Promise<void> {
    for (let turn = 0; Date.now() < end; turn += 1) {
      const learner = learners[(place + turn * AT_ONCE) % (learners.length - (learners.length % AT_ONCE))];
      // Not the first section: there each learner has an attempt in progress.
      const sectionId = fixture.sectionIds[1 + (turn % 99)] ?? '';
      const { autosaves } = plan;
      if (learner && (await takeTest({ ...server, agent, learner, sectionId, autosaves }))) done += 1;
      else failed += 1;
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => takeTests(place)));
  agent.destroy();
  return { perSecond: (done * 1000) / (performance.now() - start), failed };
}

/** Attempts one test and returns whether every call succeeded. */
async function takeTest(attempt: {
  url: string;
  calls: TestCalls;
  agent: Agent;
  learner: BenchLearner;
  sectionId: string;
  autosaves: boolean;
}): Promise<boolean> {
  const { url, calls, agent, learner, autosaves } = attempt;
  const answers = benchAnswers(benchPart(1).groups);
  let ok = true;
  const ask = async ({ path, ...wanted }: Wanted) => {
    const { status, text } = await httpCall({ ...wanted, url: `${url}${path}`, token: learner.token, agent });
    ok &&= status === 200;
    return text;
  };
  await ask(calls.list(attempt));
  const { id = learner.attemptId } = readId(await ask(calls.start(attempt)));
  await ask(calls.section(attempt));
  for (const [question, value] of autosaves ? Object.entries(answers) : []) await ask(calls.save(id, question, value));
  await ask(calls.submit(attempt, id, answers));
  await ask(calls.result(attempt, id));
  return ok;
}

function readId(json: string): { id?: string } {
  // An attempt; a refusal has no id and fails what comes after, and a ceiling's answer needs none.
  return JSON.parse(json) as { id?: string };
}
