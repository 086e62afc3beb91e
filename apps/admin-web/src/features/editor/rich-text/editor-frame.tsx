import richText from '@bandwise/ui/rich-text/rich-text.module.css';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { Input } from '@mantine/core';
import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical';
import { useId, useImperativeHandle, useState, useEffect } from 'react';
import { useEditorState } from './commands/use-editor-state.ts';
import content from './content.module.css';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { LOST_COMMAND } from './extensions/dialog-commands.ts';
import { insertText } from './insert-text.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import styles from './rich-text-editor.module.css';
import { StatusLine } from './status-line.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { MenuBar } from './toolbar/menu-bar.tsx';
import { MenuHostContext } from './toolbar/menu-host.ts';
import { useCaret } from './use-caret.ts';
import { useHtmlValue } from './use-html-value.ts';
import { useInlinePictures } from './use-inline-pictures.ts';
import { useLatest } from './use-latest.ts';

const DEFAULT_HEIGHT = 450;

/** Label, buttons, text and messages. */
export function EditorFrame(props: RichTextEditorProps) {
  const {
    label,
    height = DEFAULT_HEIGHT,
    menuBar = false,
    required = false,
    error = null,
    description,
    onUploadImage,
    ref,
  } = props;
  const [editor] = useLexicalComposerContext();
  const id = useId();
  const [menuHost, setMenuHost] = useState<HTMLElement | null>(null);
  const value = useHtmlValue(editor, props);
  const state = useEditorState(editor);
  useCaret(editor, props.onCaret);
  useLost(editor, props.onLost);
  useInlinePictures(editor, onUploadImage);

  useImperativeHandle(
    ref,
    () => ({
      insertText: (text) => insertText(editor, text),
      flush: () => value.flush(),
      focus: () => editor.focus(),
    }),
    [editor, value],
  );

  const describedBy = [description !== undefined && `${id}-description`, error !== null && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.focus() }}
      required={required}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={styles['frame']} style={{ blockSize: height }} data-error={error !== null || undefined}>
        <MenuHostContext value={menuHost}>
          {menuBar && <MenuBar label={label} editor={editor} state={state} />}
          <EditorToolbar label={label} editor={editor} state={state} />
        </MenuHostContext>
        <div className={styles['scroll']}>
          <ContentEditable
            className={`${richText['text']} ${content['content']}`}
            // The text is focusable anyway; the attribute also makes the scrolling box accessible.
            tabIndex={0}
            aria-labelledby={`${id}-label`}
            aria-multiline
            aria-required={required}
            aria-invalid={error !== null}
            {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
          />
        </div>
        <StatusLine editor={editor} />
      </div>
      <div ref={setMenuHost} />
      <EditorDialogs editor={editor} onUploadImage={onUploadImage} />
    </Input.Wrapper>
  );
}

/** Reports pasted content that can't be stored. */
function useLost(editor: LexicalEditor, onLost: RichTextEditorProps['onLost']): void {
  const tell = useLatest(onLost);
  useEffect(
    () => editor.registerCommand(LOST_COMMAND, (names) => (tell.current?.(names), true), COMMAND_PRIORITY_LOW),
    [editor, tell],
  );
}
