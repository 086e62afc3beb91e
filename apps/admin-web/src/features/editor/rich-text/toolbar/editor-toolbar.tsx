import { Toolbar } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical';
import { useEffect, useRef } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { ToolState } from '../commands/action.ts';
import { actions, type ActionName } from '../commands/actions.ts';
import { blockTypeActions } from '../commands/block-actions.ts';
import { FOCUS_TOOLBAR_COMMAND } from '../extensions/dialog-commands.ts';
import { ActionItems } from './action-items.tsx';
import { BLOCK_TYPES, TABLE_ACTIONS } from './menus.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolMenu } from './tool-menu.tsx';
import styles from './toolbar.module.css';

const GROUPS = [
  ['undo', 'redo'],
  ['block'],
  ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript', 'clear'],
  ['bullets', 'numbers', 'outdent', 'indent', 'quote'],
  ['link', 'picture', 'tables', 'rule'],
  ['help'],
] as const satisfies readonly (readonly (ActionName | 'block' | 'tables')[])[];

interface EditorToolbarProps {
  /** The label of the editor. */
  readonly label: string;
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

/** One tab stop; the arrow keys move within it, Escape goes back to the text. */
export function EditorToolbar({ label, editor, state }: EditorToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      editor.registerCommand(
        FOCUS_TOOLBAR_COMMAND,
        () => {
          toolbar.current?.querySelector<HTMLElement>('[data-toolbar-toggle][tabindex="0"]')?.focus();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );

  useEffect(() => {
    // In the capture phase, because a button's tooltip would stop this key.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && toolbar.current?.contains(document.activeElement)) editor.focus();
    };
    window.addEventListener('keydown', leave, true);
    return () => window.removeEventListener('keydown', leave, true);
  }, [editor]);

  return (
    <Toolbar
      ref={toolbar}
      aria-label={texts.richText.toolbar(label)}
      withBorder={false}
      classNames={{ root: styles['toolbar'] ?? '' }}
    >
      {GROUPS.map((group) => (
        <div key={group[0]} className={styles['group']}>
          {group.map((name) => {
            if (name === 'block') return <BlockMenu key={name} editor={editor} state={state} />;
            if (name === 'tables') return <TableMenu key={name} editor={editor} state={state} />;
            return <ToolButton key={name} action={actions[name]} editor={editor} state={state} />;
          })}
        </div>
      ))}
    </Toolbar>
  );
}

interface BlockMenuProps {
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

/** Shows and changes the kind of block at the caret. */
function BlockMenu({ editor, state }: BlockMenuProps) {
  const current = blockTypeActions[state.block].label;
  return (
    <ToolMenu label={`${texts.richText.menus.format}: ${current}`} face={<span>{current}</span>} isWide>
      <ActionItems groups={BLOCK_TYPES} editor={editor} state={state} />
    </ToolMenu>
  );
}

interface TableMenuProps {
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

function TableMenu({ editor, state }: TableMenuProps) {
  return (
    <ToolMenu label={texts.richText.menus.table} face={<IconTable size={18} stroke={1.75} aria-hidden />}>
      <ActionItems groups={TABLE_ACTIONS} editor={editor} state={state} />
    </ToolMenu>
  );
}
