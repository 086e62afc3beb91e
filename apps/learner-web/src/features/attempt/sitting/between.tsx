import type { ReactNode } from 'react';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import classes from './sitting.module.css';

interface BetweenProps {
  readonly taker: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A page of a sitting on which nothing is answered. */
export function Between({ taker, title, hint = '', children }: BetweenProps) {
  return (
    <AttemptFrame taker={taker} tool={null} title={title} hint={hint}>
      <div className={classes['page']}>{children}</div>
    </AttemptFrame>
  );
}
