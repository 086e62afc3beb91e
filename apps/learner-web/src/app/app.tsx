import { Toasts } from '@bandwise/ui/theme/toasts.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LoadingPage } from '../shared/layout/loading-page.tsx';
import { PreferencesProvider } from '../shared/preferences/preferences-provider.tsx';
import { ServicesContext } from '../shared/services/services.ts';
import { endWithOtherTabs } from '@bandwise/api-contract/client';
import { CrashBoundary } from './crash-boundary.tsx';
import { createCore, type AppCore } from './create-core.ts';
import { AppRoutes } from './routes/app-routes.tsx';

interface AppProps {
  /** Created earlier if data was requested before the first render. */
  readonly core?: AppCore;
  /** Called once the first page is drawn. */
  readonly onDrawn?: () => void;
}

export function App({ core, onDrawn }: AppProps) {
  const [{ queryClient, services }] = useState(() => core ?? createCore());
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => endWithOtherTabs(services.session, globalThis.window), [services]);
  return (
    <>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <ServicesContext value={services}>
            <PreferencesProvider>
              <BrowserRouter>
                <Suspense fallback={<LoadingPage />}>
                  <AppRoutes />
                </Suspense>
              </BrowserRouter>
            </PreferencesProvider>
          </ServicesContext>
        </QueryClientProvider>
      </CrashBoundary>
      <Toasts />
    </>
  );
}
