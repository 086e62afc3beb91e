import { useId, type ReactNode } from 'react';
import styles from './notice.module.css';
import { classNames } from './own-element.ts';
import { spaced, type Spacing } from './spacing.ts';

interface NoticeProps extends Spacing {
  readonly tone?: 'accent' | 'right' | 'warn' | 'wrong';
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  /** The default `alert` is read at once by screen readers; inside a live region use another role. */
  readonly role?: 'alert' | 'group' | 'status';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A highlighted box with a message. */
export function Notice({ tone = 'accent', title, icon, role = 'alert', className, children, ...spacing }: NoticeProps) {
  const id = useId();
  return (
    <div
      role={role}
      aria-labelledby={title === undefined ? undefined : id}
      className={classNames(styles['notice'], className)}
      style={spaced(spacing)}
      data-tone={tone}
    >
      {icon && <span className={styles['icon']}>{icon}</span>}
      <div className={styles['body']}>
        {title !== undefined && (
          <p className={styles['title']} id={id}>
            {title}
          </p>
        )}
        <div className={styles['words']}>{children}</div>
      </div>
    </div>
  );
}
