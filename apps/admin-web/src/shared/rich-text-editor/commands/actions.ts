import type { EditorAction } from './action.ts';
import { blockActions, blockTypeActions } from './block-actions.ts';
import { historyActions } from './history-actions.ts';
import { insertActions } from './insert-actions.ts';
import { tableActions } from './table-actions.ts';
import { textActions } from './text-actions.ts';

export const actions = {
  ...historyActions,
  ...blockTypeActions,
  ...textActions,
  ...blockActions,
  ...insertActions,
  ...tableActions,
} as const satisfies Record<string, EditorAction>;

export type ActionName = keyof typeof actions;

/** The same table, for looking up what only some actions have. */
export const actionNamed: Readonly<Record<ActionName, EditorAction>> = actions;
