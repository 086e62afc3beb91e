import { createCommand, type LexicalCommand } from 'lexical';

export type DialogRequest =
  | { readonly kind: 'link' }
  | { readonly kind: 'table' }
  | { readonly kind: 'help' }
  /** With files: pictures that were pasted or dropped. Without: a new picture, or the selected one. */
  | { readonly kind: 'picture'; readonly files?: readonly File[] };

export const OPEN_DIALOG_COMMAND: LexicalCommand<DialogRequest> = createCommand('OPEN_DIALOG_COMMAND');

/** A message to the author without a question. */
export const SAY_COMMAND: LexicalCommand<string> = createCommand('SAY_COMMAND');

/** Pasted content that cannot be stored, by name. */
export const LOST_COMMAND: LexicalCommand<readonly string[]> = createCommand('LOST_COMMAND');

export const FOCUS_TOOLBAR_COMMAND: LexicalCommand<void> = createCommand('FOCUS_TOOLBAR_COMMAND');
