import type { Worker, Person } from '../faults/workers/worker.ts';

/** An administrator who reads the lists of the console. */
export function createReader({ api, random }: Person): Worker {
  const history: string[] = [];
  const lists: readonly (() => Promise<unknown>)[] = [
    () => api.client.call('GET /api/users', {}),
    () => api.client.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } }),
    () => api.client.call('GET /api/audit', { query: {} }),
  ];
  return {
    async step(calls) {
      await calls.try(random.pick(lists), { name: 'read a list', history });
    },
    verify: () => Promise.resolve(),
  };
}
