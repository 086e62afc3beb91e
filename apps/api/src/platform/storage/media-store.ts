import type { Readable } from 'node:stream';

/** Bytes that were received, not yet kept. One of `keep` and `discard` must be called. */
export interface StagedFile {
  readonly size: number;
  readonly sha256: Buffer;
  /** The first bytes, to tell what it is. */
  readonly head: Buffer;
  /** All of them, until it is kept or discarded. */
  read(): Readable;
  /** Keeps it and answers its storage key. The same bytes are kept once. */
  keep(): Promise<string>;
  discard(): Promise<void>;
}

/** Where uploaded sounds and pictures are kept: a folder here, or an object store. Keys are opaque, and the same in both. */
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

/** Files are named by their content, so that a stored file never changes and an upload made twice is kept once. */
export function storageKey(sha256: Buffer): string {
  const name = sha256.toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
