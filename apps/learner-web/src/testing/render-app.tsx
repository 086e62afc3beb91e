import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { createCore } from '../app/create-core.ts';
import type { Services } from '../shared/services/services.ts';

interface Visit extends Partial<Pick<Services, 'leaveFor' | 'reload'>> {
  readonly token?: string | null;
}

/** The whole app at an address, as someone with this token (none: signed out). */
export function renderApp(address: string, { token = null, ...services }: Visit = {}) {
  if (token) sessionStorage.setItem(TOKEN_KEY, token);
  globalThis.history.replaceState(null, '', address);
  const core = createCore();
  render(<App core={{ ...core, services: { ...core.services, ...services } }} />);
  return userEvent.setup({ delay: null });
}

/** Where the app now is. */
export const address = () => globalThis.location.pathname + globalThis.location.search;
