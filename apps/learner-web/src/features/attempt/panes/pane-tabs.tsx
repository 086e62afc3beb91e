import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panes.module.css';

interface PaneTabsProps<P> {
  readonly panes: readonly P[];
  readonly front: string;
  readonly onFront: (id: string) => void;
  readonly renderPane: (pane: P) => ReactNode;
}

/** Panes behind one another. A pane behind is only hidden: it keeps what was typed in it, and goes on playing. */
export function PaneTabs<P extends { readonly id: string; readonly label: string }>(props: PaneTabsProps<P>) {
  const { panes, front, onFront, renderPane } = props;
  const current = panes.some((pane) => pane.id === front) ? front : (panes[0]?.id ?? null);
  return (
    <Tabs
      unstyled
      keepMountedMode="display-none"
      value={current}
      onChange={(id) => id !== null && onFront(id)}
      classNames={{ root: classes['tabs'], list: classes['tabList'], tab: classes['tab'], panel: classes['tabPanel'] }}
    >
      <Tabs.List>
        {panes.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panes.map((pane) => (
        <Tabs.Panel key={pane.id} value={pane.id}>
          {renderPane(pane)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
