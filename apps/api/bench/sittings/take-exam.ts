import type { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { BenchExam, BenchLearner } from '../fixture.ts';
import { httpCall, type HttpCall } from '../http-call.ts';
import { benchAnswers, benchPart } from '../sample.ts';

/** What a learner's page asks of the API while an exam is taken. */
export type ExamCall = 'create' | 'start' | 'save' | 'state' | 'open' | 'finish' | 'result';

export interface Taken {
  /** Milliseconds of each call. */
  readonly times: Record<ExamCall, number[]>;
  readonly failures: string[];
}

export interface ExamTaking {
  readonly api: string;
  readonly agent: Agent;
  readonly learner: BenchLearner;
  readonly exam: BenchExam;
  /** Milliseconds since 1970: when everything is to be answered. */
  readonly end: number;
  /** Between 0 and 1: where in each pause this learner does something, so that not all do it at once. */
  readonly phase: number;
  /** Waits for so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** As the learner app does, with nothing to save. */
const LOOK_EVERY = 20_000;
/** Of twenty looks one is a page that is opened anew. */
const RELOAD_AFTER = 20;

/**
 * One exam from its start to its result: every answer saved by itself, evenly over the time, the state asked for as the
 * page does, and now and then everything, as after a reload.
 */
export async function takeExam(taking: ExamTaking, taken: Taken): Promise<void> {
  const { learner, exam, end, phase, wait } = taking;
  const ask = caller(taking, taken);
  const { id } = await ask<{ id: string }>('create', 'POST', '/api/sitting', { exams: [exam.id] });
  await ask('start', 'POST', `/api/sitting/${id}/next`, { exam: 0, phase: 'instructions' });
  const answers = exam.sectionIds.flatMap((sectionID, part) =>
    Object.entries(benchAnswers(benchPart(0).groups, part)).map(([number, value]) => ({ sectionID, number, value })),
  );
  const begun = Date.now();
  const pause = (end - begun) / (answers.length + 1);
  const looking = lookAt({ ask, id, end, wait, phase });
  for (const [index, { sectionID, number, value }] of answers.entries()) {
    await wait(begun + (index + phase) * pause - Date.now());
    const changes = { [number]: { value, at: Date.now() } };
    await ask('save', 'PATCH', `/api/sitting/${id}`, { sections: [{ sectionID, changes }] });
  }
  await looking;
  await ask('finish', 'POST', `/api/sitting/${id}/finish`, { exam: 0, sections: [] });
  const { exams } = await ask<{ exams?: { marks: number }[] }>('result', 'GET', `/api/sitting/${id}/result`);
  if (!exams?.[0]?.marks) taken.failures.push(`${learner.id}: a result without marks`);
}

type Ask = <T>(call: ExamCall, method: HttpCall['method'], path: string, body?: unknown) => Promise<T>;

function caller({ api, agent, learner }: ExamTaking, { times, failures }: Taken): Ask {
  return async <T>(call: ExamCall, method: HttpCall['method'], path: string, body?: unknown) => {
    const sent = performance.now();
    const { status, text } = await httpCall({ method, url: api + path, token: learner.token, body, agent });
    times[call].push(performance.now() - sent);
    if (status !== 200) failures.push(`${call}: ${status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as T; // of the API's own contract
  };
}

async function lookAt({
  ask,
  id,
  end,
  wait,
  phase,
}: Pick<ExamTaking, 'end' | 'phase' | 'wait'> & { ask: Ask; id: string }) {
  await wait(phase * LOOK_EVERY);
  for (let look = Math.floor(phase * RELOAD_AFTER); Date.now() + LOOK_EVERY < end; look += 1) {
    if (look % RELOAD_AFTER === 0) await ask('open', 'GET', `/api/sitting/${id}`);
    else await ask('state', 'GET', `/api/sitting/${id}/state`);
    await wait(LOOK_EVERY);
  }
}
