import { Group, Text, TextInput } from '@mantine/core';
import { useId, type ComponentProps } from 'react';
import { texts } from '../texts/texts.ts';

interface TimeFieldsProps {
  readonly timeZone: string;
  readonly opens: ComponentProps<typeof TextInput>;
  readonly due: ComponentProps<typeof TextInput>;
}

/** Opening and due time, in the time of the school. */
export function TimeFields({ timeZone, opens, due }: TimeFieldsProps) {
  const zone = useId();
  return (
    <div>
      <Group grow preventGrowOverflow={false} align="flex-start" wrap="wrap" gap="md">
        <TextInput
          type="datetime-local"
          label={texts.assignments.form.opens}
          aria-describedby={zone}
          miw={200}
          {...opens}
        />
        <TextInput
          type="datetime-local"
          label={texts.assignments.form.due}
          aria-describedby={zone}
          miw={200}
          {...due}
        />
      </Group>
      <Text id={zone} size="sm" c="dimmed" mt={4}>
        {texts.assignments.zone(timeZone)}
      </Text>
    </div>
  );
}
