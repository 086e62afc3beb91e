import { totalNumbers } from '@bandwise/domain';
import type { SourceLine } from '@bandwise/recognise';
import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { focusPlace } from '../fields/focus-place.ts';
import { useEditor, useEditorState } from '../screen/editor-context.ts';
import { readHtmlLines } from './html-lines.ts';
import { PastedPreview } from './pasted-preview.tsx';
import { placeParts, takesPassage, toTakeOver, type PasteTarget } from './to-take-over.ts';
import { usePastedText } from './use-pasted-text.ts';

const fromText = texts.fromText;

interface FromTextFormProps {
  readonly target: PasteTarget;
  /** What the text begins with, as read from a file. */
  readonly lines: readonly SourceLine[];
  readonly onClose: () => void;
}

export function FromTextForm({ target, lines, onClose }: FromTextFormProps) {
  const { store, announcements } = useEditor();
  const form = useEditorState((state) => state.form);
  const field = useRef<HTMLTextAreaElement>(null);
  // The form is fetched after the dialog has looked for its first field.
  useEffect(() => field.current?.focus(), []);
  const pasted = usePastedText(lines);
  const { recognised } = pasted;
  const placing = useMemo(() => placeParts(form, recognised, target), [form, recognised, target]);
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isTaken = (index: number) => {
    const part = placing.parts[index];
    return part !== undefined && takesPassage(form, part) && (chosen.get(index) ?? !part.replacesPassage);
  };
  const passages = new Set([...placing.parts.keys()].filter(isTaken));
  const placed = placing.parts.filter(({ part }) => part !== null);
  const groups = placed.reduce((sum, part) => sum + part.recognised.groups.length, 0);

  const add = () => {
    const questions = placed.reduce((sum, part) => sum + totalNumbers(part.recognised.groups), 0);
    const change = toTakeOver(store.getState().form, placing, { target, passages });
    store.together(() => store.dispatch(change), 'pasted');
    announcements.say(fromText.added(groups, questions));
    onClose();
    focusPlace({ part: target.part, group: null, question: null, field: 'groups' });
  };

  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack>
          <Textarea
            label={fromText.text}
            description={fromText.textHint}
            autosize
            minRows={12}
            maxRows={24}
            value={pasted.text}
            onChange={(event) => pasted.setText(event.currentTarget.value)}
            onPaste={(event) => pasteLines(event, pasted.keep, pasted.setText)}
            ref={field}
          />
          <Textarea
            label={fromText.key}
            description={fromText.keyHint}
            autosize
            minRows={3}
            maxRows={12}
            value={pasted.key}
            onChange={(event) => pasted.setKey(event.currentTarget.value)}
            onPaste={(event) => pasteLines(event, () => undefined, pasted.setKey)}
          />
        </Stack>
        <PastedPreview
          recognised={recognised}
          placing={placing}
          isEmpty={pasted.text.trim() === '' && pasted.key.trim() === ''}
        />
      </SimpleGrid>
      {placing.becomesFull && <Alert color="blue">{fromText.becomesFull}</Alert>}
      {placing.parts.map((part, index) =>
        takesPassage(form, part) ? (
          <Checkbox
            key={part.number}
            label={fromText.takePassage(fromText.part(part.number), part.words)}
            description={part.replacesPassage ? fromText.replacesPassage : undefined}
            checked={isTaken(index)}
            onChange={(event) => setChosen(new Map([...chosen, [index, event.currentTarget.checked]]))}
          />
        ) : null,
      )}
      {placing.parts.map(({ part, number }) =>
        part === null ? <Text key={number}>{fromText.noPart(number)}</Text> : null,
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button disabled={groups === 0 && passages.size === 0} onClick={add}>
          {groups === 0 && passages.size > 0 ? fromText.addPassage : fromText.add(groups)}
        </Button>
      </Group>
    </Stack>
  );
}

/** A clipboard with HTML gives lines whose tables, lists and marks are kept; the field shows their text. */
function pasteLines(
  event: ClipboardEvent<HTMLTextAreaElement>,
  keep: (lines: readonly SourceLine[]) => void,
  setText: (text: string) => void,
): void {
  const lines = readHtmlLines(event.clipboardData.getData('text/html'));
  if (lines.length === 0) return;
  event.preventDefault();
  keep(lines);
  const field = event.currentTarget;
  field.setRangeText(lines.map(({ text }) => text).join('\n'), field.selectionStart, field.selectionEnd, 'end');
  setText(field.value);
}
