import { useStore } from 'zustand';
import { useServices } from '../services/services.ts';
import type { SessionState } from '@bandwise/api-contract/client';

export function useSession(): SessionState {
  const { session } = useServices();
  return useStore(session);
}
