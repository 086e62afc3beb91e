import { Menu } from '@mantine/core';
import type { LexicalEditor } from 'lexical';
import { Fragment } from 'react';
import type { ToolState } from '../commands/action.ts';
import { actions, type ActionName } from '../commands/actions.ts';
import { ActionItem } from './action-item.tsx';

interface ActionItemsProps {
  readonly groups: readonly (readonly ActionName[])[];
  readonly editor: LexicalEditor;
  readonly state: ToolState;
}

/** The content of a menu: groups of actions with a line between them. */
export function ActionItems({ groups, editor, state }: ActionItemsProps) {
  return groups.map((group, index) => (
    <Fragment key={group[0]}>
      {index > 0 && <Menu.Divider />}
      {group.map((name) => (
        <ActionItem key={name} action={actions[name]} editor={editor} state={state} />
      ))}
    </Fragment>
  ));
}
