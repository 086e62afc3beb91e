import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { MENU_IN_PLACE } from '../../../../shared/menu/menu-in-place.ts';
import styles from './moving.module.css';

interface MoreMenuProps {
  /** The name of the target. */
  readonly name: string;
  /** Rendered when the menu opens, because a form has a menu for each question. */
  readonly children: () => ReactNode;
}

/** Rare actions on a group or a question. */
export function MoreMenu({ name, children }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      {...MENU_IN_PLACE}
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      classNames={{ dropdown: styles['menu'] ?? '' }}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={texts.moving.more(name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{isOpen && children()}</Menu.Dropdown>
    </Menu>
  );
}
