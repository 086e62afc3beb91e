/** A chunk of a recording as the device stores it. */
export interface StoredChunk {
  readonly bytes: ArrayBuffer;
  readonly levels: readonly number[];
  /** Milliseconds of the recording up to the end of this chunk. */
  readonly ms: number;
}

/** Stores the chunks of recordings on the device, each by its number from 0. Calls reject if the device refuses. */
export interface ChunkStorage {
  readonly add: (recordingId: string, number: number, chunk: StoredChunk) => Promise<void>;
  /** The chunks of a recording in order, from a number on; without one, all. */
  readonly read: (recordingId: string, from?: number) => Promise<readonly StoredChunk[]>;
  readonly remove: (recordingId: string) => Promise<void>;
}

const STORE = 'chunks';

/** Stores chunks in the browser's database, or in this page's memory if the browser has none or refuses, such as a private window. */
export function createChunkStorage(factory: IDBFactory | undefined): ChunkStorage {
  const memory = memoryStorage();
  if (!factory) return memory;
  const opened = openDatabase(factory);
  // A refusal is handled where a chunk is stored.
  opened.catch(() => undefined);
  const run = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = (await opened).transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')));
    });
  };
  const rangeOf = (recordingId: string, from = 0) => IDBKeyRange.bound([recordingId, from], [recordingId, []]);
  // After a refusal this page has every later chunk, so that their order stays.
  let isRefusing = false;
  return {
    async add(recordingId, number, chunk) {
      if (!isRefusing) {
        try {
          await run('readwrite', (store) => store.put(chunk, [recordingId, number]));
          return;
        } catch {
          isRefusing = true;
        }
      }
      await memory.add(recordingId, number, chunk);
    },
    async read(recordingId, from) {
      const stored = await run<StoredChunk[]>('readonly', (store) => store.getAll(rangeOf(recordingId, from))).catch(
        () => [],
      );
      return [...stored, ...(await memory.read(recordingId, from))];
    },
    async remove(recordingId) {
      await memory.remove(recordingId);
      await run('readwrite', (store) => store.delete(rangeOf(recordingId))).then(
        () => undefined,
        () => undefined,
      );
    },
  };
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('bandwise-recordings', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  });
}

export function memoryStorage(): ChunkStorage {
  const recordings = new Map<string, Map<number, StoredChunk>>();
  return {
    async add(recordingId, number, chunk) {
      recordings.set(recordingId, (recordings.get(recordingId) ?? new Map<number, StoredChunk>()).set(number, chunk));
    },
    read: async (recordingId, from = 0) =>
      [...(recordings.get(recordingId) ?? [])]
        .filter(([number]) => number >= from)
        .sort(([one], [other]) => one - other)
        .map(([, chunk]) => chunk),
    async remove(recordingId) {
      recordings.delete(recordingId);
    },
  };
}
