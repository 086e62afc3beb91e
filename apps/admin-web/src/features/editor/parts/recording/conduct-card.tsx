import { LISTENING_DEFAULTS } from '@bandwise/domain/internal';
import { Checkbox, NumberInput, SimpleGrid } from '@mantine/core';
import { useMemo, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { sentParts } from '../../model/exam-file/to-content.ts';
import { Card } from '../../fields/card.tsx';
import { fieldId } from '../../session/focus/field-id.ts';
import { useField } from '../../fields/use-field.ts';
import { useDispatch, useEditorState, useSettledForm } from '../../session/editor-context.ts';

const { conduct } = texts.editor;
const SECONDS = ['reading_seconds', 'checking_seconds', 'final_checking_seconds'] as const;

/** The settings of a whole listening test, shared by all parts. */
export function ConductCard() {
  return (
    <Card heading={conduct.heading}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {SECONDS.map((name) => (
          <SecondsField key={name} name={name} />
        ))}
      </SimpleGrid>
      <FreeMovementField />
    </Card>
  );
}

function SecondsField({ name }: { readonly name: (typeof SECONDS)[number] }) {
  const seconds = useEditorState(({ form }) => (form.listeningSettings ?? LISTENING_DEFAULTS)[name]);
  const dispatch = useDispatch();
  const field = useField({ part: useFirstSent(), field: name });
  // Whether the field was emptied to type another number: until it is left, its placeholder shows the default in effect.
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      {...field}
      label={conduct.fields[name]}
      description={conduct.hints[name]}
      allowDecimal={false}
      allowNegative={false}
      value={isEmpty ? '' : seconds}
      placeholder={String(LISTENING_DEFAULTS[name])}
      onChange={(value) => {
        setEmpty(value === '');
        const patch = { [name]: value === '' ? LISTENING_DEFAULTS[name] : Number(value) };
        dispatch({ type: 'setListening', patch });
      }}
      onBlur={() => {
        setEmpty(false);
        field.onBlur();
      }}
    />
  );
}

function FreeMovementField() {
  const isFree = useEditorState(({ form }) => (form.listeningSettings ?? LISTENING_DEFAULTS).free_movement);
  const dispatch = useDispatch();
  const part = useFirstSent();
  return (
    <Checkbox
      id={fieldId({ part, group: null, question: null, field: 'free_movement' })}
      label={conduct.fields.free_movement}
      checked={isFree}
      onChange={(event) => dispatch({ type: 'setListening', patch: { free_movement: event.currentTarget.checked } })}
    />
  );
}

/** Errors of the test as a whole belong to the first published part. */
function useFirstSent(): number {
  const form = useSettledForm();
  return useMemo(() => sentParts(form)[0]?.part.id ?? 0, [form]);
}
