import { Menubar } from '@mantine/core';
import type { LexicalEditor } from 'lexical';
import { use, useRef, type KeyboardEvent } from 'react';
import type { ToolState } from '../commands/action.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { ActionItems } from './action-items.tsx';
import { floatingIn, MenuHostContext } from './menu-host.ts';
import { MENU_BAR } from './menus.ts';
import styles from './toolbar.module.css';

interface MenuBarProps {
  /** The label of the editor. */
  readonly label: string;
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

/** Escape moves from a menu to its name, and from there to the text. */
export function MenuBar({ label, editor, state }: MenuBarProps) {
  const floating = floatingIn(use(MenuHostContext));
  const bar = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);

  const onOpenChange = (index: number | null) => {
    // A menu closed without a choice would lose the focus.
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
      aria-label={texts.richText.menuBar(label)}
      classNames={{ root: styles['menuBar'] ?? '' }}
      onOpenChange={onOpenChange}
      onKeyDown={leave}
    >
      {MENU_BAR.map(({ name, groups }) => (
        <Menubar.Menu key={name} {...floating} alignItemsLabels="all" withInitialFocusPlaceholder={false}>
          <Menubar.Target>{name}</Menubar.Target>
          <Menubar.Dropdown onClickCapture={() => (hasChosen.current = true)}>
            <ActionItems groups={groups} editor={editor} state={state} />
          </Menubar.Dropdown>
        </Menubar.Menu>
      ))}
    </Menubar>
  );
}
