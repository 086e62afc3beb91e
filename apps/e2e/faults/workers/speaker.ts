import { createHash, randomUUID } from 'node:crypto';
import { checkSpoken, type SpokenRecord } from '../records/spoken-record.ts';
import { report } from '../records/tally.ts';
import type { Calls, Note } from './calls.ts';
import { soundOf } from './sound.ts';
import type { Person, Worker } from './worker.ts';

const CHUNKS_MAX = 4;
/** Limits of a day. */
const REFUSALS = ['too_many_requests'];

/** A learner who records answers chunk by chunk, and hands in some of them. */
export function createSpeaker(
  { api, name, random }: Person,
  { sectionID, baseUrl }: { readonly sectionID: string; readonly baseUrl: string },
): Worker {
  const records: SpokenRecord[] = [];

  async function record(calls: Calls): Promise<void> {
    const id = randomUUID();
    const bytes = soundOf(random);
    const spoken: SpokenRecord = {
      id,
      digest: digestOf(bytes),
      finish: 'no',
      handIn: 'no',
      history: [`${name}: ${id}`],
    };
    records.push(spoken);
    const note = (what: string): Note => ({ name: what, history: spoken.history, isWrite: true, refusals: REFUSALS });
    const begun = await calls.insist(
      (options) =>
        api.client.call(
          'POST /api/recording',
          { body: { id, sectionID, prompt: 0, content_type: 'audio/wav' } },
          options,
        ),
      note('begin'),
    );
    if (begun.kind !== 'done') return;
    const chunks = random.int(1, CHUNKS_MAX);
    const size = Math.ceil(bytes.byteLength / chunks);
    for (let number = 0; number < chunks; number += 1) {
      const file = new File([bytes.subarray(number * size, (number + 1) * size)], 'chunk');
      const params = { id, number: String(number) };
      const sent = await calls.insist(
        (options) => api.client.call('PUT /api/recording/:id/chunk/:number', { params, file }, options),
        note(`chunk ${number}`),
      );
      if (sent.kind !== 'done') return;
    }
    spoken.finish = 'asked';
    const body = { chunks, duration_ms: 1000, levels: [] };
    const finished = await calls.insist(
      (options) => api.client.call('POST /api/recording/:id/finish', { params: { id }, body }, options),
      note('finish'),
    );
    if (finished.kind !== 'done') return;
    const { missing } = finished.value;
    if (missing.length > 0)
      return report(calls.tally, [`LOST: chunks ${missing.join(', ')} of a recording`], spoken.history);
    spoken.finish = 'done';
    if (random.chance(0.3)) await handIn(calls, spoken);
  }

  async function handIn(calls: Calls, spoken: SpokenRecord): Promise<void> {
    spoken.handIn = 'asked';
    const body = { id: spoken.id, recordings: [spoken.id] };
    const outcome = await calls.insist(
      (options) => api.client.call('POST /api/submission/recordings', { body }, options),
      { name: 'hand in', history: spoken.history, isWrite: true, refusals: REFUSALS },
    );
    if (outcome.kind === 'refused') spoken.handIn = 'no';
    if (outcome.kind === 'done') spoken.handIn = 'done';
  }

  /** Reads a recording until the server is available. */
  async function read(calls: Calls, { id, history }: SpokenRecord): Promise<string | null> {
    const outcome = await calls.insist(
      async ({ signal }) => {
        const address = `${baseUrl}/api/recording/${id}/audio`;
        const response = await fetch(address, { signal, headers: { cookie: api.cookieHeader() } });
        if (response.status === 503) throw new TypeError('The server is not available');
        const bytes = await response.bytes();
        return response.status === 200 ? digestOf(bytes) : null;
      },
      { name: 'read', history },
    );
    return outcome.kind === 'done' ? outcome.value : null;
  }

  return {
    step: record,

    async verify(calls) {
      const history: string[] = [];
      const list = await calls.insist(
        (options) => api.client.call('GET /api/submission', { query: { limit: 100 } }, options),
        { name: 'list the submissions', history },
      );
      const listed = list.kind === 'done' ? list.value.submissions.map(({ id }) => id) : [];
      for (const spoken of records) {
        const seen = { digest: await read(calls, spoken), listed: listed.filter((id) => id === spoken.id).length };
        report(calls.tally, checkSpoken(spoken, seen), [...spoken.history, ...history]);
      }
    },
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
