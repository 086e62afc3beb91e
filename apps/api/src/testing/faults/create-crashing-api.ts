import path from 'node:path';
import { ApiError } from '@bandwise/api-contract/client';
import type { ExamDetail } from '@bandwise/api-contract/admin';
import { afterAll, beforeAll, inject } from 'vitest';
import { compileCache, temporaryFolder } from '../temporary-folder.ts';
import { emptyDatabase } from '../test-database.ts';
import { startCrashingApi, type CrashingApi } from './crashing-api.ts';
import { stride } from './kill-at-every-step.ts';

/** Some tens of processes are started one after the other. */
export const PATIENCE = 900_000;

export interface TestedApi extends CrashingApi {
  readonly folder: string;
  /** At how many steps a change of so many statements dies at least: the embedded database writes once, when it commits. */
  stepsOf(statements: number): number;
  /** The settings of its process, which another process of the same deployment needs too. */
  readonly settings: Readonly<Record<string, string>>;
  /** The test, or null where there is none. */
  readExam(exam_id: string): Promise<ExamDetail | null>;
  /** The learner's submission and its result. */
  readResult(attemptId: string): Promise<unknown>;
  /** The audit entries about tests of this name with their actors, in the order of the actions' names. */
  recorded(name: string): Promise<readonly (readonly [action: string, actor: string])[]>;
}

/** The API as a process for all tests of a file, on an empty database of this name, with these settings. */
export function createCrashingApi(name: string, env: Readonly<Record<string, string>> = {}): TestedApi {
  const engine = inject('engine');
  const folder = temporaryFolder();
  const settings: Record<string, string> = {
    ...env,
    DATA_DIR: path.join(folder, 'crash'),
    NODE_COMPILE_CACHE: compileCache(),
  };
  let started: CrashingApi | null = null;
  const api = (): CrashingApi => {
    if (!started) throw new Error('The process is started before all tests: use it in tests only.');
    return started;
  };
  beforeAll(async () => {
    if (engine.kind === 'postgres') settings['DATABASE_URL'] = await emptyDatabase(engine, name);
    started = await startCrashingApi(path.join(engine.programs, 'testing/faults/crash-process.js'), settings);
  }, PATIENCE);
  afterAll(() => started?.stop());
  return {
    folder,
    stepsOf: (statements) => (engine.kind === 'postgres' ? statements : 2) / stride(),
    settings,
    get admin() {
      return api().admin;
    },
    get learner() {
      return api().learner;
    },
    dieDuring: (step, call) => api().dieDuring(step, call),
    publishDue: (by) => api().publishDue(by),
    removeRecordings: (by) => api().removeRecordings(by),
    restart: () => api().restart(),
    stop: () => api().stop(),
    readExam: (exam_id) =>
      api()
        .admin.call('GET /api/exam/:exam_id', { params: { exam_id } })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }),
    async readResult(id) {
      const { attempt, section, result } = await api().learner.call('GET /api/attempt/:id', { params: { id } });
      return { answers: attempt.answers, section, result };
    },
    async recorded(search) {
      const { entries } = await api().admin.call('GET /api/audit', { query: { search: `“${search}”` } });
      return entries
        .map(({ action, actor }) => [action, actor.name] as const)
        .toSorted(([one], [other]) => one.localeCompare(other));
    },
  };
}

/** A call that is made again with the same key is done once. */
export const keyOf = (call: string) => ({ headers: { 'idempotency-key': call } });
