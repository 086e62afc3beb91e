import type { ReactNode } from 'react';
import classes from './figures.module.css';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** The meaning of the value, or its parts. */
  readonly note?: ReactNode;
}

/** A few figures side by side, each large above what it is. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={classes['figures']}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={classes['figure']}>
          <dt>{label}</dt>
          <dd className={classes['value']}>{value}</dd>
          {note !== undefined && <dd className={classes['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
