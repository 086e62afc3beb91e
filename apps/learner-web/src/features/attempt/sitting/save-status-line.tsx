import { SaveStatusLine } from '../notices/save-status.tsx';
import { saveStatus } from '../store/attempt/save-status.ts';
import type { SittingStore } from '../store/sitting/sitting-store.ts';
import { useSittingView } from './use-sitting.ts';

/** Where the answers of a sitting are. */
export function SittingSaveStatus({ store }: { readonly store: SittingStore }) {
  const isOnDevice = useSittingView(store, (view) => view.isOnDevice);
  const status = useSittingView(store, ({ isOnline, failure, isWaiting }) =>
    saveStatus({ online: isOnline, failure, waiting: isWaiting }),
  );
  return <SaveStatusLine status={status} isOnDevice={isOnDevice} />;
}
