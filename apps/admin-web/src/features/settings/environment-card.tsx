import type { Settings } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Code, Stack, Text, Title } from '@mantine/core';
import { texts } from '../../shared/texts/texts.ts';
import classes from './settings-list.module.css';

const { environment } = texts.settings;
const HEADING = 'settings-environment';

type Setting = Settings['environment'][number];

interface EnvironmentCardProps {
  readonly settings: Settings['environment'];
}

/** Lists the settings that only the environment of the server decides, with their variables. */
export function EnvironmentCard({ settings }: EnvironmentCardProps) {
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={HEADING}>
            {environment.title}
          </Title>
          <Text size="sm" c="dimmed">
            {environment.detail}
          </Text>
        </div>
        <dl className={classes['list']}>
          {settings.map((setting) => (
            <div key={setting.name} className={classes['row']}>
              <dt>{environment.names[setting.name]}</dt>
              <dd>
                <Text fw={600}>{valueOf(setting)}</Text>
                <Text size="sm" c="dimmed">
                  <Code>{setting.variable}</Code> {setting.is_set ? environment.source.set : environment.source.unset}
                </Text>
                {setting.name === 'time_zone' && (
                  <Text size="sm" c="dimmed">
                    {environment.timeZone}
                  </Text>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}

/** The value in words; of a secret only whether it is set. */
function valueOf({ name, value, is_set }: Setting): string {
  const { values } = environment;
  const whether = is_set ? 'set' : 'unset';
  switch (name) {
    case 'second_reader':
    case 'unlock_default':
      return values.secret[whether];
    case 'mail':
      return values.mail[whether];
    case 'registration':
      return values.registration[value === 'open' ? 'open' : 'admin'];
    case 'guest_practice':
      return values.guest_practice[value === 'off' ? 'off' : 'on'];
    case 'submissions':
      return values.submissions[value === 'off' ? 'off' : 'on'];
    case 'learner_web_url':
    case 'admin_web_url':
      return value ?? values.ownAddress;
    case 'brand':
    case 'time_zone':
      return value ?? '';
  }
}
