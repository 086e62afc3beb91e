import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state-tag.module.css';

export type Tone = 'accent' | 'plain' | 'right' | 'warn' | 'wrong';

interface StateTagProps {
  readonly tone?: Tone;
  /** A distinct shape for each state, because colour alone is not enough. */
  readonly Icon?: Icon;
  readonly children: ReactNode;
}

/** The state of something, in a word or two, with its shape. */
export function StateTag({ tone = 'plain', Icon: Drawing, children }: StateTagProps) {
  return (
    <span className={classes['tag']} data-tone={tone}>
      {Drawing && <Drawing size={16} stroke={2} aria-hidden />}
      {children}
    </span>
  );
}
