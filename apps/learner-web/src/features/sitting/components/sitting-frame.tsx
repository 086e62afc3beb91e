import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { FrameIcons } from './frame-icons.tsx';
import classes from './sitting-frame.module.css';

interface SittingFrameProps {
  readonly taker: string;
  /** The clock or the player. */
  readonly tool: ReactNode;
  readonly title: string;
  readonly hint: string;
  /** A line about this sitting, under the header. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The page of a test: top bar, header, body and footer, as high as the window. */
export function SittingFrame({ taker, tool, title, hint, notice, children, footer }: SittingFrameProps) {
  return (
    <div className={classes['frame']}>
      <PageTitle>{title}</PageTitle>
      <header>
        <div className={classes['bar']}>
          <p className={classes['taker']}>{taker}</p>
          <div className={classes['tool']}>{tool}</div>
          <FrameIcons />
        </div>
        <div className={classes['header']}>
          <h1>{title}</h1>
          <p>{hint}</p>
        </div>
        {notice}
      </header>
      <main className={classes['body']}>{children}</main>
      {footer && <footer className={classes['footer']}>{footer}</footer>}
    </div>
  );
}
