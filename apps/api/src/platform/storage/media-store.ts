import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A received file that is not stored yet. The caller must call `keep` or `discard`. */
export interface StagedFile {
  readonly size: number;
  readonly sha256: Buffer;
  /** The first bytes, to detect the type. */
  readonly head: Buffer;
  /** Reads all bytes, until the file is stored or discarded. */
  read(): Readable;
  /**
   * Stores the file and returns its storage key. Equal bytes are stored once. With a key, the file is stored under that key, also if an
   * equal file exists: it can be removed without a look at other files.
   */
  keep(key?: string): Promise<string>;
  discard(): Promise<void>;
}

/** The store of uploaded sounds and pictures: a folder, or an object store. Keys are opaque and equal in both. */
export interface MediaStore {
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /** Removes partial files of dead processes: drafts without a write since `before`. */
  removeDrafts(before: Date): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** The bytes from `start` to `end`, inclusive; null if the file is missing. */
  read(key: string, range: { readonly start: number; readonly end: number }): Promise<Readable | null>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{64}$/;

/** Files are named by their content, so that a stored file never changes and a repeated upload is stored once. */
export function storageKey(sha256: Buffer): string {
  const name = sha256.toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

/** The key of a learner's recording. No other file has it, so the file is removed together with the row. */
export function recordingKey(id: string): string {
  return storageKey(createHash('sha256').update(`recording ${id}`).digest());
}

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
