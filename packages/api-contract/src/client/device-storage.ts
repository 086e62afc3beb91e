/** The part of the browser's Storage that is used; a browser may refuse any call. */
export interface BrowserStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Storage that may be full, forbidden or missing. The first failure is reported, later ones are ignored.
 */
export interface DeviceStorage {
  /** Whether the last write succeeded. */
  isKeeping(): boolean;
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Every stored key with this prefix. */
  keys(prefix: string): readonly string[];
}

/** @param memory - holds what the browser refuses to store until the page is left; shared by the objects for one storage of a page. */
export function createDeviceStorage(
  storage: () => BrowserStorage,
  onFirstFailure = () => {},
  memory?: Map<string, string>,
): DeviceStorage {
  let failed = false;
  let keeping = true;
  const attempt = <T>(act: () => T, fallback: T): T => {
    try {
      return act();
    } catch {
      if (!failed) onFirstFailure();
      failed = true;
      return fallback;
    }
  };
  return {
    isKeeping: () => keeping,
    read: (key) => memory?.get(key) ?? attempt(() => storage().getItem(key), null),
    write(key, value) {
      keeping = attempt(() => {
        storage().setItem(key, value);
        return true;
      }, false);
      if (keeping) memory?.delete(key);
      else memory?.set(key, value);
    },
    remove(key) {
      memory?.delete(key);
      attempt(() => storage().removeItem(key), undefined);
    },
    keys(prefix) {
      const stored = attempt(() => allKeys(storage()), []);
      return [...new Set([...stored, ...(memory?.keys() ?? [])])].filter((key) => key.startsWith(prefix));
    },
  };
}

function allKeys(storage: BrowserStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}
