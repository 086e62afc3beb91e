import type { Settings } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Switch, Text, Title } from '@mantine/core';
import { texts } from '../../shared/texts/texts.ts';
import { useSaveSetting } from './api.ts';

const { assessing } = texts.settings;
const HEADING = 'settings-assessing';
const DETAIL = 'settings-assessing-detail';

interface AssessingCardProps {
  readonly setting: Settings['self_assessment'];
}

/** Whether learners may give bands to their own work; saved at once. */
export function AssessingCard({ setting: { value, revision } }: AssessingCardProps) {
  const saving = useSaveSetting(assessing);
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <Title order={2} size="h4" id={HEADING} mb="sm">
        {assessing.title}
      </Title>
      <Switch
        label={assessing.label}
        aria-describedby={DETAIL}
        checked={value}
        disabled={saving.isPending}
        onChange={() => saving.mutate({ self_assessment: !value, revision })}
      />
      <Text size="sm" c="dimmed" mt="xs" id={DETAIL}>
        {assessing.detail}
      </Text>
    </Card>
  );
}
