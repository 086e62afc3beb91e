import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { linkFromInput } from '../html/addresses.ts';
import { texts } from '../../../../shared/texts/texts.ts';
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
      setError(texts.richText.linkInvalid);
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
      title={texts.richText.actions.link}
      confirmLabel={before.address === '' ? texts.richText.add : texts.richText.save}
      onConfirm={confirm}
      extraButton={
        before.address !== '' && (
          <Button variant="subtle" color="red" onClick={remove}>
            {texts.richText.actions.unlink}
          </Button>
        )
      }
    >
      <TextInput
        label={texts.richText.linkAddress}
        description={texts.richText.linkHint}
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
          label={texts.richText.linkText}
          description={texts.richText.linkTextHint}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </EditorDialog>
  );
}
