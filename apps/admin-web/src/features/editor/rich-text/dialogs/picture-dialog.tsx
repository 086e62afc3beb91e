import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { $createParagraphNode, $createTextNode, type LexicalEditor } from 'lexical';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { $insertBlocks } from '../commands/insert-blocks.ts';
import { $ensureSelection } from '../extensions/last-selection.ts';
import { $selectedPicture } from '../extensions/picture-extension.ts';
import type { Picture } from '../html/document-model.ts';
import { $createCaptionNode } from '../nodes/caption-node.ts';
import { $createPictureNode } from '../nodes/picture-node.tsx';
import type { UploadPicture } from '../upload.ts';
import { EditorDialog, type DialogProps } from './editor-dialog.tsx';
import { PictureSource } from './picture-source.tsx';
import { usePictureSource } from './use-picture-source.ts';

interface PictureDialogProps extends DialogProps {
  readonly files: readonly File[];
  readonly upload: UploadPicture | undefined;
}

/** Adds a picture, or changes the selected one. Several files are handled one after the other. */
export function PictureDialog({ files, ...props }: PictureDialogProps) {
  const [index, setIndex] = useState(0);
  const isLast = index + 1 >= files.length;
  return (
    <PictureForm
      key={index}
      {...props}
      title={files.length > 1 ? texts.richText.pictureOf(index + 1, files.length) : texts.richText.actions.picture}
      file={files[index] ?? null}
      onDone={() => (isLast ? props.onClose() : setIndex(index + 1))}
    />
  );
}

interface PictureFormProps extends DialogProps {
  readonly title: string;
  readonly file: File | null;
  readonly upload: UploadPicture | undefined;
  readonly onDone: () => void;
}

function PictureForm({ title, file, upload, onDone, ...dialog }: PictureFormProps) {
  const { editor } = dialog;
  const [before] = useState(() => (file === null ? editor.read(() => $selectedPicture()?.getPicture() ?? null) : null));
  const source = usePictureSource({ address: before?.src ?? '', file, upload });
  const [description, setDescription] = useState(before?.alt ?? '');
  const [isDecoration, setDecoration] = useState(before?.alt === '');
  const [caption, setCaption] = useState('');
  const [isChecked, setChecked] = useState(false);
  const lacksDescription = !isDecoration && description.trim() === '';

  const confirm = () => {
    setChecked(true);
    if (source.address === null || lacksDescription) return;
    const picture: Picture = { src: source.address, alt: isDecoration ? '' : description.trim(), ...source.size };
    editor.update(() => {
      const selected = before === null ? null : $selectedPicture();
      if (selected === null) $insertPicture(editor, picture, caption.trim());
      else selected.setPicture(picture);
    });
    onDone();
  };

  return (
    <EditorDialog
      {...dialog}
      title={title}
      confirmLabel={before === null ? texts.richText.add : texts.richText.save}
      onConfirm={confirm}
      isPending={source.isUploading}
    >
      <PictureSource source={source} canUpload={upload !== undefined} isChecked={isChecked} />
      <Textarea
        label={texts.richText.pictureDescription}
        description={texts.richText.pictureDescriptionHint}
        autosize
        minRows={2}
        maxRows={6}
        value={description}
        disabled={isDecoration}
        error={isChecked && lacksDescription && texts.richText.pictureDescriptionMissing}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Checkbox
        label={texts.richText.pictureIsDecoration}
        checked={isDecoration}
        onChange={(event) => setDecoration(event.currentTarget.checked)}
      />
      {before === null && (
        <TextInput
          label={texts.richText.pictureCaption}
          description={texts.richText.pictureCaptionHint}
          value={caption}
          autoComplete="off"
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      )}
    </EditorDialog>
  );
}

/** Inserts a picture into the caret's line; with a caption as a figure below. */
function $insertPicture(editor: LexicalEditor, picture: Picture, caption: string): void {
  const node = $createPictureNode(picture);
  if (caption === '') {
    $ensureSelection(editor).insertNodes([node]);
    return;
  }
  const line = $createParagraphNode().append(node);
  const captionNode = $createCaptionNode('picture').append($createTextNode(caption));
  $insertBlocks(editor, [line, captionNode]);
  captionNode.selectNext();
}
