import type { SourceLine } from '@bandwise/recognise';
import { Stack, Textarea, type TextareaProps } from '@mantine/core';
import { useEffect, useRef, type Ref, type ClipboardEvent } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { readHtmlLines } from '../lines/html-lines.ts';
import type { PastedText } from './use-pasted-text.ts';

const fromText = texts.fromText;

/** The text and its key. */
export function PastedFields({ pasted }: { readonly pasted: PastedText }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The form loads after the dialog has set the initial focus.
  useEffect(() => field.current?.focus(), []);
  const { text, key, keep, setText, setKey } = pasted;
  return (
    <Stack>
      <PasteField
        ref={field}
        label={fromText.text}
        description={fromText.textHint}
        minRows={12}
        maxRows={24}
        value={text}
        into={{ keep, setText }}
      />
      <PasteField
        label={fromText.key}
        description={fromText.keyHint}
        minRows={3}
        maxRows={12}
        value={key}
        into={{ keep: () => undefined, setText: setKey }}
      />
    </Stack>
  );
}

type PasteFieldProps = Pick<TextareaProps, 'label' | 'description' | 'minRows' | 'maxRows' | 'value'> & {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly into: PasteInto;
};

function PasteField({ into, ...field }: PasteFieldProps) {
  return (
    <Textarea
      autosize
      {...field}
      onChange={(event) => into.setText(event.currentTarget.value)}
      onPaste={(event) => pasteLines(event, into)}
    />
  );
}

interface PasteInto {
  /** Lines that came with their HTML. */
  readonly keep: (lines: readonly SourceLine[]) => void;
  readonly setText: (text: string) => void;
}

/** HTML from the clipboard gives lines with tables, lists and marks; the field shows their text. */
function pasteLines(event: ClipboardEvent<HTMLTextAreaElement>, { keep, setText }: PasteInto): void {
  const lines = readHtmlLines(event.clipboardData.getData('text/html'));
  if (lines.length === 0) return;
  event.preventDefault();
  keep(lines);
  const field = event.currentTarget;
  field.setRangeText(lines.map(({ text }) => text).join('\n'), field.selectionStart, field.selectionEnd, 'end');
  setText(field.value);
}
