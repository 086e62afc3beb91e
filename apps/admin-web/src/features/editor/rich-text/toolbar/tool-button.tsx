import { Tooltip, UnstyledButton } from '@mantine/core';
import type { LexicalEditor } from 'lexical';
import { use } from 'react';
import type { EditorAction, ToolState } from '../commands/action.ts';
import { describeShortcut } from '../commands/shortcut.ts';
import { floatingIn, MenuHostContext } from './menu-host.ts';
import { runAction } from './run-action.ts';
import styles from './toolbar.module.css';

interface ToolButtonProps {
  readonly action: EditorAction;
  readonly state: ToolState;
  readonly editor: LexicalEditor;
}

/** A disabled button stays focusable, so that the arrow keys always move the same way. */
export function ToolButton({ action, state, editor }: ToolButtonProps) {
  const { label, shortcut, isOn } = action;
  const isEnabled = action.isEnabled?.(state) ?? true;
  const Icon = action.icon;
  return (
    <Tooltip
      {...floatingIn(use(MenuHostContext))}
      label={shortcut === undefined ? label : `${label} (${describeShortcut(shortcut)})`}
      openDelay={400}
      events={TOOLTIP_EVENTS}
    >
      <UnstyledButton
        className={styles['button']}
        aria-label={label}
        aria-pressed={isOn?.(state)}
        aria-haspopup={action.opensDialog === true ? 'dialog' : undefined}
        aria-disabled={isEnabled ? undefined : true}
        tabIndex={-1}
        data-toolbar-toggle
        onMouseDown={keepFocus}
        onClick={() => {
          if (isEnabled) runAction(editor, action);
        }}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  );
}

const TOOLTIP_EVENTS = { hover: true, focus: true, touch: false };

/** The caret stays visible in the text. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
