import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { linkFromInput } from '../html/addresses.ts';
import { texts } from '../texts.ts';
import { EditorDialog, type DialogProps } from './editor-dialog.tsx';
import { $readLink, $removeLink, $setLink } from './link-at-selection.ts';

export function LinkDialog(dialog: DialogProps) {
  const { editor, onClose } = dialog;
  const [before] = useState(() => editor.read($readLink));
  const [address, setAddress] = useState(before.address);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);

  const confirm = () => {
    const link = linkFromInput(address);
    if (link === null) {
      setError(texts.linkInvalid);
      return;
    }
    editor.update(() => $setLink(editor, link, text.trim()));
    onClose();
  };

  const remove = () => {
    editor.update(() => $removeLink(editor));
    onClose();
  };

  return (
    <EditorDialog
      {...dialog}
      title={texts.link}
      confirmLabel={before.address === '' ? texts.add : texts.save}
      onConfirm={confirm}
      extraButton={
        before.address !== '' && (
          <Button variant="subtle" color="red" onClick={remove}>
            {texts.removeLink}
          </Button>
        )
      }
    >
      <TextInput
        label={texts.linkAddress}
        description={texts.linkHint}
        value={address}
        error={error}
        inputMode="url"
        autoComplete="off"
        data-autofocus
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setError(null);
        }}
      />
      {before.needsText && (
        <TextInput
          label={texts.linkText}
          description={texts.linkTextHint}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </EditorDialog>
  );
}
