import { useLocation, useNavigate } from 'react-router-dom';

/** Rows that were opened or closed by hand, kept with the address in the browser's history. */
export function useToggledRows() {
  const location = useLocation();
  const navigate = useNavigate();
  const toggled = readToggled(location.state);
  return {
    toggled,
    toggle: (id: string) => {
      const next = toggled.includes(id) ? toggled.filter((one) => one !== id) : [...toggled, id];
      void navigate({ search: location.search }, { replace: true, preventScrollReset: true, state: { toggled: next } });
    },
  };
}

/** The history state may be anything, also from an older release. */
function readToggled(state: unknown): readonly string[] {
  const toggled: unknown = typeof state === 'object' && state !== null && 'toggled' in state ? state.toggled : null;
  return Array.isArray(toggled) ? toggled.filter((id) => typeof id === 'string') : [];
}
