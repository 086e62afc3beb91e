import classes from './meter.module.css';

/** A bar that is filled so far, 0 to 100. Its value stands beside it in words. */
export function Meter({ percent }: { readonly percent: number }) {
  return (
    <span className={classes['track']} aria-hidden>
      <span className={classes['filled']} style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
}
