import { IconAlertCircle } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../controls/button.tsx';
import { CheckField } from '../fields/check-field.tsx';
import { Notice } from '../controls/notice.tsx';
import { Row, Stack } from '../controls/stack.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { PasswordField } from './password-field.tsx';
import { texts } from '../texts/texts.ts';

export interface SignInValues {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

interface SignInFormProps {
  readonly onSubmit: (values: SignInValues) => Promise<void>;
  /** The error of the last attempt. */
  readonly warning?: string | null;
  readonly forgotPasswordHref?: string;
}

/** Username, password, Remember me. Source: learner specification, sections 2 and 5. */
export function SignInForm({ onSubmit, warning = null, forgotPasswordHref }: SignInFormProps) {
  const [values, setValues] = useState<SignInValues>({ username: '', password: '', remember: false });
  const [isPending, setPending] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const shown = isIncomplete ? texts.forms.signInRequired : warning;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacks = values.username.trim() === '' || values.password === '';
    setIncomplete(lacks);
    if (lacks) return;
    setPending(true);
    try {
      await onSubmit(values);
    } finally {
      setPending(false);
    }
  };

  return (
    // No native validation: the warning area names missing fields.
    <form onSubmit={submit} aria-label={texts.forms.signIn} noValidate>
      {shown !== null && (
        <Notice tone="wrong" icon={<IconAlertCircle aria-hidden />} mb="md">
          {shown}
        </Notice>
      )}
      <Stack gap="md">
        <TextField
          label={texts.forms.username}
          size="md"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.username}
          onChange={(event) => setValues({ ...values, username: event.currentTarget.value })}
        />
        <PasswordField
          label={texts.forms.password}
          size="md"
          name="password"
          autoComplete="current-password"
          required
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
        />
        <Row justify="space-between">
          <CheckField
            label={texts.forms.rememberMe}
            checked={values.remember}
            onChange={(event) => setValues({ ...values, remember: event.currentTarget.checked })}
          />
          {forgotPasswordHref !== undefined && (
            <TextLink href={forgotPasswordHref}>{texts.forms.forgotPassword}</TextLink>
          )}
        </Row>
        <Button type="submit" size="md" loading={isPending} fullWidth>
          {texts.forms.signIn}
        </Button>
      </Stack>
    </form>
  );
}
