/** `asking`: it is not known yet. */
export type TabState = 'asking' | 'active' | 'elsewhere';

export interface ActiveTab {
  /** Makes this tab the active one, whichever was. */
  readonly takeOver: () => void;
  readonly leave: () => void;
}

interface ActiveTabSetup {
  /** The browser's own locks: they end with the tab that holds them, however it ends. */
  readonly locks: Pick<LockManager, 'request'>;
  readonly name: string;
  readonly onChange: (state: TabState) => void;
}

/** Makes one of the tabs with the same name active; when it is closed, the next one becomes active. */
export function requestActiveTab({ locks, name, onChange }: ActiveTabSetup): ActiveTab {
  let release = () => {};
  let queue = new AbortController();
  let hasLeft = false;

  function hold(): Promise<void> {
    if (hasLeft) return Promise.resolve();
    onChange('active');
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  function lost(error: unknown, signal?: AbortSignal) {
    if (hasLeft || signal?.aborted) return;
    if (error instanceof Error && error.name === 'AbortError') wait();
    // No locks for this page at all: then it cannot know of another tab, and must not be kept from the test.
    else onChange('active');
  }

  function wait() {
    onChange('elsewhere');
    queue = new AbortController();
    const { signal } = queue;
    locks.request(name, { signal }, hold).catch((error: unknown) => lost(error, signal));
  }

  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? hold() : void (hasLeft || wait())))
    .catch((error: unknown) => lost(error));

  return {
    takeOver() {
      queue.abort();
      locks.request(name, { steal: true }, hold).catch((error: unknown) => lost(error));
    },
    leave() {
      hasLeft = true;
      queue.abort();
      release();
    },
  };
}
