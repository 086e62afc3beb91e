import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.ts';
import type { SessionState } from '@bandwise/api-contract/client';

export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}
