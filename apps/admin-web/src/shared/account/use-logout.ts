import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';

/** Signs out here whether or not the server can be told. */
export function useLogout(): () => Promise<void> {
  const { api, session } = useServices();
  const queries = useQueryClient();
  return async () => {
    const token = session.token();
    session.end('left');
    queries.clear();
    if (!token) return;
    await api.call('POST /api/logout', {}, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
  };
}
