import { Stack, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { pasteLines } from './paste-lines.ts';
import type { PastedText } from './use-pasted-text.ts';

const fromText = texts.fromText;

/** The text and its key. */
export function PastedFields({ pasted }: { readonly pasted: PastedText }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The form is fetched after the dialog has looked for its first field.
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack>
      <Textarea
        ref={field}
        label={fromText.text}
        description={fromText.textHint}
        autosize
        minRows={12}
        maxRows={24}
        value={pasted.text}
        onChange={(event) => pasted.setText(event.currentTarget.value)}
        onPaste={(event) => pasteLines(event, pasted)}
      />
      <Textarea
        label={fromText.key}
        description={fromText.keyHint}
        autosize
        minRows={3}
        maxRows={12}
        value={pasted.key}
        onChange={(event) => pasted.setKey(event.currentTarget.value)}
        onPaste={(event) => pasteLines(event, { keep: () => undefined, setText: pasted.setKey })}
      />
    </Stack>
  );
}
