import { LEVEL_STEP, LIMITS } from '@bandwise/domain';
import { LEVEL_MAX } from '@bandwise/domain/internal';
import { z } from 'zod';
import { idSchema } from '../../common/fields.ts';
import { RECORDING_CHUNKS_MAX } from '../../common/limits.ts';

/**
 * The types of recordings: what browsers record (`audio/mp4`, `audio/webm`, `audio/ogg`) and files that learners upload. Parameters such as
 * `;codecs=opus` are not sent.
 */
export const RECORDING_TYPES = ['audio/mp4', 'audio/webm', 'audio/ogg', 'audio/mpeg', 'audio/wav'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** `id`: chosen by the device, so that a repeated call creates one recording. `prompt`: its index in `promptsOf` the section, from 0. */
export const createRecordingBodySchema = z.object({
  id: idSchema,
  sectionID: idSchema,
  prompt: z
    .int()
    .min(0)
    .max(LIMITS.promptsMax - 1),
  content_type: z.enum(RECORDING_TYPES),
});

export const recordingChunkParamsSchema = z.object({
  id: idSchema,
  /** From 0. Chunks may arrive in any order, and a repeated chunk replaces the first. */
  number: z.coerce
    .number()
    .int()
    .min(0)
    .max(RECORDING_CHUNKS_MAX - 1),
});

/** The number of the stored chunk. */
export const recordingChunkSchema = z.object({ number: z.int() });

/** A finished recording stays as it is: a repeated call returns it. */
export const finishRecordingBodySchema = z.object({
  /** The number of chunks. */
  chunks: z.int().min(1).max(RECORDING_CHUNKS_MAX),
  /** Milliseconds by the device's clock: the header of a recorded file often has no length. */
  duration_ms: z
    .int()
    .min(1)
    .max(LIMITS.promptAnswerMax * 1000),
  /** The loudness of each `LEVEL_STEP`, as `levelOf` returns it. Empty: it was not measured, and there are no figures. */
  levels: z.array(z.int().min(0).max(LEVEL_MAX)).max((LIMITS.promptAnswerMax * 1000) / LEVEL_STEP + 1),
});

/** A recording of the caller. */
export const recordingSchema = z
  .object({
    id: idSchema,
    sectionID: idSchema,
    prompt: z.int(),
    /** `recording`: chunks may still arrive. `finished`: it can be played and handed in. */
    state: z.enum(['recording', 'finished', 'handed_in']),
    /** The numbers of the chunks that the server has, in order; empty once the recording is finished. */
    chunks: z.array(z.int()),
    /** The numbers of chunks that were missing when the call to finish arrived. Send them, and finish again. */
    missing: z.array(z.int()),
  })
  .meta({ id: 'Recording' });
export type RecordingBody = z.infer<typeof recordingSchema>;
