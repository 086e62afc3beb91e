import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { clampDivider, dividerAfterKey } from '../model/divider.ts';
import classes from './panes.module.css';

interface DividedPanesProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly label: string;
}

/**
 * Two panes with a divider that a pointer drags and the arrow keys move. The share is kept, not the width, so that a
 * resized window keeps the proportion; the stylesheet holds both minimums. A library for this costs 15 kB.
 */
export function DividedPanes({ left, right, label }: DividedPanesProps) {
  const group = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0.5);

  const place = (find: (left: number, total: number) => number | null) => {
    const total = group.current?.clientWidth ?? 0;
    const next = total > 0 ? find(clampDivider(share * total, total), total) : null;
    if (next !== null) setShare(next / total);
    return next !== null;
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const start = group.current?.getBoundingClientRect().left ?? 0;
    place((_, total) => clampDivider(event.clientX - start, total));
  };
  const step = (event: KeyboardEvent) => {
    if (place((now, total) => dividerAfterKey(event.key, now, total))) event.preventDefault();
  };

  return (
    <div ref={group} className={classes['group']} style={{ '--share': `${share * 100}%` }}>
      <div className={classes['pane']}>{left}</div>
      {/* A separator that can be moved is a control: it takes the focus. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className={classes['separator']}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={step}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div className={classes['pane']}>{right}</div>
    </div>
  );
}
