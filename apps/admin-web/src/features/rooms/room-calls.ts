import type { Room } from '@bandwise/api-contract/admin';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, type Services } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts';

/** How often the room is read; the browser sends the tag of its copy. */
const EVERY = 4000;
const roomKey = (id: string) => ['room', id] as const;

interface SeenRoom {
  readonly room: Room;
  /** The server's clock minus the browser's, in milliseconds. */
  readonly offset: number;
}

const roomQuery = (api: Services['api'], id: string) =>
  queryOptions({
    queryKey: roomKey(id),
    queryFn: async ({ signal, client }): Promise<SeenRoom> => {
      const last = client.getQueryData<SeenRoom>(roomKey(id));
      // A copy from an earlier visit would have the clock of that time.
      const headers = last ? {} : { 'cache-control': 'no-cache' };
      const room = await api.call('GET /api/assignment/:id/room', { params: { id } }, { signal, headers });
      // A response that has not changed has the clock of the first, so only a new moment sets the browser's clock.
      return { room, offset: last?.room.now === room.now ? last.offset : room.now - Date.now() };
    },
    staleTime: 0,
    // Not while the page is hidden.
    refetchInterval: EVERY,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });

/** Loads the state of each learner of an assignment every few seconds. */
export function useRoom(id: string) {
  return useQuery(roomQuery(useServices().api, id));
}

export type RoomAction =
  | { readonly kind: 'extend'; readonly userID: string | null; readonly minutes: number; readonly reason: string }
  | { readonly kind: 'end'; readonly userID: string; readonly reason: string }
  | { readonly kind: 'reopen'; readonly userID: string; readonly minutes: number; readonly reason: string }
  | { readonly kind: 'message'; readonly userID: string | null; readonly text: string }
  /** undefined: a new code; null: none. */
  | { readonly kind: 'code'; readonly code: string | null | undefined };

/** Performs an action, reports the outcome and reads the room again. */
export function useRoomAction(id: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: RoomAction) => perform(api, id, action),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(error, texts.room.actionFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: roomKey(id) }),
  });
}

function perform(api: Services['api'], id: string, action: RoomAction) {
  const params = { id };
  switch (action.kind) {
    case 'extend': {
      const { kind: _, ...body } = action;
      return api.call('POST /api/assignment/:id/room/extend', { params, body });
    }
    case 'end': {
      const { kind: _, ...body } = action;
      return api.call('POST /api/assignment/:id/room/end', { params, body });
    }
    case 'reopen': {
      const { kind: _, ...body } = action;
      return api.call('POST /api/assignment/:id/room/reopen', { params, body });
    }
    case 'message': {
      const { kind: _, ...body } = action;
      return api.call('POST /api/assignment/:id/room/message', { params, body });
    }
    case 'code':
      if (action.code === null) return api.call('DELETE /api/assignment/:id/start-code', { params });
      return api.call('PUT /api/assignment/:id/start-code', {
        params,
        body: action.code === undefined ? {} : { code: action.code },
      });
  }
}
