import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import { replaceAt } from '../../form/lists.ts';
import { useDispatch } from '../../screen/editor-context.ts';
import { fieldId } from '../../fields/field-id.ts';
import { useFindings } from '../../fields/use-field.ts';
import type { GroupSettingsProps } from '../question-type-editor.ts';

const groupTexts = texts.groups;

/** Questions whose answers may come in any order; none is in two lists. */
export function AnyOrderField({ part, group }: GroupSettingsProps) {
  const dispatch = useDispatch();
  const findings = useFindings(group.id).filter(({ field }) => field === 'any_order');
  const { anyOrder: sets = [], questions } = group;
  const offered = questions.filter(({ subpart }) => subpart === null);
  const set = (anyOrder: readonly (readonly number[])[]) =>
    dispatch({ type: 'setGroup', group: group.id, patch: { anyOrder } });
  const isTaken = (question: number, at: number) => sets.some((ids, index) => index !== at && ids.includes(question));
  if (offered.length < 2) return null;
  return (
    <Stack id={fieldId({ part, group: group.id, question: null, field: 'any_order' })} gap="xs">
      {sets.map((ids, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lists of numbers have no identity, only an order
        <Group key={at} align="flex-end">
          <MultiSelect
            label={groupTexts.anyOrder}
            description={groupTexts.anyOrderHint}
            style={{ flex: '1 1 16rem' }}
            value={ids.filter((id) => offered.some((question) => question.id === id)).map(String)}
            data={offered
              .filter(({ id }) => !isTaken(id, at))
              .map(({ id, number }) => ({ value: String(id), label: String(number) }))}
            onChange={(chosen) => set(replaceAt(sets, at, chosen.map(Number)))}
          />
          <Button variant="default" onClick={() => set(sets.filter((_, index) => index !== at))}>
            {groupTexts.removeAnyOrder}
          </Button>
        </Group>
      ))}
      {findings.map(({ message }) => (
        <Text key={message} size="sm" c="var(--mantine-color-error)">
          {message}
        </Text>
      ))}
      <Button
        variant="default"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => set([...sets, []])}
      >
        {groupTexts.addAnyOrder}
      </Button>
    </Stack>
  );
}
