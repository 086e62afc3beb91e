import { useEffect, useRef, useState } from 'react';
import { requestActiveTab, type ActiveTab, type TabState } from './active-tab.ts';

interface ActiveTabState {
  readonly state: TabState;
  /** Counts how often this tab has become active after another was: what it knew may be out of date. */
  readonly turn: number;
}

// Pages that are not served safely have no locks, and then no way to know of another tab.
const locks = (): LockManager | undefined => navigator.locks;
const FIRST: ActiveTabState = { state: 'asking', turn: 0 };

/** Whether this tab is the active one for `name`; inactive without a name. */
export function useActiveTab(name: string | null): ActiveTabState & Pick<ActiveTab, 'takeOver'> {
  const [held, setHeld] = useState(FIRST);
  const tab = useRef<ActiveTab>(null);
  useEffect(() => {
    const available = locks();
    if (name === null || !available) return;
    const onChange = (state: TabState) =>
      setHeld((before) => ({
        state,
        turn: before.turn + (state === 'active' && before.state === 'elsewhere' ? 1 : 0),
      }));
    const activeTab = requestActiveTab({ locks: available, name, onChange });
    tab.current = activeTab;
    return () => activeTab.leave();
  }, [name]);
  return { ...held, state: locks() ? held.state : 'active', takeOver: () => tab.current?.takeOver() };
}
