import { memo, useCallback } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { useDispatch } from '../screen/editor-context.ts';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { useField } from '../fields/use-field.ts';

const groupTexts = texts.groups;
const HEIGHT = 170;

interface InstructionFieldProps {
  readonly part: number;
  readonly group: number;
  readonly instruction: string;
}

export const InstructionField = memo(function InstructionField({ part, group, instruction }: InstructionFieldProps) {
  const dispatch = useDispatch();
  const change = useCallback(
    (html: string) => dispatch({ type: 'setGroup', group, patch: { instruction: html } }),
    [dispatch, group],
  );
  const field = useField({ part, group, field: 'instruction' });
  return (
    <RichTextField
      {...field}
      label={groupTexts.instruction}
      description={groupTexts.instructionHint}
      height={HEIGHT}
      value={instruction}
      onChange={change}
    />
  );
});
