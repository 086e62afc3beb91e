import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RowMenuProps {
  /** Of the button that opens it. */
  readonly label: string;
  readonly size?: string;
  /** Its items. */
  readonly children: ReactNode;
}

/** What can be done with a row seldom. */
export function RowMenu({ label, size = 'lg', children }: RowMenuProps) {
  return (
    // Within the page's landmarks, with nothing but items in it, and not cut off by the table, which scrolls.
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      floatingStrategy="fixed"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <ActionIcon variant="default" size={size} aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
