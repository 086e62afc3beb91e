import { access, constants, statfs } from 'node:fs/promises';

/** Whether the data directory takes anything: the uploads, and all of an embedded database. */
export interface Storage {
  /** Why nothing may be stored now, in a few words; null: it may. Measures the disk at most once a second. */
  trouble(): Promise<string | null>;
  /** Measures the disk now. Callers that ask during a look share it. */
  look(): Promise<void>;
  /** Set once, by the app that has a log. Told when trouble begins, and when it ends (null). */
  onChange: (trouble: string | null) => void;
}

interface StorageOptions {
  readonly folder: string;
  /** Bytes reserved for running requests, a checkpoint and a recovery. */
  readonly reserve: number;
  /** The bytes that are free. @throws what the system says of a folder that may not be written. */
  readonly measure?: (folder: string) => Promise<number>;
}

/** Once it is too little, a tenth more than the reserve must be free: a disk at the very edge changes nothing twice a second. */
const MARGIN = 10;
/** Milliseconds for which a look is used. */
const FRESH = 1000;

export function createStorage({ folder, reserve, measure = measureFolder }: StorageOptions): Storage {
  let trouble: string | null = null;
  let measuredAt = -Infinity;

  let looking: Promise<void> | null = null;

  async function examine(): Promise<string | null> {
    try {
      const free = await measure(folder);
      const enough = trouble === null ? reserve : reserve + reserve / MARGIN;
      return free < enough ? `Less than ${Math.ceil(reserve / 1024 / 1024)} MB of the disk is free.` : null;
    } catch {
      return 'The disk may not be written.';
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
