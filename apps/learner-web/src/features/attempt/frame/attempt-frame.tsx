import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { FrameIcons } from './frame-icons.tsx';
import classes from './attempt-frame.module.css';

interface AttemptFrameProps {
  readonly taker: string;
  /** The state of saving. */
  readonly status?: ReactNode;
  /** The clock or the player. */
  readonly tool: ReactNode;
  /** Instead of the way out and the options. */
  readonly icons?: ReactNode;
  readonly title: string;
  /** The name of the test, in the header and in the browser's tab: empty until it is loaded, absent where the page shows none. */
  readonly test?: string;
  readonly hint: ReactNode;
  readonly children: ReactNode;
  /** A line about this attempt. It comes a moment after the test: down here it moves nothing that is being read. */
  readonly notice?: ReactNode;
  readonly footer?: ReactNode;
}

/** The page of a test: top bar, header, body and footer, as high as the window. */
export function AttemptFrame(props: AttemptFrameProps) {
  const { taker, status, tool, icons = <FrameIcons />, title, test, hint, children, notice, footer } = props;
  // In a short window the page scrolls: another part begins at its top.
  const shown = useRef(title);
  useLayoutEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    document.documentElement.scrollTop = 0;
  }, [title]);
  return (
    <div className={classes['frame']}>
      <PageTitle>{test || title}</PageTitle>
      <header className={classes['top']}>
        <div className={classes['bar']}>
          <div className={classes['who']}>
            <p className={classes['taker']}>{taker}</p>
            {status}
          </div>
          <div className={classes['tool']}>{tool}</div>
          {icons}
        </div>
        <div className={classes['header']}>
          <h1>{title}</h1>
          <p>{hint}</p>
          {test !== undefined && (
            <p className={classes['test']} title={test}>
              {test}
            </p>
          )}
        </div>
      </header>
      <main className={classes['body']}>{children}</main>
      {notice}
      {footer && <footer className={classes['footer']}>{footer}</footer>}
    </div>
  );
}
