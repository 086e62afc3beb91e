import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import './aria-disabled.ts';
import classes from './panes.module.css';

interface DividedPanesProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly label: string;
}

/** Neither pane is ever narrower, in CSS pixels (learner specification, section 2). */
const MIN_PANE = 300;

/** Two panes, half the width each, with a divider that a pointer drags and the arrow keys move. */
export function DividedPanes({ left, right, label }: DividedPanesProps) {
  return (
    <Group className={classes['group'] ?? ''}>
      <Panel minSize={MIN_PANE} className={classes['pane'] ?? ''}>
        {left}
      </Panel>
      <Separator className={classes['separator'] ?? ''} aria-label={label} />
      <Panel minSize={MIN_PANE} className={classes['pane'] ?? ''}>
        {right}
      </Panel>
    </Group>
  );
}
