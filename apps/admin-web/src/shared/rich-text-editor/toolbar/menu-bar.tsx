import { Menubar } from '@mantine/core';
import type { LexicalEditor } from 'lexical';
import { useRef, type KeyboardEvent } from 'react';
import type { ToolState } from '../commands/action.ts';
import { texts } from '../texts.ts';
import { ActionItems } from './action-items.tsx';
import { MENU_BAR } from './menus.ts';
import styles from './toolbar.module.css';

interface MenuBarProps {
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

/** Escape leads from a menu to its name, and from there to the text. */
export function MenuBar({ editor, state }: MenuBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);

  const onOpenChange = (index: number | null) => {
    // Without a choice the menu leaves the focus nowhere.
    if (index === null && !hasChosen.current)
      bar.current?.querySelector<HTMLElement>('[role="menuitem"][tabindex="0"]')?.focus();
    hasChosen.current = false;
  };

  const leave = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const isClosed = currentTarget.querySelector('[aria-expanded="true"]') === null;
    if (key === 'Escape' && isClosed && target instanceof Node && currentTarget.contains(target)) editor.focus();
  };

  return (
    <Menubar
      ref={bar}
      aria-label={texts.menuBar}
      classNames={{ root: styles['menuBar'] ?? '' }}
      onOpenChange={onOpenChange}
      onKeyDown={leave}
    >
      {MENU_BAR.map(({ label, groups }) => (
        <Menubar.Menu key={label} alignItemsLabels="all" withInitialFocusPlaceholder={false}>
          <Menubar.Target>{label}</Menubar.Target>
          <Menubar.Dropdown onClickCapture={() => (hasChosen.current = true)}>
            <ActionItems groups={groups} editor={editor} state={state} />
          </Menubar.Dropdown>
        </Menubar.Menu>
      ))}
    </Menubar>
  );
}
