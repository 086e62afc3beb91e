import { IconTable } from '@tabler/icons-react';
import type { LexicalEditor } from 'lexical';
import type { ToolState } from '../commands/action.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { ActionItems } from './action-items.tsx';
import { TABLE_ACTIONS } from './menus.ts';
import { ToolMenu } from './tool-menu.tsx';

interface TableMenuProps {
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

export function TableMenu({ editor, state }: TableMenuProps) {
  return (
    <ToolMenu label={texts.richText.menus.table} face={<IconTable size={18} stroke={1.75} aria-hidden />}>
      <ActionItems groups={TABLE_ACTIONS} editor={editor} state={state} />
    </ToolMenu>
  );
}
