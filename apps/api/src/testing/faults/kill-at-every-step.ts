import { repeats } from '@bandwise/config/main-tests';
import { inject } from 'vitest';
import type { CrashingApi } from './crashing-api.ts';

/** `pnpm test` kills a process at every second step, on PostgreSQL, where they are many, at every eighth; `pnpm test:all` at each. */
export const stride = (): number => repeats(inject('engine').kind === 'postgres' ? 8 : 2, 1);

/** Makes a change again and again, killed one stride later each time, until it is answered; and then kills once more. */
export async function killAtEveryStep<T>(
  api: CrashingApi,
  trial: {
    readonly prepare: (step: number) => Promise<T>;
    readonly change: (prepared: T) => Promise<unknown>;
    readonly look: (prepared: T) => Promise<string>;
  },
): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let step = 1; ; step += stride()) {
    const prepared = await trial.prepare(step);
    const answer = await api.dieDuring(step, () => trial.change(prepared));
    await api.restart();
    outcomes.push(await trial.look(prepared));
    if (answer !== 'died') return outcomes;
  }
}

/**
 * The outcomes, each named once, in the order in which they came to be. The embedded database writes what it has no room for when it
 * likes, so that the same step is not always the same moment: there, in the order in which they were first seen.
 */
export function inOrder(outcomes: readonly string[]): readonly string[] {
  const isServer = inject('engine').kind === 'postgres';
  return outcomes.filter((one, index) => (isServer ? one !== outcomes[index - 1] : outcomes.indexOf(one) === index));
}
