import { Input, Skeleton } from '@mantine/core';
import { lazy, memo, Suspense, useEffect, useRef, type RefObject } from 'react';
import type { RichTextEditorHandle, RichTextEditorProps } from '../rich-text/rich-text-editor.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useUploadMedia } from '../session/calls/upload-media.ts';
import { useEditor } from '../session/editor-context.ts';
import styles from './editor.module.css';

const RichTextEditor = lazy(async () => {
  const module = await import('../rich-text/rich-text-editor.tsx');
  return { default: module.RichTextEditor };
});

interface RichTextFieldProps extends Pick<RichTextEditorProps, 'blankOwners' | 'onBlanksRestored' | 'onLost'> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly height: number;
  readonly error?: string | null;
  readonly description?: string;
  readonly required?: boolean;
  readonly menuBar?: boolean;
  readonly handle?: RefObject<RichTextEditorHandle | null>;
}

/**
 * A rich-text editor whose code loads with the first one, and that flushes its text before a save. Keep `onChange` stable: rendering it is
 * the most expensive part of the form.
 */
export const RichTextField = memo(function RichTextField({ id, onBlur, handle, ...field }: RichTextFieldProps) {
  const { flushes } = useEditor();
  const upload = useUploadMedia();
  const own = useRef<RichTextEditorHandle>(null);
  const ref = handle ?? own;
  useEffect(() => flushes.add(() => ref.current?.flush()), [flushes, ref]);

  return (
    // The id is the target of links to this field; it passes the focus to the text.
    <div
      id={id}
      tabIndex={-1}
      onBlur={onBlur}
      onFocus={(event) => {
        if (event.target === event.currentTarget) ref.current?.focus();
      }}
    >
      <Suspense fallback={<ComingEditor {...field} />}>
        <RichTextEditor {...field} onUploadImage={upload} ref={ref} />
      </Suspense>
    </div>
  );
});

/** Reserves the space of a loading editor, so that nothing below shifts. */
function ComingEditor({
  label,
  required = false,
  description,
  height,
}: Pick<RichTextFieldProps, 'label' | 'required' | 'description' | 'height'>) {
  return (
    <Input.Wrapper label={label} labelElement="div" required={required} description={description}>
      <Skeleton
        className={styles['comingEditor']}
        height={height}
        role="progressbar"
        aria-label={texts.editor.content.loadingEditor}
      />
    </Input.Wrapper>
  );
}
