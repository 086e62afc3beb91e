import type { ReactNode } from 'react';
import { spaced, type Spacing } from './spacing.ts';
import styles from './text.module.css';

interface TextProps extends Spacing {
  readonly tone?: 'plain' | 'soft' | 'wrong';
  /** `alert`: read out at once. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A paragraph without the browser's distances around it. */
export function Text({ tone = 'plain', role, children, ...spacing }: TextProps) {
  return (
    <p className={styles['text']} role={role} style={spaced(spacing)} data-tone={tone}>
      {children}
    </p>
  );
}

interface TitleProps extends Spacing {
  readonly size?: 'medium' | 'large';
  readonly children: ReactNode;
}

/** The heading of a page that has no page head. */
export function Title({ size = 'medium', children, ...spacing }: TitleProps) {
  return (
    <h1 className={styles['title']} style={spaced(spacing)} data-size={size}>
      {children}
    </h1>
  );
}
