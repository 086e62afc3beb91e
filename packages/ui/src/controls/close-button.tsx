import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

/** The cross that closes its container; it needs an `aria-label`. */
export function CloseButton(props: ComponentPropsWithRef<'button'>): ReactNode {
  return (
    <IconButton variant="subtle" tone="plain" size={38} {...props}>
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden>
        <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </IconButton>
  );
}
