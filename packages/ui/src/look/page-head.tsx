import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** One sentence on what the page is for. */
  readonly lead?: ReactNode;
  /** Actions on the whole page, usually buttons. */
  readonly actions?: ReactNode;
  /** Content above the title, such as a back link. */
  readonly above?: ReactNode;
}

/** The head of a page: its title, purpose and actions. */
export function PageHead({ title, lead, actions, above }: PageHeadProps) {
  return (
    <div className={classes['head']}>
      {above}
      <div className={classes['line']}>
        <div className={classes['words']}>
          <h1 className={classes['title']} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
