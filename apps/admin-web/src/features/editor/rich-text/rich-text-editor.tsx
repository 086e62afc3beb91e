import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer';
import { EditorFrame } from './editor-frame.tsx';
import { EditorExtension } from './editor-extension.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import './styles.ts';

/** The editor for authored HTML. README.md lists what it supports. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <LexicalExtensionComposer extension={EditorExtension} contentEditable={null}>
      <EditorFrame {...props} />
    </LexicalExtensionComposer>
  );
}

export type { RichTextEditorHandle, RichTextEditorProps } from './rich-text-editor-props.ts';
