import type { CrashingApi } from './crashing-api.ts';

/** Makes a change again and again, killed one step later each time, until it is answered; and then kills once more. */
export async function killAtEveryStep<T>(
  api: CrashingApi,
  trial: {
    readonly prepare: (step: number) => Promise<T>;
    readonly change: (prepared: T) => Promise<unknown>;
    readonly look: (prepared: T) => Promise<string>;
  },
): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let step = 1; ; step += 1) {
    const prepared = await trial.prepare(step);
    const answer = await api.dieDuring(step, () => trial.change(prepared));
    await api.restart();
    outcomes.push(await trial.look(prepared));
    if (answer !== 'died') return outcomes;
  }
}

/** The outcomes, each named once, in the order in which they came to be. */
export const inOrder = (outcomes: readonly string[]) => outcomes.filter((one, index) => one !== outcomes[index - 1]);
