import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
}

/** Read aloud, not shown. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="bw-visually-hidden" id={id}>
      {children}
    </span>
  );
}
