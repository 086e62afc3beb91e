import { NumberInput } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { startNumbers } from '../form/numbering.ts';
import { useDispatch, useEditorState, useOpenPart } from '../screen/editor-context.ts';
import { useField } from '../fields/use-field.ts';

const { basic } = texts.editor;

export function StartNumberField() {
  const partId = useOpenPart((part) => part.id);
  const start = useOpenPart((part) => part.start);
  const actual = useEditorState(({ form }) => startNumbers(form).get(partId) ?? 1);
  const follows = useEditorState(({ form }) => form.testType === 'full_test' && form.parts[0]?.id !== partId);
  const dispatch = useDispatch();
  const field = useField({ part: partId, field: 'start' });
  return (
    <NumberInput
      {...field}
      key={partId}
      label={basic.start}
      description={follows && basic.startFollows}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDecimal={false}
      value={start ?? (follows ? '' : actual)}
      placeholder={String(actual)}
      onChange={(value) =>
        dispatch({ type: 'setPart', part: partId, patch: { start: typeof value === 'number' ? value : null } })
      }
    />
  );
}
