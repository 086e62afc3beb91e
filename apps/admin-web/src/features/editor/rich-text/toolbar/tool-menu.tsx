import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { use, useState, type KeyboardEvent, type ReactNode } from 'react';
import { floatingIn, MenuHostContext } from './menu-host.ts';
import styles from './toolbar.module.css';

interface ToolMenuProps {
  readonly label: string;
  /** The content of the button. */
  readonly face: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A button of the toolbar that opens a menu. Escape returns the focus to the button; a choice moves it to the text. */
export function ToolMenu({ label, face, isWide = false, children }: ToolMenuProps) {
  const [hasChosen, setChosen] = useState(false);
  return (
    <Menu
      {...floatingIn(use(MenuHostContext))}
      position="bottom-start"
      alignItemsLabels="all"
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
      returnFocus={!hasChosen}
      onOpen={() => setChosen(false)}
    >
      <Menu.Target>
        <UnstyledButton
          className={styles['menuButton']}
          aria-label={label}
          tabIndex={-1}
          data-toolbar-toggle
          data-wide={isWide || undefined}
          onKeyDown={openOnArrowDown}
        >
          {face}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown onClickCapture={() => setChosen(true)}>{children}</Menu.Dropdown>
    </Menu>
  );
}

function openOnArrowDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.click();
}
