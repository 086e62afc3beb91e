import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { MENU_IN_PLACE } from '../menu/menu-in-place.ts';

interface RowMenuProps {
  /** The label of the button that opens it. */
  readonly label: string;
  readonly size?: string;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Its items. */
  readonly children: ReactNode;
}

/** Rare actions on a row. */
export function RowMenu({ label, size = 'lg', onOpenChange, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    // The table, which scrolls, does not cut it off.
    <Menu
      {...MENU_IN_PLACE}
      position="bottom-end"
      floatingStrategy="fixed"
      onChange={(isOpen) => {
        // A dialog that an item opens returns the focus to the element that has it now, and the item disappears with the menu.
        if (!isOpen) button.current?.focus({ preventScroll: true });
        onOpenChange?.(isOpen);
      }}
    >
      <Menu.Target>
        <ActionIcon ref={button} variant="default" size={size} aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
