import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './layout.module.css';

/** The page's main part; it takes the focus when the page changes, so that a keyboard or screen reader starts there. */
export function MainContent({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    globalThis.scrollTo(0, 0);
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1} className={classes['main']}>
      {children}
    </main>
  );
}
