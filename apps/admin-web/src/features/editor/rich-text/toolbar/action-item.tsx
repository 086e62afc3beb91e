import { Menu } from '@mantine/core';
import type { LexicalEditor } from 'lexical';
import type { EditorAction, ToolState } from '../commands/action.ts';
import { describeShortcut } from '../commands/shortcut.ts';
import { runAction } from './run-action.ts';
import styles from './toolbar.module.css';

interface ActionItemProps {
  readonly action: EditorAction;
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

/** An action in a menu; toggles have a tick. */
export function ActionItem({ action, editor, state }: ActionItemProps) {
  const { label, shortcut, isOn, opensDialog = false } = action;
  const shared = {
    disabled: !(action.isEnabled?.(state) ?? true),
    rightSection: shortcut !== undefined && (
      <span className={styles['hint']} aria-hidden>
        {describeShortcut(shortcut)}
      </span>
    ),
  };
  const run = () => runAction(editor, action);
  if (isOn === undefined || opensDialog) {
    return (
      <Menu.Item {...shared} onClick={run}>
        {opensDialog ? `${label}…` : label}
      </Menu.Item>
    );
  }
  return (
    <Menu.CheckboxItem {...shared} checked={isOn(state)} onChange={run} closeMenuOnClick>
      {label}
    </Menu.CheckboxItem>
  );
}
