import { useState } from 'react';
import { useServices } from '../../shared/services/services.ts';

const KEY = 'sidebar';
const COLLAPSED = 'collapsed';

/** The stored state of the sidebar and its setter. */
export function useCollapsed(): readonly [boolean, () => void] {
  const { settings } = useServices();
  const [collapsed, setCollapsed] = useState(() => settings.read(KEY) === COLLAPSED);
  const toggle = () => {
    settings.write(KEY, collapsed ? 'expanded' : COLLAPSED);
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
