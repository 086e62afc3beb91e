import { PageHead } from '../../shared/page/page-head.tsx';
import { SessionPanel } from '@bandwise/ui/sessions/session-panel.tsx';
import { texts } from '@bandwise/ui/texts/texts.ts';
import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services.ts';
import { toastSuccess } from '../../shared/toasts/toasts.ts';

const words = texts.sessions;

/** The sessions of the account. */
export function DevicesPage() {
  const { api, session } = useServices();
  const queries = useQueryClient();
  return (
    <Stack>
      <PageHead title={words.title} lead={words.lead} />
      <div>
        <SessionPanel
          list={async () => (await api.call('GET /api/user/sessions', {})).sessions}
          end={(id) => api.call('DELETE /api/user/sessions/:id', { params: { id } })}
          endAll={() => api.call('DELETE /api/user/sessions', {})}
          onSignedOut={() => {
            session.end('left');
            queries.clear();
            toastSuccess(words.signedOutEverywhere);
          }}
        />
      </div>
    </Stack>
  );
}
