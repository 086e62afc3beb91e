import { Group, NativeSelect } from '@mantine/core';
import { texts } from '../../../../../shared/texts/texts.ts';
import { useDispatch } from '../../../session/editor-context.ts';
import type { GroupSettingsProps } from '../question-type-editor.ts';

const groupTexts = texts.groups;

export function LabelsField({ group }: GroupSettingsProps) {
  const dispatch = useDispatch();
  return (
    <Group>
      <NativeSelect
        label={groupTexts.labels}
        value={group.labels}
        data={[
          { value: 'TFNG', label: groupTexts.labelSets.TFNG },
          { value: 'YNNG', label: groupTexts.labelSets.YNNG },
        ]}
        onChange={(event) => {
          const labels = event.currentTarget.value === 'YNNG' ? 'YNNG' : 'TFNG';
          dispatch({ type: 'setGroup', group: group.id, patch: { labels } });
        }}
      />
    </Group>
  );
}
