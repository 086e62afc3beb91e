import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password with a button that shows it; the button says which password it is about. */
export function PasswordField({ label, ...props }: PasswordInputProps & { readonly label: string }) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label={label}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': `${visible ? 'Hide' : 'Show'} ${label.toLowerCase()}`,
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
