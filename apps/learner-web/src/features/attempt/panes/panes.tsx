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
  readonly left: Pane;
  readonly right: Pane | null;
  readonly separatorLabel: string;
  /** The pane in front where only one fits. */
  readonly front: string;
  readonly onFront: (id: string) => void;
}

/** Two panes with a divider between them; on a narrow screen two tabs; one pane alone fills the width. */
export function Panes({ left, right, separatorLabel, front, onFront }: PanesProps) {
  const narrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  if (!right) return <PaneContent pane={left} />;
  if (narrow) return <PaneTabs panes={[left, right]} front={front} onFront={onFront} renderPane={renderPane} />;
  return (
    <DividedPanes left={<PaneContent pane={left} />} right={<PaneContent pane={right} />} label={separatorLabel} />
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
