import { Fragment, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import classes from './panes.module.css';

/** Neither pane is ever narrower, in CSS pixels (learner specification, section 2). */
export const MIN_PANE = 300;

/**
 * How much of the whole width each pane has once the divider after pane `divider` has moved by so many pixels, or as far
 * as the panes on both its sides let it.
 */
export function moveDivider(widths: readonly number[], divider: number, by: number): number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const before = widths[divider] ?? 0;
  const after = widths[divider + 1] ?? 0;
  const moved = Math.max(MIN_PANE - before, Math.min(by, after - MIN_PANE));
  const now = widths.map((width, index) =>
    index === divider ? width + moved : index === divider + 1 ? width - moved : width,
  );
  return now.map((width) => width / whole);
}

interface DividedPanesProps {
  /** Two or three, from the left. */
  readonly panes: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly label: string;
}

/** The move of a divider by one arrow key, as a share of the whole width. */
const STEP = 0.05;
/** As far as it goes. */
const ALL = 1e6;

/** Panes of equal width, with dividers that a pointer drags and the arrow keys move. */
export function DividedPanes({ panes, label }: DividedPanesProps) {
  const group = useRef<HTMLDivElement>(null);
  /** How much of the width each has; null: the same. */
  const [shares, setShares] = useState<readonly number[] | null>(null);
  const widths = () =>
    [...(group.current?.querySelectorAll(':scope > [data-pane]') ?? [])].map((pane) => pane.clientWidth);
  const shown = shares?.length === panes.length ? shares : null;
  const move = (divider: number, by: number, from = widths()) => setShares(moveDivider(from, divider, by));
  return (
    <div ref={group} className={classes['group']}>
      {panes.map(({ id, content }, index) => (
        <Fragment key={id}>
          {index > 0 && (
            <Divider
              label={label}
              controls={`pane-${panes[index - 1]?.id}`}
              share={shown?.[index - 1] ?? 1 / panes.length}
              widths={widths}
              onMove={(by, from) => move(index - 1, by, from)}
            />
          )}
          <div
            data-pane
            id={`pane-${id}`}
            className={classes['pane']}
            style={{ flexGrow: shown?.[index] ?? 1, minWidth: MIN_PANE }}
          >
            {content}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

interface DividerProps {
  readonly label: string;
  /** The pane before it. */
  readonly controls: string;
  /** How much of the width that pane has. */
  readonly share: number;
  readonly widths: () => number[];
  /** Moves by pixels from the given widths, by default the current ones. */
  readonly onMove: (by: number, from?: number[]) => void;
}

function Divider({ label, controls, share, widths, onMove }: DividerProps) {
  const [drag, setDrag] = useState<{ readonly x: number; readonly from: number[] } | null>(null);
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    // Otherwise the texts on both sides would be selected.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: event.clientX, from: widths() });
  };
  const end = () => setDrag(null);
  const press = (event: KeyboardEvent) => {
    const step = STEP * widths().reduce((sum, width) => sum + width, 0);
    const by = { ArrowLeft: -step, ArrowRight: step, Home: -ALL, End: ALL }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is a control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={classes['separator']}
      data-dragged={drag ? true : undefined}
      onPointerDown={start}
      onPointerMove={({ clientX }) => drag && onMove(clientX - drag.x, drag.from)}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  );
}
