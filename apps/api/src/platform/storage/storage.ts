import { access, constants, statfs } from 'node:fs/promises';

/** Whether the data directory (uploads, the embedded database) can be written. */
export interface Storage {
  /** A short reason why writes are refused now; null if they are allowed. Measures the disk at most once a second. */
  trouble(): Promise<string | null>;
  /** Measures the disk now. Concurrent callers share one measurement. */
  look(): Promise<void>;
  /** Set once by the app, which has a log. Called when trouble begins and when it ends (null). */
  onChange: (trouble: string | null) => void;
}

interface StorageOptions {
  readonly folder: string;
  /** Bytes reserved for running requests, a checkpoint and a recovery. */
  readonly reserve: number;
  /** Measures the free bytes. @throws the system's error for a folder that can't be written. */
  readonly measure?: (folder: string) => Promise<number>;
}

/** After trouble a tenth more than the reserve must be free, so that the state does not flap. */
const MARGIN = 10;
/** Milliseconds for which a measurement is valid. */
const FRESH = 1000;

export function createStorage({ folder, reserve, measure = measureFolder }: StorageOptions): Storage {
  let trouble: string | null = null;
  let measuredAt = -Infinity;

  let looking: Promise<void> | null = null;

  async function examine(): Promise<string | null> {
    try {
      const free = await measure(folder);
      const enough = trouble === null ? reserve : reserve + reserve / MARGIN;
      return free < enough ? `The disk has less than ${Math.ceil(reserve / 1024 / 1024)} MB of free space.` : null;
    } catch {
      return 'The disk cannot be written to.';
    }
  }

  async function lookOnce(): Promise<void> {
    const newTrouble = await examine();
    measuredAt = performance.now();
    if (newTrouble === trouble) return;
    trouble = newTrouble;
    storage.onChange(newTrouble);
  }

  const storage: Storage = {
    async trouble() {
      if (performance.now() - measuredAt >= FRESH) await storage.look();
      return trouble;
    },
    look() {
      looking ??= lookOnce().finally(() => (looking = null));
      return looking;
    },
    onChange: () => undefined,
  };
  return storage;
}

async function measureFolder(folder: string): Promise<number> {
  // This detects a read-only file system for root, too.
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
