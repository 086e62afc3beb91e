import { callWithCsrf } from '@bandwise/api-contract/client';
import { SignInForm, type SignInValues } from '@bandwise/ui/forms/sign-in-form.tsx';
import { Anchor, Paper, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { returnAddress, returnMessage } from '../../../shared/session/return-address.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toasts/toasts.ts';
import { signInProblem } from '../model/sign-in-problem.ts';

const words = texts.account.signIn;

export function SignInPage() {
  const { api, session } = useServices();
  const location = useLocation();
  const navigate = useNavigate();
  const [warning, setWarning] = useState<string | null>(returnMessage(location.state));

  const signIn = async ({ username, password, remember }: SignInValues) => {
    if (!username.trim() || !password) return setWarning(words.required);
    setWarning(null);
    try {
      const body = { email: username, password };
      const { token, message } = await callWithCsrf(api, 'POST /api/login', { body });
      session.start(token, remember);
      toast.success(message || words.succeeded);
      await navigate(returnAddress(location.state), { replace: true });
    } catch (error) {
      setWarning(signInProblem(error));
    }
  };

  return (
    <Paper withBorder p="lg" radius="md">
      <PageTitle>{words.title}</PageTitle>
      <Title order={1} size="h3" mb="md">
        {words.title}
      </Title>
      <SignInForm onSubmit={signIn} warning={warning} />
      <Anchor component={Link} to="/forgot-password" display="block" ta="center" mt="md">
        {words.forgotPassword}
      </Anchor>
    </Paper>
  );
}
