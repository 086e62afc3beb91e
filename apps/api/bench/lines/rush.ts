import type { BenchLearner } from '../fixture.ts';
import { httpCall } from '../http-call.ts';

export interface Rush {
  readonly seconds: number;
  readonly failed: number;
}

/** Every learner presses Start in the same instant, each on a connection of their own. */
export async function benchRush(api: string, crowd: readonly BenchLearner[], sectionId: string): Promise<Rush> {
  const start = performance.now();
  const statuses = await Promise.all(
    crowd.map(async ({ token }) => {
      const body = { sectionID: sectionId };
      const call = { method: 'POST', url: `${api}/api/attempt`, token, body, agent: false } as const;
      return httpCall(call).then(
        ({ status }) => status,
        () => 0,
      );
    }),
  );
  return { seconds: (performance.now() - start) / 1000, failed: statuses.filter((status) => status !== 200).length };
}
