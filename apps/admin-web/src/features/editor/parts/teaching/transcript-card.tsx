import { readTranscript, writeTranscript } from '@bandwise/recognise';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { Card } from '../../fields/card.tsx';
import { useField } from '../../fields/use-field.ts';
import { useDispatch, useOpenPart } from '../../session/editor-context.ts';

const words = texts.teaching.transcript;

/** The transcript of the recording as lines with times, typed or pasted. */
export function TranscriptCard() {
  const part = useOpenPart(({ id }) => id);
  return (
    <Card heading={words.heading}>
      <TranscriptField key={part} part={part} />
    </Card>
  );
}

function TranscriptField({ part }: { readonly part: number }) {
  const stored = useOpenPart(({ transcript }) => transcript);
  const dispatch = useDispatch();
  const field = useField({ part, field: 'transcript' });
  // The text while it is being edited.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? writeTranscript(stored ?? []);
  const { lines, unread } = readTranscript(text);
  const [first] = unread;
  const keep = () => {
    field.onBlur();
    // Unparsable text stays in the field.
    if (typed === null || unread.length > 0) return;
    setTyped(null);
    if (writeTranscript(lines) !== writeTranscript(stored ?? []))
      dispatch({ type: 'setPart', part, patch: { transcript: lines } });
  };
  return (
    <>
      <Textarea
        id={field.id}
        label={words.label}
        description={words.hint}
        placeholder={words.example}
        autosize
        minRows={4}
        maxRows={20}
        value={text}
        error={first === undefined ? field.error : words.unread(first.line, first.text)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
      />
      <Text size="sm" role="status">
        {words.lines(lines.length)}
      </Text>
    </>
  );
}
