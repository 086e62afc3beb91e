import { callWithCsrf } from '@bandwise/api-contract/client';
import { SignInForm, type SignInValues } from '@bandwise/ui/forms/sign-in-form.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Title } from '@bandwise/ui/controls/text.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { usePublicConfig } from '../../../shared/config/public-config.ts';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { MOCK_EXAM } from '../../../shared/practice/mock-exam-address.ts';
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
  const config = usePublicConfig();
  const mayPractise = config?.guestPractice === true;
  const [warning, setWarning] = useState<string | null>(returnMessage(location.state));

  const signIn = async ({ username, password, remember }: SignInValues) => {
    setWarning(null);
    try {
      const body = { email: username, password };
      const { token, message } = await callWithCsrf(api, 'POST /api/login', { body });
      // A message alone does not sign anyone in.
      if (!token) return setWarning(words.error);
      session.start(token, remember);
      toast.success(texts.common.done(message, words.succeeded));
      await navigate(returnAddress(location.state), { replace: true });
    } catch (error) {
      setWarning(signInProblem(error, config?.registration));
    }
  };

  return (
    <Card>
      <PageTitle>{words.title}</PageTitle>
      <Title mb="md">{words.title}</Title>
      <SignInForm onSubmit={signIn} warning={warning} />
      <TextLink component={Link} to="/forgot-password" centred mt="md">
        {words.forgotPassword}
      </TextLink>
      {mayPractise && (
        <TextLink component={Link} to={MOCK_EXAM} centred mt="xs">
          {texts.mockExam.guest.link}
        </TextLink>
      )}
    </Card>
  );
}
