import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import type { TestClient } from '../test-client.ts';

/** A client of a test app, or of a process. */
type Caller = Pick<TestClient, 'call'>;

/** Bytes that count as a WAV file, with a text in them. */
export function soundOf(text: string): string {
  return `RIFF....WAVEfmt ${text}`;
}

interface Take {
  readonly sectionID: string;
  readonly prompt?: number;
  readonly sound?: string;
  readonly id?: string;
  readonly levels?: number[];
}

/** Creates a recording without chunks. */
export async function beginRecording(
  client: Caller,
  { sectionID, prompt = 0, id = crypto.randomUUID() }: Take,
): Promise<string> {
  await client.call('POST /api/recording', { body: { id, sectionID, prompt, content_type: 'audio/wav' } });
  return id;
}

export async function sendChunk(
  client: Caller,
  { id, number, bytes }: { readonly id: string; readonly number: number; readonly bytes: string },
): Promise<void> {
  await client.call('PUT /api/recording/:id/chunk/:number', {
    params: { id, number: String(number) },
    file: new Blob([bytes]),
  });
}

/** Records one answer in two chunks, and finishes it. @returns its id */
export async function record(client: Caller, take: Take): Promise<string> {
  const { sound = soundOf('an answer'), levels = [] } = take;
  const id = await beginRecording(client, take);
  await sendChunk(client, { id, number: 0, bytes: sound.slice(0, 20) });
  await sendChunk(client, { id, number: 1, bytes: sound.slice(20) });
  const body = { chunks: 2, duration_ms: 4000, levels };
  await client.call('POST /api/recording/:id/finish', { params: { id }, body });
  return id;
}

export function handInRecordings(
  client: Caller,
  recordings: string[],
  more: { readonly id?: string; readonly sittingID?: string } = {},
): Promise<SubmissionDetail> {
  return client.call('POST /api/submission/recordings', { body: { id: crypto.randomUUID(), recordings, ...more } });
}
