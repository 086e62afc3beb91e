import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState, type ComponentType } from 'react';

const LATE = 3000;

/**
 * The corner where toasts appear. It comes when the page has come to rest, or with the first toast, which waits for it
 * in the store. Where it cannot be fetched, the next toast tries again: a message is not worth a broken page.
 */
export function LazyToasts() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const isHere = Toasts !== null;
  useEffect(() => {
    if (isHere) return undefined;
    const bring = () => {
      import('./toasts.tsx').then(
        (module) => setToasts(() => module.Toasts),
        () => undefined,
      );
    };
    if (notificationsStore.getState().notifications.length > 0) bring();
    const timer = setTimeout(bring, LATE);
    const unsubscribe = notificationsStore.subscribe(bring);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isHere]);
  return Toasts && <Toasts />;
}
