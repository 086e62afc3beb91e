import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts/texts.ts';

/** A password with a button that shows it; the button says which password it is about. */
export function PasswordField({ label, ...props }: PasswordInputProps & { readonly label: string }) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label={label}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? texts.forms.hidePassword(label) : texts.forms.showPassword(label),
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
