import { Toasts } from '@bandwise/ui/theme/toasts.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LoadingText } from '../shared/layout/loading-text.tsx';
import { PreferencesProvider } from '../shared/preferences/preferences-provider.tsx';
import { ServicesContext } from '../shared/services/services.ts';
import { endWithOtherTabs } from '@bandwise/api-contract/client';
import { texts } from '../shared/texts/texts.ts';
import { toast } from '../shared/toasts/toasts.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { createServices } from './create-services.ts';
import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { AppRoutes } from './routes/app-routes.tsx';

/** Storage is read while a screen is drawn, when no other may be changed. */
const sayStorageFails = () => queueMicrotask(() => toast.problem(texts.common.storageFailure));

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [services] = useState(() => createServices(queryClient, sayStorageFails));
  useEffect(() => endWithOtherTabs(services.session, globalThis.window), [services]);
  return (
    <>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <ServicesContext value={services}>
            <PreferencesProvider>
              <BrowserRouter>
                <Suspense fallback={<LoadingText>{texts.common.loading}</LoadingText>}>
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
