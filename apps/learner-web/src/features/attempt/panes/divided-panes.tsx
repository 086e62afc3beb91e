import { Fragment, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import './aria-disabled.ts';
import classes from './panes.module.css';

interface DividedPanesProps {
  /** Two or three, from the left. */
  readonly panes: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly label: string;
}

/** Neither pane is ever narrower, in CSS pixels (learner specification, section 2). */
const MIN_PANE = 300;

/** Panes of equal width, with dividers that a pointer drags and the arrow keys move. */
export function DividedPanes({ panes, label }: DividedPanesProps) {
  return (
    <Group className={classes['group'] ?? ''}>
      {panes.map(({ id, content }, index) => (
        <Fragment key={id}>
          {index > 0 && <Separator className={classes['separator'] ?? ''} aria-label={label} />}
          <Panel id={`pane-${id}`} minSize={MIN_PANE} className={classes['pane'] ?? ''}>
            {content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}
