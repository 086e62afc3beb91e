import { useState } from 'react';
import { useServices } from '../../shared/services/services.ts';

const KEY = 'sidebar';
const COLLAPSED = 'collapsed';

/** Whether the sidebar is collapsed, as the device remembers it, and a way to change that. */
export function useCollapsed(): readonly [boolean, () => void] {
  const { settings } = useServices();
  const [collapsed, setCollapsed] = useState(() => settings.read(KEY) === COLLAPSED);
  const toggle = () => {
    settings.write(KEY, collapsed ? 'expanded' : COLLAPSED);
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
