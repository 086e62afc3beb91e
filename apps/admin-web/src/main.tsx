import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { ThemeProvider } from '@bandwise/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Console } from './app/console.tsx';
import { CrashPage } from './app/crash-page.tsx';
import { createServices } from './app/create-services.ts';
import { ServicesContext } from './shared/services/services.ts';
import './app/styles.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A data router: only it can ask before unsaved work is left.
const router = createBrowserRouter([{ path: '*', element: <Console />, errorElement: <CrashPage /> }], {
  basename: import.meta.env.BASE_URL.replace(/\/$/, ''),
});

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ServicesContext value={createServices()}>
          {/* Rendered synchronously: in a transition a changed address waits, and a press in the meantime would change the old one. */}
          <RouterProvider router={router} useTransitions={false} />
        </ServicesContext>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
