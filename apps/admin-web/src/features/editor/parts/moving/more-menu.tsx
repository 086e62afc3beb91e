import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import styles from './moving.module.css';

interface MoreMenuProps {
  /** Of what the items are about. */
  readonly name: string;
  /** Made when the menu is opened: a form of many questions has as many menus. */
  readonly children: () => ReactNode;
}

/** What is done with a group or a question seldom. */
export function MoreMenu({ name, children }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    // Within the page's landmarks, and after its button in the order of Tab.
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
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
