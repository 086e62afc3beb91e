import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { ThemeProvider } from '@bandwise/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Console } from '../app/console.tsx';
import { createServices } from '../app/create-services.ts';
import { ServicesContext } from '../shared/services/services.ts';

/** The whole console at an address below /admin, as an administrator who is signed in (no token: signed out). */
export function renderConsole(address: string, { token = 'a token' }: { token?: string | null } = {}) {
  if (token) sessionStorage.setItem(TOKEN_KEY, token);
  const router = createMemoryRouter([{ path: '*', element: <Console /> }], { initialEntries: [address] });
  render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ServicesContext value={createServices({ pause: () => Promise.resolve() })}>
          <RouterProvider router={router} useTransitions={false} />
        </ServicesContext>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname + router.state.location.search,
    /** As the browser's button does. */
    back: () => act(() => router.navigate(-1)),
  };
}
