import { skills } from '@bandwise/domain';
import { Alert, Checkbox, List, Text } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditorState } from '../../session/editor-context.ts';
import { renumbered, takesPassage, type PasteTarget, type Placing } from '../../model/changes/to-take-over.ts';

const fromText = texts.fromText;

interface PlacingNotesProps {
  readonly placing: Placing;
  readonly target: PasteTarget;
  readonly isTaken: (index: number) => boolean;
  readonly onTake: (index: number, isTaken: boolean) => void;
}

/** Explains the targets of passages and other changes by the text. */
export function PlacingNotes({ placing, target, isTaken, onTake }: PlacingNotesProps) {
  const form = useEditorState((state) => state.form);
  const numbers = useMemo(() => renumbered(form, placing, target), [form, placing, target]);
  const notes = placing.parts.map((placed, index) => {
    if (placed.part === null) return <Text key={placed.place}>{fromText.noPart(placed.number)}</Text>;
    if (placed.words > 0 && !skills[form.skill].hasPassage)
      return (
        <Alert key={placed.place} color="yellow">
          {fromText.noPassage(fromText.part(placed.number), placed.words)}
        </Alert>
      );
    if (!takesPassage(form, placed)) return null;
    return (
      <Checkbox
        key={placed.place}
        label={fromText.takePassage(fromText.part(placed.number), placed.words)}
        description={placed.replacesPassage ? fromText.replacesPassage : undefined}
        checked={isTaken(index)}
        onChange={(event) => onTake(index, event.currentTarget.checked)}
      />
    );
  });
  return (
    <>
      {placing.becomesFull && <Alert color="blue">{fromText.becomesFull}</Alert>}
      {numbers.length > 0 && (
        <Alert color="yellow" title={fromText.asPrintedTitle}>
          <List size="sm">
            {numbers.map(({ place, printed, will }) => (
              <List.Item key={`${place} ${printed}`}>{fromText.asPrinted(printed, will)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {notes}
    </>
  );
}
