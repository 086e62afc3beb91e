import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { startError } from '../../model/findings/check-exam.ts';
import { startNumberOf, startNumbers } from '../../model/numbering/numbering.ts';
import { useDispatch, useEditorState, useOpenPart } from '../../session/editor-context.ts';
import { useField } from '../../fields/use-field.ts';

const { basic } = texts.editor;

export function StartNumberField() {
  const partId = useOpenPart((part) => part.id);
  const start = useOpenPart((part) => part.start);
  const actual = useEditorState(({ form }) => startNumberOf(form, partId));
  const follows = useEditorState(({ form }) => form.testType === 'full_test' && form.parts[0]?.id !== partId);
  // Shows while typing, because questions are numbered as if the field were empty until the error is fixed.
  const error = useEditorState(({ form }) => {
    const own = startNumbers(form).find(({ part }) => part.id === partId);
    return own === undefined ? null : startError(own);
  });
  const dispatch = useDispatch();
  const field = useField({ part: partId, field: 'start' });
  // Whether the field was emptied to type another number: until it is left, its placeholder shows the number in effect.
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      {...field}
      error={error}
      key={partId}
      label={basic.start}
      description={follows && basic.startFollows}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDecimal={false}
      value={start ?? (follows || isEmpty ? '' : actual)}
      placeholder={String(actual)}
      onChange={(value) => {
        setEmpty(value === '');
        dispatch({ type: 'setPart', part: partId, patch: { start: typeof value === 'number' ? value : null } });
      }}
      onBlur={() => {
        setEmpty(false);
        field.onBlur();
      }}
    />
  );
}
