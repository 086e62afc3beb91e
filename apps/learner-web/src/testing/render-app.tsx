import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';

/** The whole app at an address, as someone with this token (none: signed out). */
export function renderApp(address: string, { token = null }: { token?: string | null } = {}) {
  if (token) sessionStorage.setItem(TOKEN_KEY, token);
  globalThis.history.replaceState(null, '', address);
  render(<App />);
  return userEvent.setup({ delay: null });
}

/** Where the app now is. */
export const address = () => globalThis.location.pathname + globalThis.location.search;
