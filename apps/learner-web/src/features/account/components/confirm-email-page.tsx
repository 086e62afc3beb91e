import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toasts/toasts.ts';
import { readMailedLink } from '../model/mailed-link.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';
import { useTextFields } from './use-text-fields.ts';

const words = texts.account.confirmEmail;
const EMPTY = { password: '' };

/** Where the link of a sign-up leads. Opening it changes nothing, so that mail scanners may. */
export function ConfirmEmailPage() {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const link = readMailedLink(useLocation().search);
  const { field, onSubmit } = useTextFields(EMPTY, {
    labels: { password: words.password },
    required: () => words.required,
  });
  const [outcome, setOutcome] = useState<Outcome>(link ? null : { kind: 'problem', message: words.invalidLink });
  const confirm = useMutation({
    mutationFn: (body: { token: string; email: string; password: string }) =>
      callWithCsrf(api, 'POST /api/confirm-email', { body }),
    async onSuccess({ token, message }) {
      if (!token) return setOutcome({ kind: 'problem', message: words.failed });
      session.start(token, false);
      toast.success(texts.common.done(message, words.succeeded));
      return navigate('/home', { replace: true });
    },
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, words.failed) }),
  });

  return (
    <AccountCard title={words.title}>
      <form onSubmit={onSubmit(({ password }) => link && confirm.mutate({ ...link, password }))} noValidate>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          {link && (
            <Text>
              <span style={{ overflowWrap: 'anywhere' }}>{words.hint(link.email)}</span>
            </Text>
          )}
          <PasswordField {...field('password')} autoComplete="current-password" />
          <Button type="submit" size="md" loading={confirm.isPending} disabled={!link}>
            {words.submit}
          </Button>
          <TextLink component={Link} to="/register" centred>
            {words.signUp}
          </TextLink>
          <TextLink component={Link} to="/login" centred>
            {words.back}
          </TextLink>
        </Stack>
      </form>
    </AccountCard>
  );
}
