import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import { OPEN_DIALOG_COMMAND, type DialogRequest } from '../extensions/dialog-commands.ts';
import type { UploadPicture } from '../upload.ts';
import { HelpDialog } from './help-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

interface EditorDialogsProps {
  readonly editor: LexicalEditor;
  readonly onUploadImage: UploadPicture | undefined;
}

/** At most one dialog at a time; closing it returns the focus to the text. */
export function EditorDialogs({ editor, onUploadImage }: EditorDialogsProps) {
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(
    () =>
      editor.registerCommand(
        OPEN_DIALOG_COMMAND,
        (next) => {
          setRequest(next);
          setOpen(true);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );

  if (request === null) return null;
  const dialog = {
    editor,
    isOpen,
    onClose: () => setOpen(false),
    onClosed: () => {
      setRequest(null);
      editor.focus();
    },
  };
  switch (request.kind) {
    case 'link':
      return <LinkDialog {...dialog} />;
    case 'table':
      return <TableDialog {...dialog} />;
    case 'help':
      return <HelpDialog {...dialog} />;
    case 'picture':
      return <PictureDialog {...dialog} files={request.files ?? NO_FILES} upload={onUploadImage} />;
  }
}

const NO_FILES: readonly File[] = [];
