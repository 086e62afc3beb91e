import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { currentUserQuery } from '../../../shared/account/current-user.ts';
import { fullName } from '../../../shared/account/user-name.ts';
import { usePreferences } from '../../../shared/preferences/preferences-provider.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { OptionsProvider } from '../options/options-provider.tsx';
import { SittingLoading } from './sitting-loading.tsx';
import { SittingScreen } from './sitting-screen.tsx';

/** /sitting/{id}: a whole test under exam conditions, from its instructions to its result. */
export function SittingPage() {
  const id = useParams()['id'] ?? '';
  const { api } = useServices();
  const { contrast, textSize } = usePreferences().preferences;
  const user = useQuery(currentUserQuery(api));
  const opened = useQuery({
    queryKey: ['/api/sitting', id, 'opened'],
    queryFn: async ({ signal }) => {
      const sent = Date.now();
      const body = await api.call('GET /api/sitting/:id', { params: { id } }, { signal });
      return { body, sent, received: Date.now() };
    },
    // The screen itself keeps in step from here on; the next visit opens it anew.
    staleTime: Infinity,
    gcTime: 0,
  });
  const error = opened.error ?? user.error;
  const retry = () => {
    void opened.refetch();
    void user.refetch();
  };
  return (
    <ExamSurface contrast={contrast} textSize={textSize}>
      <OptionsProvider>
        {opened.data && user.data && !error ? (
          <SittingScreen key={id} opened={opened.data} owner={user.data.id} taker={fullName(user.data)} />
        ) : (
          <SittingLoading error={error} onRetry={retry} />
        )}
      </OptionsProvider>
    </ExamSurface>
  );
}
