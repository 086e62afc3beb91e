import { useEffect, useState } from 'react';

type TabState = 'elsewhere' | 'here' | 'waiting';

// Pages that are not served safely have no locks, and then no way to know of another tab.
const locks = (): LockManager | undefined => navigator.locks;

/** Whether this tab may record what `name` names. It waits while another tab does; without a name it waits, too. */
export function useOnlyTab(name: string | null): TabState {
  const [state, setState] = useState<TabState>('waiting');
  useEffect(() => {
    const available = locks();
    if (name === null || !available) return undefined;
    const queue = new AbortController();
    let release = () => {};
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        if (queue.signal.aborted) resolve();
        else setState('here');
      });
    const begin = async () => {
      const isFree = await available.request(name, { ifAvailable: true }, (lock) => lock && hold().then(() => true));
      if (isFree || queue.signal.aborted) return;
      setState('elsewhere');
      await available.request(name, { signal: queue.signal }, hold);
    };
    // Without locks for this page, it must not keep the learner from the task.
    begin().catch(() => queue.signal.aborted || setState('here'));
    return () => {
      queue.abort();
      release();
    };
  }, [name]);
  return locks() || name === null ? state : 'here';
}
