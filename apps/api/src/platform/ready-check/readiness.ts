/** @returns null if ready, else a short public reason without addresses and secrets. */
export type ReadinessCheck = () => Promise<string | null>;

export interface Hindrance {
  readonly name: string;
  readonly reason: string;
}

/** The checks that a process must pass before it gets requests; each dependency adds one. */
export interface Readiness {
  /** Adds or replaces the check of a name. */
  add(name: string, check: ReadinessCheck): void;
  /** The failing checks; empty when the process is ready. */
  hindrances(): Promise<readonly Hindrance[]>;
}

/** A supervisor asks every few seconds and waits for little more than one. */
const LIMIT = 1500;

export function createReadiness({ limit = LIMIT }: { readonly limit?: number } = {}): Readiness {
  const checks = new Map<string, ReadinessCheck>();

  async function examine([name, check]: readonly [string, ReadinessCheck]): Promise<readonly Hindrance[]> {
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(() => resolve('No response in time.'), limit);
    try {
      const reason = await Promise.race([check(), late]);
      return reason === null ? [] : [{ name, reason }];
    } catch {
      // The error's message may name hosts and users, so it appears only in the log.
      return [{ name, reason: 'The check failed.' }];
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    add: (name, check) => void checks.set(name, check),
    hindrances: async () => (await Promise.all([...checks].map(examine))).flat(),
  };
}
