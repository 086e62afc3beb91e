import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { reportPresence } from './presence.ts';

type RoomRoutes = 'POST /api/sitting/:id/presence';

/** The live room of an assignment under exam conditions. */
export function roomsRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): ModuleHandlers<RoomRoutes> {
  return {
    'POST /api/sitting/:id/presence': ({ caller, params, body }) =>
      reportPresence(db, { userId: caller.id, sittingId: params.id, ...body, now: now() }),
  };
}
