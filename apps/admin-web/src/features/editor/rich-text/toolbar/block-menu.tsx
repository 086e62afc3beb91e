import type { LexicalEditor } from 'lexical';
import type { ToolState } from '../commands/action.ts';
import { blockTypeActions } from '../commands/block-actions.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { ActionItems } from './action-items.tsx';
import { BLOCK_TYPES } from './menus.ts';
import { ToolMenu } from './tool-menu.tsx';

interface BlockMenuProps {
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

/** Shows what the caret stands in, and changes it. */
export function BlockMenu({ editor, state }: BlockMenuProps) {
  const current = blockTypeActions[state.block].label;
  return (
    <ToolMenu label={`${texts.richText.menus.format}: ${current}`} face={<span>{current}</span>} isWide>
      <ActionItems groups={BLOCK_TYPES} editor={editor} state={state} />
    </ToolMenu>
  );
}
