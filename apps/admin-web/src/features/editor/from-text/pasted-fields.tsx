import { Stack, Textarea, type TextareaProps } from '@mantine/core';
import { useEffect, useRef, type Ref } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { pasteLines, type PasteInto } from './paste-lines.ts';
import type { PastedText } from './use-pasted-text.ts';

const fromText = texts.fromText;

/** The text and its key. */
export function PastedFields({ pasted }: { readonly pasted: PastedText }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The form is fetched after the dialog has looked for its first field.
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
