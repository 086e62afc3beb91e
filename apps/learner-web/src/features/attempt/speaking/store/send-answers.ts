import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';
import { RECORDING_CHUNKS_MAX } from '@bandwise/api-contract/common';
import type { RecordingBody } from '@bandwise/api-contract/learner';
import { LEVEL_STEP, LIMITS } from '@bandwise/domain';
import { readFailure } from '../../../../shared/failures/read-failure.ts';
import type { GrantStore } from '../../../../shared/services/grant-store.ts';
import type { ChunkStorage, StoredChunk } from './chunk-storage.ts';
import type { Answer, TestPrompt } from './speaking-draft.ts';

/** The sound of an answer is not on this device any more: the browser has removed it before the server had it. */
export class LostSound extends Error {
  override readonly name = 'LostSound';
}

export interface SendSetup {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
  readonly chunks: ChunkStorage;
}

/** Creates the recording of an answer on the server, without its sound. */
export function createRecording(
  { api, grants }: Pick<SendSetup, 'api' | 'grants'>,
  { sectionID, index }: Pick<TestPrompt, 'index' | 'sectionID'>,
  { recordingId: id, type }: Pick<Answer, 'recordingId' | 'type'>,
): Promise<RecordingBody> {
  const body = { id, sectionID, prompt: index, content_type: type };
  return api.call('POST /api/recording', { body }, { headers: grants.headers(sectionID) });
}

type Change = (part: Partial<Answer>) => void;

/**
 * Sends what the server lacks of an answer, and finishes the recording once it has ended. Every call may be repeated.
 *
 * @param change - stores what the server has.
 */
export async function sendAnswer(
  setup: SendSetup,
  prompt: Pick<TestPrompt, 'index' | 'sectionID'>,
  { answer, change }: { readonly answer: Answer; readonly change: Change },
): Promise<void> {
  const { api, chunks } = setup;
  const { recordingId: id, type } = answer;
  try {
    if (!answer.isCreated) {
      await createRecording(setup, prompt, answer);
      change({ isCreated: true });
    }
    const sendChunk = async (number: number, { bytes }: StoredChunk) => {
      const params = { id, number: String(number) };
      await api.call('PUT /api/recording/:id/chunk/:number', { params, file: new Blob([bytes], { type }) });
    };
    let { sent } = answer;
    for (const chunk of await chunks.read(id, sent)) {
      await sendChunk(sent, chunk);
      sent += 1;
      change({ sent });
    }
    if (answer.end === null) return;
    const all = await chunks.read(id);
    if (all.length === 0 && sent < answer.chunks) throw new LostSound();
    const body = finishBody(all, sent, answer.ms);
    const finish = () => api.call('POST /api/recording/:id/finish', { params: { id }, body });
    const { missing }: RecordingBody = await finish();
    for (const number of missing) {
      const chunk = all[number];
      if (chunk) await sendChunk(number, chunk);
    }
    if (missing.length > 0 && (await finish()).missing.length > 0) throw new LostSound();
    change({ isFinished: true });
  } catch (error) {
    if (!answer.isCreated || readFailure(error).meaning !== 'notFound') throw error;
    // The server has swept an old recording. It is created again.
    change({ isCreated: false, sent: 0 });
    await sendAnswer(setup, prompt, { answer: { ...answer, isCreated: false, sent: 0 }, change });
  }
}

/** The server may have chunks that the browser has removed, and with them their levels: then there are no figures. */
function finishBody(all: readonly StoredChunk[], sent: number, ms: number) {
  const longest = LIMITS.promptAnswerMax * 1000;
  const duration_ms = Math.min(Math.max(1, ms), longest);
  const measured = all.length < sent ? [] : all.flatMap((chunk) => chunk.levels);
  const levels = measured.slice(0, Math.floor(duration_ms / LEVEL_STEP) + 1);
  return { chunks: Math.min(Math.max(all.length, sent), RECORDING_CHUNKS_MAX), duration_ms, levels };
}

/** Whether the server has no recording of an answer: it sweeps those that are not handed in for some days. */
export async function isSwept(
  { api }: Pick<SendSetup, 'api'>,
  { recordingId: id }: Pick<Answer, 'recordingId'>,
): Promise<boolean> {
  try {
    await api.call('GET /api/recording/:id', { params: { id } });
    return false;
  } catch (error) {
    if (readFailure(error).meaning === 'notFound') return true;
    throw error;
  }
}
