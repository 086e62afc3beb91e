import { LIMITS, type QuestionType } from '@bandwise/domain';
import { memo } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import type { OptionForm } from '../form/form.ts';
import { useDispatch } from '../screen/editor-context.ts';
import { FieldSet } from '../fields/field-set.tsx';
import { questionTypeEditors } from '../question-types/registry.ts';
import { TextRows } from '../fields/text-rows.tsx';
import { useField } from '../fields/use-field.ts';

const groupTexts = texts.groups;
/** Fewer give nothing to choose from (administrator specification, section 5). */
const CHOICES_MIN = 2;

interface ChoicesEditorProps {
  readonly part: number;
  readonly group: number;
  readonly type: QuestionType;
  readonly choices: readonly OptionForm[];
}

/** What all questions of a group choose from. */
export const ChoicesEditor = memo(function ChoicesEditor({ part, group, type, choices }: ChoicesEditorProps) {
  const dispatch = useDispatch();
  const { id, error, onBlur } = useField({ part, group, field: 'choices' });
  const label = questionTypeEditors[type].choicesLabel ?? groupTexts.choices;
  return (
    <FieldSet id={id} label={label} error={error} onLeave={onBlur}>
      <TextRows
        name={`${id}-row`}
        rows={choices}
        min={CHOICES_MIN}
        max={LIMITS.optionsMax}
        labels={{ row: groupTexts.choice, remove: groupTexts.removeChoice, add: groupTexts.addChoice }}
        onText={(choice, text) => dispatch({ type: 'setChoice', group, choice, text })}
        onRemove={(choice) => dispatch({ type: 'removeChoice', group, choice })}
        onAdd={() => dispatch({ type: 'addChoice', group })}
        onPaste={(choice, pasted) => dispatch({ type: 'pasteChoices', group, choice, texts: pasted })}
      />
    </FieldSet>
  );
});
