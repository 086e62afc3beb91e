import type { BenchLearner } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import type { TestCalls } from '../test-calls.ts';

export interface Rush {
  readonly seconds: number;
  /** How many were answered with each status but 200, or had an error with each code. */
  readonly failures: ReadonlyMap<number | string, number>;
}

/** Every learner presses Start in the same instant, each on a connection of their own. */
export async function benchRush(
  { url, calls }: { readonly url: string; readonly calls: TestCalls },
  crowd: readonly BenchLearner[],
  sectionId: string,
): Promise<Rush> {
  const start = performance.now();
  const outcomes = await Promise.all(
    crowd.map(async (learner) => {
      const { path, ...wanted } = calls.start({ learner, sectionId });
      const call = { ...wanted, url: `${url}${path}`, token: learner.token, agent: false } as const;
      return httpCall(call).then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const failures = new Map<number | string, number>();
  for (const outcome of outcomes) if (outcome !== 200) failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
  return { seconds, failures };
}
