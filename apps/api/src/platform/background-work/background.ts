/** Work that continues after the response. A shutdown waits for it; a failure is reported, never thrown. */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Resolves when no work is running. */
  idle(): Promise<void>;
  /** Set once by the app, which has a log. */
  onFailure: (error: unknown) => void;
}

export function createBackground(): Background {
  const underWay = new Set<Promise<void>>();
  const background: Background = {
    run(work) {
      const task = work()
        .catch((error: unknown) => background.onFailure(error))
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    onFailure: () => undefined,
  };
  return background;
}
