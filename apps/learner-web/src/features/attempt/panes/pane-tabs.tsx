import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './panes.module.css';

interface PaneTabsProps<P> {
  readonly panes: readonly P[];
  readonly front: string;
  readonly onFront: (id: string) => void;
  readonly renderPane: (pane: P) => ReactNode;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Panes behind one another. The arrow keys go from tab to tab; a pane behind keeps what was typed in it. */
export function PaneTabs<P extends { readonly id: string; readonly label: string }>(props: PaneTabsProps<P>) {
  const { panes, front, onFront, renderPane } = props;
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    panes.findIndex((pane) => pane.id === front),
  );
  const step = (event: KeyboardEvent) => {
    const by = STEP[event.key];
    const next = by && panes[(current + by + panes.length) % panes.length];
    if (!next) return;
    event.preventDefault();
    onFront(next.id);
    list.current?.querySelector<HTMLElement>(`#${next.id}-tab`)?.focus();
  };
  return (
    <div className={classes['tabs']}>
      <div ref={list} role="tablist" className={classes['tabList']}>
        {panes.map((pane, index) => (
          <button
            key={pane.id}
            id={`${pane.id}-tab`}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={`${pane.id}-pane`}
            tabIndex={index === current ? 0 : -1}
            className={classes['tab']}
            onClick={() => onFront(pane.id)}
            onKeyDown={step}
          >
            {pane.label}
          </button>
        ))}
      </div>
      {panes.map((pane, index) => (
        <div
          key={pane.id}
          id={`${pane.id}-pane`}
          role="tabpanel"
          aria-labelledby={`${pane.id}-tab`}
          hidden={index !== current}
          className={classes['tabPanel']}
        >
          {renderPane(pane)}
        </div>
      ))}
    </div>
  );
}
