import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { SessionPanel } from '@bandwise/ui/sessions/session-panel.tsx';
import { texts as shared } from '@bandwise/ui/texts/texts.ts';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { toast } from '../../../shared/toasts/toasts.ts';

const words = shared.sessions;

/** The sessions of the account. */
export function DevicesPage() {
  const { api, session } = useServices();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHead title={words.title} lead={words.lead} />
      <SessionPanel
        list={async () => (await api.call('GET /api/user/sessions', {})).sessions}
        end={(id) => api.call('DELETE /api/user/sessions/:id', { params: { id } })}
        endAll={() => api.call('DELETE /api/user/sessions', {})}
        onSignedOut={() => {
          session.end('left');
          toast.success(words.signedOutEverywhere);
        }}
      />
    </>
  );
}
