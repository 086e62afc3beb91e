import { RECORDING_CHUNK_MAX_BYTES } from '@bandwise/api-contract/common';
import type { RecordingBody } from '@bandwise/api-contract/learner';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { readUpload } from '../../../http/body/read-upload.ts';
import { sendFile } from '../../../http/files/send-file.ts';
import type { Caller, ModuleHandlers } from '../../../http/handler.ts';
import { RECORDINGS_OF_A_DAY } from '../../../limits.ts';
import { createViewerCookie } from '../../../platform/security/viewer-cookie.ts';
import { createThrottle } from '../../../platform/throttle/throttle.ts';
import { visitorOf, type Sections } from '../../sections/sections.ts';
import { mayHear, requireSubmissions } from '../submissions.policy.ts';
import { createRecording, finishRecording, receiveChunk, recordingNotFound } from './receive-recording.ts';
import { findChunks, findFile, findOwnRecording, type RecordingRow } from './recordings.repo.ts';

export interface RecordingWork {
  readonly sections: Pick<Sections, 'open' | 'version'>;
  /** The account of the first valid session among those whose tokens have these hashes; null: there is none. */
  readonly findViewer: (tokenHashes: readonly string[]) => Promise<Pick<Caller, 'id' | 'role'> | null>;
}

type RecordingRoutes =
  | 'GET /api/recording/:id'
  | 'GET /api/recording/:id/audio'
  | 'POST /api/recording'
  | 'POST /api/recording/:id/finish'
  | 'PUT /api/recording/:id/chunk/:number';

/** Recordings of spoken answers. */
export function recordingsRoutes(
  { appSecret, config, db, media, now, pool }: Pick<Deps, 'appSecret' | 'config' | 'db' | 'media' | 'now' | 'pool'>,
  { sections, findViewer }: RecordingWork,
): ModuleHandlers<RecordingRoutes> {
  const begun = createThrottle(pool, {
    name: 'recordings',
    ...RECORDINGS_OF_A_DAY,
    message: 'You have made many recordings today. Please try again',
  });
  const context = { db, media, now, sections, begun };
  const cookie = createViewerCookie(appSecret);

  async function present(row: RecordingRow | null, missing: readonly number[] = []): Promise<RecordingBody> {
    if (!row) throw recordingNotFound();
    const chunks = row.isFinished ? [] : await findChunks(db, row.id);
    return {
      id: row.id,
      sectionID: row.section_id,
      prompt: row.prompt,
      state: row.submission_id !== null ? 'handed_in' : row.isFinished ? 'finished' : 'recording',
      chunks: chunks.map(({ number }) => number),
      missing: [...missing],
    };
  }

  return {
    'POST /api/recording': async (call) => {
      requireSubmissions(config);
      return present(await createRecording(context, { caller: call.caller, visitor: visitorOf(call) }, call.body));
    },

    'GET /api/recording/:id': async ({ caller, params }) => {
      requireSubmissions(config);
      return present(await findOwnRecording(db, { userId: caller.id, id: params.id }));
    },

    'PUT /api/recording/:id/chunk/:number': async ({ caller, params, request }) => {
      requireSubmissions(config);
      const { source } = await readUpload(request, RECORDING_CHUNK_MAX_BYTES);
      const bytes = await collect(source);
      await receiveChunk(context, { userId: caller.id, id: params.id }, { number: params.number, bytes });
      return { number: params.number };
    },

    'POST /api/recording/:id/finish': async ({ caller, params, body }) => {
      requireSubmissions(config);
      const own = { userId: caller.id, id: params.id };
      const missing = await finishRecording(context, own, body);
      return present(await findOwnRecording(db, own), missing);
    },

    'GET /api/recording/:id/audio': async (call) => {
      requireSubmissions(config);
      const file = await findFile(db, call.params.id);
      const viewer = call.caller ?? (await findViewer(cookie.tokenHashes(call.request)));
      if (!file || !viewer || !(await mayHear(db, viewer, file))) throw recordingNotFound();
      return sendFile(media, { ...file, isForEveryone: false, isPersonal: true }, call);
    },
  };
}

/** @throws payload_too_large */
async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.byteLength;
    pieces.push(piece);
  }
  if (size <= RECORDING_CHUNK_MAX_BYTES) return Buffer.concat(pieces);
  throw new AppError('payload_too_large', `A chunk of a recording has at most ${RECORDING_CHUNK_MAX_BYTES} bytes.`);
}
