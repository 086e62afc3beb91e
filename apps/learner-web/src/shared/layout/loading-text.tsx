import classes from './loading-text.module.css';

/** Holds a screenful, so that what stands below does not jump when the content comes. */
export function LoadingText({ children }: { children: string }) {
  return (
    <div className={classes['loading']} role="status" data-loading>
      {children}
    </div>
  );
}
