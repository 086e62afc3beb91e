import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** A decorative drawing above the title. */
  readonly icon?: ReactNode;
  /** The action that helps, usually a button. */
  readonly action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className={classes['empty']} role="status">
      <span className={classes['drawing']} aria-hidden>
        {icon ?? <EmptySheets />}
      </span>
      <p className={classes['title']}>{title}</p>
      {description !== undefined && <p className={classes['description']}>{description}</p>}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}

/** Draws two empty sheets of paper. */
function EmptySheets() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72">
      <rect className={classes['back']} x="34" y="6" width="40" height="52" rx="5" transform="rotate(8 54 32)" />
      <rect className={classes['sheet']} x="22" y="10" width="40" height="54" rx="5" />
      <path className={classes['lines']} d="M30 24h24M30 34h24M30 44h14" />
    </svg>
  );
}
