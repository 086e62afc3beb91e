import type { BenchLearner } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import type { TestCalls } from '../test-calls.ts';

export interface Rush {
  readonly seconds: number;
  readonly failed: number;
}

/** Every learner presses Start in the same instant, each on a connection of their own. */
export async function benchRush(
  { url, calls }: { readonly url: string; readonly calls: TestCalls },
  crowd: readonly BenchLearner[],
  sectionId: string,
): Promise<Rush> {
  const start = performance.now();
  const statuses = await Promise.all(
    crowd.map(async (learner) => {
      const { path, ...wanted } = calls.start({ learner, sectionId });
      const call = { ...wanted, url: `${url}${path}`, token: learner.token, agent: false } as const;
      return httpCall(call).then(
        ({ status }) => status,
        () => 0,
      );
    }),
  );
  return { seconds: (performance.now() - start) / 1000, failed: statuses.filter((status) => status !== 200).length };
}
