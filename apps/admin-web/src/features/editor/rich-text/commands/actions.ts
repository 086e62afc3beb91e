import type { EditorAction } from './action.ts';
import { blockActions, blockTypeActions } from './block-actions.ts';
import { historyActions } from './history-actions.ts';
import { insertActions } from './insert-actions.ts';
import { tableActions } from './table-actions.ts';
import { textActions } from './text-actions.ts';

const table = {
  ...historyActions,
  ...blockTypeActions,
  ...textActions,
  ...blockActions,
  ...insertActions,
  ...tableActions,
} as const satisfies Record<string, EditorAction>;

export type ActionName = keyof typeof table;

export const actions: Readonly<Record<ActionName, EditorAction>> = table;
