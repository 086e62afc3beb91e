import classes from './loading-text.module.css';

/** Fills the screen, so that content below does not shift after loading. */
export function LoadingText({ children }: { children: string }) {
  return (
    <div className={classes['loading']} role="status" data-loading>
      {children}
    </div>
  );
}
