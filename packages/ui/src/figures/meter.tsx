import classes from './meter.module.css';

/** A bar filled from 0 to 100 percent. The text beside it has the value. */
export function Meter({ percent }: { readonly percent: number }) {
  return (
    <span className={classes['track']} aria-hidden>
      <span className={classes['filled']} style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
}
