import type { Ref } from 'react';
import type { BlankOwners, RestoredBlanks } from './blanks/blank-history.ts';
import type { Caret } from './blanks/caret.ts';
import type { UploadPicture } from './upload.ts';

export interface RichTextEditorProps {
  readonly label: string;
  /** HTML by docs/content-format.md, or plain text; '' when empty. */
  readonly value: string;
  /** Called when typing pauses, on blur and by `flush()`; never with a value that the caller just set. */
  readonly onChange: (html: string) => void;
  /** In pixels, with toolbar (administrator specification, section 9). */
  readonly height?: number;
  readonly menuBar?: boolean;
  readonly required?: boolean;
  readonly error?: string | null;
  readonly description?: string;
  /** Uploads a picture; if absent, pictures can only be added by address. */
  readonly onUploadImage?: UploadPicture;
  /** The owner of each `{n}` marker of the value: undo gives a blank its owner's current number. Keep it stable. */
  readonly blankOwners?: BlankOwners;
  /** Called after an undo or redo; the text follows with the next `onChange`, which `flush()` triggers. */
  readonly onBlanksRestored?: (restored: RestoredBlanks) => void;
  /** Called with the names of pasted content that cannot be stored. */
  readonly onLost?: (names: readonly string[]) => void;
  readonly onCaret?: (caret: Caret) => void;
  readonly ref?: Ref<RichTextEditorHandle>;
}

export interface RichTextEditorHandle {
  /** Inserts text at the current or last caret. It is one step of undo. */
  readonly insertText: (text: string) => void;
  /** Returns the current value after calling `onChange` with it. Call it before a submit. */
  readonly flush: () => string;
  readonly focus: () => void;
}
