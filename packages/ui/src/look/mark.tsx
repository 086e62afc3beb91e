import classes from './mark.module.css';

/** The product's mark: a "b" whose bowl is a ring of progress with a gold end. It is decorative beside the brand's name. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className={classes['mark']} viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect className={classes['ground']} width="32" height="32" rx="8" />
      <path className={classes['letter']} d="M10.25 6.25v13m12.71 3.17a6.75 6.75 0 1 1 -8.49 -9.43" />
      <path className={classes['last']} d="M19.53 12.99a6.75 6.75 0 0 1 4.12 5.09" />
    </svg>
  );
}
