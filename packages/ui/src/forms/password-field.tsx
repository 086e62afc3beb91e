import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { texts } from '../texts/texts.ts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'rightSection' | 'type'> {
  readonly label: string;
}

/** A password field with a button that shows the password; the button's name includes the label. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      label={label}
      type={visible ? 'text' : 'password'}
      rightSection={
        <IconButton
          variant="subtle"
          tone="plain"
          size={28}
          aria-label={visible ? texts.forms.hidePassword(label) : texts.forms.showPassword(label)}
          // A press must not move the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}
