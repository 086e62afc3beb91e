import { Card } from '@bandwise/ui/look/card.tsx';
import type { BaseChart } from 'chartist';
import 'chartist/dist/index.css';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './plot.module.css';

interface PlotProps {
  readonly title: string;
  /** The description of the plot for screen readers. */
  readonly label: string;
  readonly across: string;
  readonly up: string;
  readonly note?: string;
  /** Draws into the element. A new function redraws. */
  readonly draw: (element: HTMLElement) => Pick<BaseChart, 'detach' | 'update'>;
  /** The same figures as a table, or a link to it. */
  readonly children?: ReactNode;
}

/** A drawing with the names of its axes and its table. */
export function Plot({ title, label, across, up, note, draw, children }: PlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const { current: drawing } = element;
    if (!drawing) return undefined;
    const chart = draw(drawing);
    let width = drawing.clientWidth;
    // A chart is redrawn only when the window changes, but the menu beside it changes its width too.
    const observer = new ResizeObserver(() => {
      if (drawing.clientWidth === width) return;
      width = drawing.clientWidth;
      chart.update();
    });
    observer.observe(drawing);
    return () => {
      observer.disconnect();
      chart.detach();
    };
  }, [draw]);
  return (
    <Card as="section" aria-labelledby={id}>
      <figure className={classes['figure']}>
        <figcaption>
          <h2 className={classes['title']} id={id}>
            {title}
          </h2>
          {note !== undefined && <p className={classes['note']}>{note}</p>}
        </figcaption>
        <div className={classes['axis']} aria-hidden>
          {up}
        </div>
        <div className={classes['plot']} ref={element} role="img" aria-label={label} />
        <div className={classes['across']} aria-hidden>
          {across}
        </div>
      </figure>
      {children}
    </Card>
  );
}
