import { createHash } from 'node:crypto';
import type { Calls } from './calls.ts';
import { report } from '../records/tally.ts';
import { soundOf } from './sound.ts';
import type { Person, Worker } from './worker.ts';

/** An administrator who uploads recordings. */
export function createUploader({ api, random }: Person, baseUrl: string): Worker {
  const uploaded = new Map<string, string>();
  const history: string[] = [];

  async function read(calls: Calls, url: string, digest: string): Promise<void> {
    const outcome = await calls.insist(
      async ({ signal }) => {
        const response = await fetch(`${baseUrl}${url}`, { signal, headers: { cookie: api.cookieHeader() } });
        const bytes = await response.bytes();
        return { status: response.status, digest: digestOf(bytes) };
      },
      { name: `read ${url}`, history },
    );
    if (outcome.kind !== 'done' || outcome.value.digest === digest) return;
    const { status } = outcome.value;
    // The server is not available yet, as for any other call.
    if (status === 503) return read(calls, url, digest);
    report(calls.tally, [`LOST: the upload ${url} is answered ${status} with other bytes`], history);
  }

  return {
    async step(calls) {
      const bytes = soundOf(random);
      const file = new File([bytes], 'recording.wav', { type: 'audio/wav' });
      const outcome = await calls.insist((options) => api.client.call('POST /api/media', { file }, options), {
        name: `upload ${bytes.byteLength} bytes`,
        history,
        isWrite: true,
      });
      if (outcome.kind !== 'done') return;
      const digest = digestOf(bytes);
      uploaded.set(outcome.value.url, digest);
      if (random.chance(0.3) && !calls.isOver()) await read(calls, outcome.value.url, digest);
    },

    async verify(calls) {
      for (const [url, digest] of uploaded) await read(calls, url, digest);
    },
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
