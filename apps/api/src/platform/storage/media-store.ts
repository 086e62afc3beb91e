import type { Readable } from 'node:stream';

/** Bytes that were received, not yet kept. One of `keep` and `discard` must be called. */
export interface StagedFile {
  readonly size: number;
  readonly sha256: Buffer;
  /** The first bytes, to tell what it is. */
  readonly head: Buffer;
  /** Reads all bytes, until the file is stored or discarded. */
  read(): Readable;
  /** Stores the file and returns its storage key. Equal bytes are stored once. */
  keep(): Promise<string>;
  discard(): Promise<void>;
}

/** The store of uploaded sounds and pictures: a folder, or an object store. Keys are opaque and equal in both. */
export interface MediaStore {
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /** Removes what a process that died was receiving: drafts that nothing was added to since. */
  removeDrafts(before: Date): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The bytes from `start` to `end`, both included; null: they are not there, though their row may be. */
  read(key: string, range: { readonly start: number; readonly end: number }): Promise<Readable | null>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{64}$/;

/** Files are named by their content, so that a stored file never changes and a repeated upload is stored once. */
export function storageKey(sha256: Buffer): string {
  const name = sha256.toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
