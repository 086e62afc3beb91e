import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './panes.module.css';

interface PaneTabsProps<P> {
  readonly panes: readonly P[];
  readonly front: string;
  readonly onFront: (id: string) => void;
  readonly renderPane: (pane: P) => ReactNode;
}

/** Where each key leads from the tab at `index`, of `count`. */
const LEADS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** In a short window the page scrolls instead of the panes: restores the scroll position of each pane. */
function usePagePlace(pane: string | undefined) {
  const places = useRef(new Map<string | undefined, number>());
  useLayoutEffect(() => {
    const place = places.current.get(pane);
    if (place !== undefined) document.documentElement.scrollTop = place;
  }, [pane]);
  useEffect(() => {
    const keep = () => places.current.set(pane, document.documentElement.scrollTop);
    globalThis.addEventListener('scroll', keep, { passive: true });
    return () => globalThis.removeEventListener('scroll', keep);
  }, [pane]);
}

/** Panes behind one another. A pane behind is only hidden: it keeps typed text and continues playing. */
export function PaneTabs<P extends { readonly id: string; readonly label: string }>(props: PaneTabsProps<P>) {
  const { panes, front, onFront, renderPane } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = panes.some((pane) => pane.id === front) ? front : panes[0]?.id;
  usePagePlace(current);
  const follow = (event: KeyboardEvent, index: number) => {
    const to = LEADS[event.key]?.(index, panes.length);
    const pane = to === undefined ? undefined : panes[to];
    if (!pane) return;
    event.preventDefault();
    onFront(pane.id);
    list.current?.querySelectorAll('button')[panes.indexOf(pane)]?.focus();
  };
  return (
    <div className={classes['tabs']}>
      <div ref={list} role="tablist" className={classes['tabList']}>
        {panes.map((pane, index) => (
          <button
            key={pane.id}
            type="button"
            role="tab"
            id={`${id}-tab-${pane.id}`}
            className={classes['tab']}
            aria-selected={pane.id === current}
            aria-controls={`${id}-panel-${pane.id}`}
            tabIndex={pane.id === current ? 0 : -1}
            onClick={() => onFront(pane.id)}
            onKeyDown={(event) => follow(event, index)}
          >
            {pane.label}
          </button>
        ))}
      </div>
      {panes.map((pane) => (
        <div
          key={pane.id}
          role="tabpanel"
          id={`${id}-panel-${pane.id}`}
          className={classes['tabPanel']}
          aria-labelledby={`${id}-tab-${pane.id}`}
          style={pane.id === current ? undefined : { display: 'none' }}
        >
          {renderPane(pane)}
        </div>
      ))}
    </div>
  );
}
