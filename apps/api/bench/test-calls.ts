import type { BenchLearner } from './fixture.ts';
import type { HttpCall } from './http-call.ts';

export type Wanted = Pick<HttpCall, 'body' | 'file' | 'method'> & { readonly path: string };

/** One learner's test of one section. */
export interface TestCall {
  readonly learner: BenchLearner;
  readonly sectionId: string;
}

/** The calls of a learner's attempt, for any server. */
export interface TestCalls {
  readonly list: (test: TestCall) => Wanted;
  readonly start: (test: TestCall) => Wanted;
  readonly section: (test: TestCall) => Wanted;
  readonly save: (attemptId: string, question: string, value: string) => Wanted;
  readonly submit: (test: TestCall, attemptId: string, answers: Readonly<Record<string, string>>) => Wanted;
  readonly result: (test: TestCall, attemptId: string) => Wanted;
}

/** The API's. */
export const OURS: TestCalls = {
  list: () => ({ method: 'GET', path: '/api/exam/list/writing' }),
  start: ({ sectionId: sectionID }) => ({ method: 'POST', path: '/api/attempt', body: { sectionID } }),
  section: ({ sectionId }) => ({ method: 'GET', path: `/api/section/${sectionId}` }),
  save: (id, question, value) => ({
    method: 'PATCH',
    path: `/api/attempt/${id}`,
    body: { changes: { [question]: { value, at: Date.now() } } },
  }),
  submit: ({ sectionId: sectionID }, attemptID, answers) => ({
    method: 'POST',
    path: '/api/user/save-result',
    body: { sectionID, answers, attemptID },
  }),
  result: (_test, id) => ({ method: 'GET', path: `/api/attempt/${id}` }),
};

/** Saves the text of a learner for a task. The learner's attempt has the id that the text gets, so that every save names the same. */
export function saveText({ attemptId: id }: BenchLearner, sectionId: string, value: string): Wanted {
  return {
    method: 'PUT',
    path: `/api/submission/draft/${sectionId}`,
    body: { id, text: { value, at: Date.now() } },
  };
}

/** Begins a recording of a learner. It has the id of the learner's attempt, as the text has. */
export function beginRecording({ attemptId: id }: BenchLearner, sectionID: string): Wanted {
  return { method: 'POST', path: '/api/recording', body: { id, sectionID, prompt: 0, content_type: 'audio/webm' } };
}

export function saveChunk({ attemptId }: BenchLearner, number: number, file: Buffer): Wanted {
  return { method: 'PUT', path: `/api/recording/${attemptId}/chunk/${number}`, file };
}

/** The ceilings: one hand-written statement for each, without authentication. */
export const BARE: TestCalls = {
  list: ({ learner }) => ({ method: 'GET', path: `/list?skill=writing&user=${learner.id}` }),
  start: ({ learner: { id: userId }, sectionId }) => ({
    method: 'POST',
    path: `/insert/${sectionId}`,
    body: { userId, answers: {} },
  }),
  section: ({ sectionId }) => ({ method: 'GET', path: `/section/${sectionId}` }),
  save: (id, question, value) => ({ method: 'PATCH', path: `/answers/${id}`, body: { [question]: value } }),
  submit: ({ learner: { id: userId }, sectionId }, _attemptId, answers) => ({
    method: 'POST',
    path: `/submit/${sectionId}`,
    body: { userId, answers },
  }),
  result: ({ sectionId }) => ({ method: 'GET', path: `/section/${sectionId}` }),
};
