import { TOKEN_KEY } from '@bandwise/api-contract/client';
import type { Session } from './session.ts';

/** A token that another tab removed from local storage ends the session here too, when it is the one in use. */
export function followOtherTabs(session: Session, tab: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  const onStorage = (event: StorageEvent) => {
    const removed = event.key === TOKEN_KEY && event.newValue === null && event.oldValue === session.token();
    if (removed) session.end('left');
  };
  tab.addEventListener('storage', onStorage);
  return () => tab.removeEventListener('storage', onStorage);
}
