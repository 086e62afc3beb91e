import { CHOICE_LETTERS, LIMITS, type ChoiceLetters } from '@bandwise/domain';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { memo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { OptionForm } from '../../model/form/form.ts';
import { groupById } from '../../model/form/parts.ts';
import { rowLetters } from '../../model/form/row-letters.ts';
import { useEditor } from '../../session/editor-context.ts';
import { FieldSet } from '../../fields/field-set.tsx';
import { MovableRow } from '../moving/movable-row.tsx';
import { TextRows } from '../../fields/text-rows.tsx';
import { useField } from '../../fields/use-field.ts';

const groupTexts = texts.groups;
/** Fewer give nothing to choose from (administrator specification, section 5). */
const CHOICES_MIN = 2;

interface ChoicesEditorProps {
  readonly part: number;
  readonly group: number;
  readonly choices: readonly OptionForm[];
  readonly letters: ChoiceLetters | undefined;
  readonly title: string | undefined;
}

/** The choices of all questions of a group, and their display for learners. */
export const ChoicesEditor = memo(function ChoicesEditor(props: ChoicesEditorProps) {
  const { part, group, choices, letters } = props;
  const { store, announcements } = useEditor();
  const { dispatch } = store;
  const { id, error, onBlur } = useField({ part, group, field: 'choices' });
  const label = groupTexts.choices;
  const remove = (choice: number) => {
    const { questions = [] } = groupById(store.getState().form, group) ?? {};
    const keyless = questions.filter(({ chosen }) => chosen.includes(choice)).map(({ number }) => number);
    dispatch({ type: 'removeChoice', group, choice });
    if (keyless.length > 0) announcements.say(groupTexts.keysLost(keyless));
  };
  return (
    <FieldSet id={id} label={label} error={error} onLeave={onBlur}>
      <ListFields {...props} />
      <TextRows
        name={`${id}-row`}
        rows={choices}
        min={CHOICES_MIN}
        max={LIMITS.optionsMax}
        labels={{ row: groupTexts.choice, remove: groupTexts.removeChoice, add: groupTexts.addChoice }}
        // Without set letters the rows show A, B, C.
        letters={rowLetters(choices, letters ?? 'A')}
        order={{
          Frame: MovableRow,
          onInsert: (after) => dispatch({ type: 'insertRow', group, after }),
          onMove: (row, index) => {
            dispatch({ type: 'placeRow', group, row, index });
            announcements.say(texts.rows.movedTo(index));
          },
        }}
        onText={(choice, text) => dispatch({ type: 'setChoice', group, choice, text })}
        onRemove={remove}
        onAdd={() => dispatch({ type: 'addChoice', group })}
        onPaste={(choice, pasted, label) => dispatch({ type: 'pasteChoices', group, choice, texts: pasted, label })}
      />
    </FieldSet>
  );
});

/** The letters of the list, and what stands above it. */
function ListFields({ part, group, letters, title }: ChoicesEditorProps) {
  const { dispatch } = useEditor().store;
  const lettersField = useField({ part, group, field: 'letters' });
  const titleField = useField({ part, group, field: 'choices_title' });
  return (
    <Group gap="sm" align="flex-start" mb="xs">
      <NativeSelect
        {...lettersField}
        label={groupTexts.letters}
        value={letters ?? ''}
        data={[
          { value: '', label: groupTexts.letterings.none },
          ...CHOICE_LETTERS.map((value) => ({ value, label: groupTexts.letterings[value] })),
        ]}
        onChange={(event) => {
          const chosen = CHOICE_LETTERS.find((one) => one === event.currentTarget.value) ?? null;
          dispatch({ type: 'setLetters', group, letters: chosen });
        }}
      />
      {(letters !== undefined || title !== undefined) && (
        <TextInput
          {...titleField}
          label={groupTexts.choicesTitle}
          placeholder={groupTexts.choicesTitleExample}
          maxLength={LIMITS.titleMax}
          value={title ?? ''}
          onChange={(event) => dispatch({ type: 'setChoicesTitle', group, title: event.currentTarget.value })}
        />
      )}
    </Group>
  );
}
