import type { ModuleHandlers } from '../../http/handler.ts';
import { sendBody } from '../../http/send-body.ts';
import { reportPresence } from './presence.ts';
import { endOne, extend, readRoom, reopen, sendMessage, setStartCode, type RoomContext } from './rooms.service.ts';

type RoomRoutes =
  | 'DELETE /api/assignment/:id/start-code'
  | 'GET /api/assignment/:id/room'
  | 'POST /api/assignment/:id/room/end'
  | 'POST /api/assignment/:id/room/extend'
  | 'POST /api/assignment/:id/room/message'
  | 'POST /api/assignment/:id/room/reopen'
  | 'POST /api/sitting/:id/presence'
  | 'PUT /api/assignment/:id/start-code';

/** The live room of an assignment under exam conditions. */
export function roomsRoutes(context: RoomContext): ModuleHandlers<RoomRoutes> {
  const { db, now } = context;
  return {
    'POST /api/sitting/:id/presence': ({ caller, params, body }) =>
      reportPresence(db, { userId: caller.id, sittingId: params.id, ...body, now: now() }),

    'GET /api/assignment/:id/room': async ({ caller, params: { id }, reads, request, reply }) =>
      sendBody(request, reply, await readRoom({ db: reads.db, now }, { caller, id })),

    'POST /api/assignment/:id/room/extend': ({ caller, params: { id }, body, idempotencyKey: key }) =>
      extend(context, { caller, id, key }, body),

    'POST /api/assignment/:id/room/end': ({ caller, params: { id }, body, idempotencyKey: key }) =>
      endOne(context, { caller, id, key }, body),

    'POST /api/assignment/:id/room/reopen': ({ caller, params: { id }, body, idempotencyKey: key }) =>
      reopen(context, { caller, id, key }, body),

    'POST /api/assignment/:id/room/message': ({ caller, params: { id }, body, idempotencyKey: key }) =>
      sendMessage(context, { caller, id, key }, body),

    'PUT /api/assignment/:id/start-code': ({ caller, params: { id }, body }) =>
      setStartCode(context, { caller, id }, body.code),

    'DELETE /api/assignment/:id/start-code': ({ caller, params: { id } }) =>
      setStartCode(context, { caller, id }, null),
  };
}
