import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { NARROW_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { DividedPanes } from './divided-panes.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import classes from './panes.module.css';

export interface Pane {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface PanesProps {
  /** From the left: one, two, or on a wide screen three. */
  readonly panes: readonly Pane[];
  readonly separatorLabel: string;
  /** The pane in front where only one fits. */
  readonly front: string;
  readonly onFront: (id: string) => void;
}

/** Panes with dividers between them; on a narrow screen tabs; one pane alone fills the width. */
export function Panes({ panes, separatorLabel, front, onFront }: PanesProps) {
  const narrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const [first] = panes;
  if (first === undefined) return null;
  if (panes.length === 1) return <PaneContent pane={first} />;
  if (narrow) return <PaneTabs panes={panes} front={front} onFront={onFront} renderPane={renderPane} />;
  return (
    <DividedPanes
      panes={panes.map((pane) => ({ id: pane.id, content: <PaneContent pane={pane} /> }))}
      label={separatorLabel}
    />
  );
}

const renderPane = (pane: Pane) => <PaneContent pane={pane} />;

export function PaneContent({ pane }: { pane: Pane }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself: a keyboard must reach it
    <section aria-label={pane.label} tabIndex={0} className={classes['content']}>
      {pane.content}
    </section>
  );
}
