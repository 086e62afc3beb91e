import type { Settings } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { useSaveSetting } from './api.ts';

const { marking } = texts.settings;
const HEADING = 'settings-marking';

/** The default of a new installation first. */
const CHOICES = ['ielts', 'spec'] as const;

interface MarkingCardProps {
  readonly setting: Settings['marking_profile'];
}

/** The marking profile of tests that do not choose their own: read-only where the environment decides. */
export function MarkingCard({ setting }: MarkingCardProps) {
  const { value, source, variable, revision } = setting;
  const [wanted, setWanted] = useState(value);
  const saving = useSaveSetting(marking);
  const isFixed = source === 'environment';
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate({ marking_profile: wanted, revision });
        }}
      >
        <Stack gap="md">
          <div>
            <Title order={2} size="h4" id={HEADING}>
              {marking.title}
            </Title>
            <Text size="sm" c="dimmed">
              {marking.detail}
            </Text>
          </div>
          <Radio.Group
            name="marking_profile"
            label={marking.label}
            value={wanted}
            onChange={(chosen) => setWanted(CHOICES.find((one) => one === chosen) ?? value)}
          >
            <Stack gap="sm" mt="xs">
              {CHOICES.map((profile) => (
                <Radio
                  key={profile}
                  value={profile}
                  label={marking.profiles[profile]}
                  description={marking.details[profile]}
                  disabled={isFixed}
                />
              ))}
            </Stack>
          </Radio.Group>
          {source !== 'console' && (
            <Text size="sm">{isFixed ? marking.fromEnvironment(variable) : marking.fromDefault}</Text>
          )}
          {!isFixed && (
            <Group>
              <Button type="submit" disabled={wanted === value} loading={saving.isPending}>
                {marking.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Card>
  );
}
