import type { ReactNode } from 'react';
import classes from './progress-ring.module.css';

interface ProgressRingProps {
  /** 0 to 100. */
  readonly percent: number;
  /** In rem. */
  readonly size?: number;
  /** The text inside the ring. Without it the text is beside the ring. */
  readonly children?: ReactNode;
}

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that shows a share. The ring is decorative; its text has the value. */
export function ProgressRing({ percent, size = 3.5, children }: ProgressRingProps) {
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <span className={classes['ring']} style={{ width: `${size}rem`, height: `${size}rem` }}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className={classes['track']} cx="50" cy="50" r={RADIUS} />
        {filled > 0 && (
          <circle
            className={classes['filled']}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${(filled / 100) * LENGTH} ${LENGTH}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      {children !== undefined && <span className={classes['words']}>{children}</span>}
    </span>
  );
}
