import type { ReactNode } from 'react';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import classes from './sitting.module.css';

interface BetweenProps {
  readonly taker: string;
  readonly title: string;
  /** The names of the tests: empty until they are loaded, absent where the title is one. */
  readonly test?: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A page of a sitting on which nothing is answered. */
export function Between({ children, hint = '', ...frame }: BetweenProps) {
  return (
    <AttemptFrame {...frame} tool={null} hint={hint}>
      <div className={classes['page']}>{children}</div>
    </AttemptFrame>
  );
}
