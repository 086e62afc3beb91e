import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { CheckField } from '@bandwise/ui/fields/check-field.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryFrame } from '../../../shared/query/query-frame.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';

const KEY = ['/api/user/assignment-mails'];

/** /assignment-emails: the account's choice; with the token of an email's link: a button that turns them off, without signing in. */
export function AssignmentEmailsPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const words = texts.assignments.emails;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHead title={words.title} lead={words.lead} />
      {token === null ? <OwnChoice /> : <TurnOff token={token} />}
    </>
  );
}

function TurnOff({ token }: { readonly token: string }) {
  const { api } = useServices();
  const words = texts.assignments.emails;
  const off = useMutation({ mutationFn: () => api.call('POST /api/assignment-mails/off', { body: { token } }) });
  if (off.isSuccess) return <Text role="status">{words.isOff}</Text>;
  return (
    <>
      <Text role="alert" tone="wrong">
        {off.error?.message ?? ''}
      </Text>
      <Button loading={off.isPending} onClick={() => off.mutate()}>
        {words.turnOff}
      </Button>
    </>
  );
}

function OwnChoice() {
  const { api } = useServices();
  const queries = useQueryClient();
  const words = texts.assignments.emails;
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call('GET /api/user/assignment-mails', {}, { signal }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (on: boolean) => api.call('PUT /api/user/assignment-mails', { body: { on } }),
    onSuccess: (stored) => queries.setQueryData(KEY, stored),
  });
  return (
    <QueryFrame query={query} loading={texts.common.loading} failed={words.failed}>
      {({ on }) => (
        <>
          <CheckField
            label={words.label}
            checked={on}
            disabled={change.isPending}
            onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
          />
          <Text role="alert" tone="wrong">
            {change.error?.message ?? ''}
          </Text>
        </>
      )}
    </QueryFrame>
  );
}
