import { idParamsSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  createRecordingBodySchema,
  finishRecordingBodySchema,
  recordingChunkParamsSchema,
  recordingChunkSchema,
  recordingSchema,
} from './recording.ts';

/** Recordings of spoken answers. Every call is answered with 404 while the setting `SUBMISSIONS` is off. */
export const recordingRoutes = {
  'POST /api/recording': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Recordings',
    summary: 'Creates a recording before its first second; the same id sent again returns it',
    body: createRecordingBodySchema,
    ok: { status: 200, schema: recordingSchema },
    errors: ['not_found', 'section_locked', 'too_many_requests'],
  },
  'GET /api/recording/:id': {
    auth: 'signedIn',
    tag: 'Recordings',
    summary: "Returns the state of the learner's recording, with the chunks that have arrived",
    params: idParamsSchema,
    ok: { status: 200, schema: recordingSchema },
    errors: ['not_found'],
  },
  'PUT /api/recording/:id/chunk/:number': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Recordings',
    summary: 'Stores one chunk of a recording as the file of a form; chunks may be sent again and in any order',
    params: recordingChunkParamsSchema,
    upload: true,
    ok: { status: 200, schema: recordingChunkSchema },
    errors: ['not_found', 'attempt_closed'],
  },
  'POST /api/recording/:id/finish': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Recordings',
    summary: 'Joins the chunks of a recording, or names those that are missing; a repeated call changes nothing',
    params: idParamsSchema,
    body: finishRecordingBodySchema,
    ok: { status: 200, schema: recordingSchema },
    errors: ['not_found'],
  },
  'GET /api/recording/:id/audio': {
    auth: 'guest',
    tag: 'Recordings',
    summary:
      'Returns a finished recording, with byte ranges, for its author and assessors. A cookie of an earlier call identifies the caller',
    params: idParamsSchema,
    ok: { status: 200, schema: null, binary: true, tagged: true },
    errors: ['not_found', 'range_not_satisfiable'],
  },
} as const satisfies RouteTable;
