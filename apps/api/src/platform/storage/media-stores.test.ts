import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { startObjectStore } from '../../testing/object-store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openMediaStore } from './open-media-store.ts';

const PLACES = {
  'a folder': async () => null,
  'an object store': async () => (await startObjectStore()).location,
};

async function open(place: keyof typeof PLACES) {
  const dataDir = temporaryFolder();
  const store = await openMediaStore({ dataDir }, await PLACES[place]());
  const incoming = path.join(dataDir, 'media', 'incoming');
  return {
    store,
    waiting: () => readdirSync(incoming),
    all: async (key: string, size: number) => {
      const bytes = await store.read(key, { start: 0, end: size - 1 });
      return bytes && buffer(bytes);
    },
  };
}

const sent = (bytes: Buffer) => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);

describe.each(['a folder', 'an object store'] as const)('%s', (place) => {
  it('keeps a file under the hash of its content, once', async () => {
    const { store, all, waiting } = await open(place);
    const bytes = randomBytes(1000);
    const first = await store.stage(sent(bytes));
    expect(first).toMatchObject({ size: 1000, sha256: createHash('sha256').update(bytes).digest() });
    const key = await first.keep();
    expect(key).toBe(`${first.sha256.toString('hex').slice(0, 2)}/${first.sha256.toString('hex')}`);
    expect(await (await store.stage(sent(bytes))).keep()).toBe(key);
    expect(await all(key, 1000)).toEqual(bytes);
    expect(waiting()).toEqual([]);
  });

  it('keeps a file that is sent in parts, and answers any range of it', { timeout: 30_000 }, async () => {
    const { store, all } = await open(place);
    const bytes = randomBytes(12 * 1024 * 1024);
    const key = await (await store.stage(sent(bytes))).keep();
    expect((await all(key, bytes.length))?.equals(bytes)).toBe(true);
    const range = await store.read(key, { start: 6_000_000, end: 6_000_009 });
    expect(range && (await buffer(range))).toEqual(bytes.subarray(6_000_000, 6_000_010));
  });

  it('has nothing of a file that was discarded, nor of one it never had', async () => {
    const { store, all, waiting } = await open(place);
    const staged = await store.stage(sent(randomBytes(100)));
    await staged.discard();
    const name = staged.sha256.toString('hex');
    expect(await all(`${name.slice(0, 2)}/${name}`, 100)).toBeNull();
    expect(waiting()).toEqual([]);
  });

  it('keeps nothing of a file whose sender went away', async () => {
    const { store, waiting } = await open(place);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(store.stage(broken)).rejects.toThrow('gone');
    expect(waiting()).toEqual([]);
  });

  it('is asked for its own keys only', async () => {
    const { store } = await open(place);
    await expect(store.read('../../etc/passwd', { start: 0, end: 1 })).rejects.toThrow('Not a storage key');
  });
});

describe('an object store', () => {
  it('that is gone says that files cannot be reached, and loses nothing', async () => {
    const place = await startObjectStore();
    const dataDir = temporaryFolder();
    const store = await openMediaStore({ dataDir }, place.location);
    const staged = await store.stage(sent(randomBytes(100)));
    await place.stop();
    const refusal = { code: 'unavailable', retryAfter: 10 };
    await expect(staged.keep()).rejects.toMatchObject(refusal);
    await expect(store.read(`ab/${'ab'.repeat(32)}`, { start: 0, end: 1 })).rejects.toMatchObject(refusal);
    expect(readdirSync(path.join(dataDir, 'media', 'incoming'))).toHaveLength(1);
  });

  it('stops the start, and says that the credentials may not use it, where it refuses them', async () => {
    const { location } = await startObjectStore();
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody else');
    await expect(openMediaStore({ dataDir: temporaryFolder() }, location)).rejects.toThrow(
      'The bucket uploads cannot be used (the credentials may not use it)',
    );
  });

  it('stops the start, and is named, where its bucket or its server is not there', async () => {
    const { location, stop } = await startObjectStore();
    const dataDir = temporaryFolder();
    const other = openMediaStore({ dataDir }, { ...location, bucket: 'elsewhere' });
    await expect(other).rejects.toThrow('The bucket elsewhere cannot be used (there is no such bucket)');
    await stop();
    await expect(openMediaStore({ dataDir }, location)).rejects.toThrow(/^The bucket uploads cannot be used/);
  });
});
