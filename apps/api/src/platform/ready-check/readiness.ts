/** Answers null when all is well, else in a few words what is wrong. The words are public: no address, no secret. */
export type ReadinessCheck = () => Promise<string | null>;

export interface Hindrance {
  readonly name: string;
  readonly reason: string;
}

/** What must be well before a process is given work: each part that can fail adds a check of its own. */
export interface Readiness {
  /** A name that is there already gets the new check. */
  add(name: string, check: ReadinessCheck): void;
  /** What stands in the way of work now: nothing when the process is ready. */
  hindrances(): Promise<readonly Hindrance[]>;
}

/** A supervisor asks every few seconds and waits for little more than one. */
const LIMIT = 1500;

export function createReadiness({ limit = LIMIT }: { readonly limit?: number } = {}): Readiness {
  const checks = new Map<string, ReadinessCheck>();

  async function examine([name, check]: readonly [string, ReadinessCheck]): Promise<readonly Hindrance[]> {
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(() => resolve('No answer in time.'), limit);
    try {
      const reason = await Promise.race([check(), late]);
      return reason === null ? [] : [{ name, reason }];
    } catch {
      // What an error says may name hosts and users; whoever asks the failed part for work finds it in the log.
      return [{ name, reason: 'It fails.' }];
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    add: (name, check) => void checks.set(name, check),
    hindrances: async () => (await Promise.all([...checks].map(examine))).flat(),
  };
}
