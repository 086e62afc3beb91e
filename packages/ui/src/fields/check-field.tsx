import type { ComponentPropsWithRef } from 'react';
import tick from './tick.module.css';
import styles from './field.module.css';

interface CheckFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
}

/** A box to tick, with its label. */
export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" className={tick['tick']} {...input} />
      {label}
    </label>
  );
}
