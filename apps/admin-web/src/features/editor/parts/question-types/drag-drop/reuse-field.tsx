import { Checkbox } from '@mantine/core';
import { texts } from '../../../../../shared/texts/texts.ts';
import { useField } from '../../../fields/use-field.ts';
import { useDispatch } from '../../../session/editor-context.ts';
import type { GroupSettingsProps } from '../question-type-editor.ts';

const groupTexts = texts.groups;

export function ReuseField({ part, group }: GroupSettingsProps) {
  const dispatch = useDispatch();
  const field = useField({ part, group: group.id, field: 'reuse_choices' });
  return (
    <Checkbox
      {...field}
      label={groupTexts.reuse}
      checked={group.reuse_choices}
      onChange={(event) =>
        dispatch({ type: 'setGroup', group: group.id, patch: { reuse_choices: event.currentTarget.checked } })
      }
    />
  );
}
